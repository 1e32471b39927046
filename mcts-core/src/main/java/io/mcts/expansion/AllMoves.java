package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

record AllMoves<S extends GameState<?, M>, M extends Move>() implements MoveFilter<S, M> {

    @Override
    public List<M> filter(S state, List<M> legalMoves) {
        return legalMoves;
    }

    @Override
    public String toString() {
        return "all";
    }
}
