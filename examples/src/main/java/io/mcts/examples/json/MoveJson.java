package io.mcts.examples.json;

import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a search found out about a move, as JSON. The components and their order are a contract with tools outside this
 * repository.
 *
 * @param move the move
 * @param visits how many iterations began with it
 * @param mean its mean, from 0 to 1
 * @param proven {@code win}, {@code draw} or {@code loss} where the search has proved it; null otherwise
 */
public record MoveJson(
        String move, long visits, double mean, @Nullable String proven) {

    /**
     * The JSON of a move.
     *
     * @param move its statistics
     * @return the JSON
     */
    public static MoveJson of(MoveStatistics<?> move) {
        return new MoveJson(move.move().toString(), move.visits(), move.mean(), proven(move.bounds()));
    }

    /**
     * What is proven, in a word.
     *
     * @param bounds what is proven
     * @return {@code win}, {@code draw} or {@code loss}; null where it is none of them
     */
    public static @Nullable String proven(Bounds bounds) {
        return bounds.proof()
                .map(proof -> proof.name().toLowerCase(Locale.ROOT))
                .orElse(null);
    }
}
