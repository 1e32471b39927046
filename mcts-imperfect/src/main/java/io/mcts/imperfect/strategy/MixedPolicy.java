package io.mcts.imperfect.strategy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A way to play at random: the probability of each move at each information set.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface MixedPolicy<S extends GameState<?, M>, M extends Move> {

    /**
     * The probabilities with which the player to move chooses.
     *
     * @param state a state where a player is to move; left unchanged. The answer must not depend on what they do not see.
     * @return numbers of 0 or more that sum to 1; a move left out has 0
     */
    Map<M, Double> probabilities(S state);

    /** The move that a search of each state decides on. */
    static <S extends GameState<?, M>, M extends Move> MixedPolicy<S, M> ofBestMoves(
            Function<S, MixedResult<M>> search) {
        return state -> Map.of(search.apply(state).bestMove(), 1.0);
    }

    /** The strategy that a search of each state finds; the visits, if it searches for a single move. */
    static <S extends GameState<?, M>, M extends Move> MixedPolicy<S, M> ofStrategies(
            Function<S, MixedResult<M>> search) {
        return state -> search.apply(state).strategy();
    }

    /** Every legal move with equal probability. */
    static <S extends GameState<?, M>, M extends Move> MixedPolicy<S, M> uniform() {
        return state -> {
            Map<M, Double> probabilities = new LinkedHashMap<>();
            for (M move : state.legalMoves()) {
                probabilities.put(move, 1.0 / state.legalMoves().size());
            }
            return probabilities;
        };
    }
}
