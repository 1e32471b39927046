package io.mcts.testkit.rules;

import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.stream.Collectors;

/** The moves of a search's root in a message. */
public final class RootMoves {

    private RootMoves() {}

    /** Each move with its visits and its mean, with the standard error and, where there is a solver, what is proven. */
    static String of(SearchResult<?> result) {
        return result.moves().stream().map(RootMoves::text).collect(Collectors.joining(", "));
    }

    private static String text(MoveStatistics<?> move) {
        String text = move.move() + ": " + move.visits() + " x " + move.mean() + " ± " + move.standardError();
        return move.bounds().equals(Bounds.UNKNOWN) ? text : text + " (" + move.bounds() + ")";
    }
}
