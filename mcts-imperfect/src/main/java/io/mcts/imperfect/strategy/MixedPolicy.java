package io.mcts.imperfect.strategy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Map;
import java.util.function.Function;

/** Plays by the probability of each move at each information set. */
@FunctionalInterface
public interface MixedPolicy<S extends GameState<?, M>, M extends Move> {

    /**
     * Returns the probabilities of the player to move, which sum to 1; a move left out has 0.
     *
     * @param state left unchanged; the result must not depend on its hidden part
     */
    Map<M, Double> probabilities(S state);

    /** Returns the best move of a search of each state. */
    static <S extends GameState<?, M>, M extends Move> MixedPolicy<S, M> ofBestMoves(
            Function<S, MixedResult<M>> search) {
        return state -> Map.of(search.apply(state).bestMove(), 1.0);
    }

    /** Returns the strategy that a search of each state finds; the visits, if it searches for a single move. */
    static <S extends GameState<?, M>, M extends Move> MixedPolicy<S, M> ofStrategies(
            Function<S, MixedResult<M>> search) {
        return state -> search.apply(state).strategy();
    }

    /** Returns every legal move with equal probability. All such policies are equal. */
    static <S extends GameState<?, M>, M extends Move> MixedPolicy<S, M> uniform() {
        return new UniformStrategy<>();
    }
}
