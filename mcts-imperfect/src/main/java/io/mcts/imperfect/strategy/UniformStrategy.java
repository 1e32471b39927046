package io.mcts.imperfect.strategy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.LinkedHashMap;
import java.util.Map;

/** Every legal move with equal probability. All instances are equal. */
record UniformStrategy<S extends GameState<?, M>, M extends Move>() implements MixedPolicy<S, M> {

    @Override
    public Map<M, Double> probabilities(S state) {
        Map<M, Double> probabilities = new LinkedHashMap<>();
        for (M move : state.legalMoves()) {
            probabilities.put(move, 1.0 / state.legalMoves().size());
        }
        return probabilities;
    }
}
