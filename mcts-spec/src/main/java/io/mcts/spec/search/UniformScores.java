package io.mcts.spec.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import java.util.Arrays;
import java.util.List;

record UniformScores<S extends GameState<?, M>, M extends Move>() implements MoveScores<S, M> {

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        Arrays.fill(scores, 1.0 / moves.size());
    }

    @Override
    public String toString() {
        return "uniform";
    }
}
