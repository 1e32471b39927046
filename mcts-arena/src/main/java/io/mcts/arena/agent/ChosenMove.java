package io.mcts.arena.agent;

import io.mcts.game.Move;
import io.mcts.result.SearchResult;

/**
 * A move that an agent has chosen, and what it thinks of it.
 *
 * @param value the value of the position to the agent's player, from 0 to 1; NaN if the agent does not say
 * @param visits the visits of the move; 0 without a search
 * @param iterations the iterations of the search that found it; 0 without a search
 */
public record ChosenMove<M extends Move>(M move, double value, long visits, long iterations) {

    /** A move alone. */
    public static <M extends Move> ChosenMove<M> of(M move) {
        return new ChosenMove<>(move, Double.NaN, 0, 0);
    }

    /** The best move of a search. */
    public static <M extends Move> ChosenMove<M> of(SearchResult<M> result) {
        return of(result, result.bestMove());
    }

    /** A move, and what a search found of it. */
    static <M extends Move> ChosenMove<M> of(SearchResult<M> result, M move) {
        return new ChosenMove<>(move, result.value(), result.statistics(move).visits(), result.iterations());
    }
}
