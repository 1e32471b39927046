package io.mcts.arena.agent;

import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.Objects;

/**
 * A move that an agent has chosen, the visits and iterations of its search (0 without one), and the evaluation.
 *
 * @param value the value of the position to the agent's player, from 0 to 1; NaN if unknown
 */
public record ChosenMove<M extends Move>(M move, double value, long visits, long iterations) {

    public ChosenMove {
        Objects.requireNonNull(move, "no move was chosen");
    }

    /** A move without evaluation. */
    public static <M extends Move> ChosenMove<M> of(M move) {
        return new ChosenMove<>(move, Double.NaN, 0, 0);
    }

    /** The best move of a search. */
    public static <M extends Move> ChosenMove<M> of(SearchResult<M> result) {
        return of(result, result.bestMove());
    }

    /** A move and its statistics in a search. */
    static <M extends Move> ChosenMove<M> of(SearchResult<M> result, M move) {
        return new ChosenMove<>(move, result.value(), result.statistics(move).visits(), result.iterations());
    }
}
