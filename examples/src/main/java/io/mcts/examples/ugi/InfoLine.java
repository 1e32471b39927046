package io.mcts.examples.ugi;

import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.stream.Collectors;

/** What a search has found so far, as a line {@code info}. A node is an iteration. */
final class InfoLine {

    private static final double CENTIPOINTS = 100;

    private InfoLine() {}

    static String of(SearchResult<?> result) {
        SearchEffort effort = result.effort();
        return "info depth " + effort.depth()
                + " time " + effort.elapsed().toMillis()
                + " nodes " + effort.iterations()
                + " nps " + Math.round(effort.iterationsPerSecond())
                + " score cp " + centipoints(result.value())
                + pv(result.principalVariation());
    }

    /** The value of the player to move, from -100 (lost) over 0 (even) to 100 (won). */
    static long centipoints(double value) {
        return Math.round((2 * value - 1) * CENTIPOINTS);
    }

    private static String pv(List<?> moves) {
        return moves.isEmpty() ? "" : moves.stream().map(Object::toString).collect(Collectors.joining(" ", " pv ", ""));
    }
}
