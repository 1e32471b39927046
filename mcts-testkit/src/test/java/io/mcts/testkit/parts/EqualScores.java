package io.mcts.testkit.parts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import java.util.Arrays;
import java.util.List;

/** Equal scores for all moves, which sum to 1: a prior for any game. */
public record EqualScores<S extends GameState<S, M>, M extends Move>() implements MoveScores<S, M> {

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        Arrays.fill(scores, 0, moves.size(), 1.0 / moves.size());
    }

    @Override
    public String toString() {
        return "equal";
    }
}
