package io.mcts.cli.report;

import io.mcts.cli.json.SearchJson;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A move played, beside the result of a search in its position. */
public record MoveReview<M extends Move>(M played, SearchResult<M> result) {

    /** Returns the statistics of the move; empty if the search left it out. */
    public Optional<MoveStatistics<M>> statistics() {
        return result.moves().stream()
                .filter(move -> move.visits() > 0 && move.move().equals(played))
                .findFirst();
    }

    /** The estimates of both moves, and in a second line the principal variation. */
    public String text(List<String> players) {
        M best = result.bestMove();
        return played + ": " + statistics().map(move -> estimate(move, players)).orElse("not visited")
                + (best.equals(played)
                        ? ", the best"
                        : "; best is " + best + ": " + estimate(result.statistics(best), players))
                + "\nexpected: " + String.join(" ", SearchJson.texts(result.principalVariation()));
    }

    private String estimate(MoveStatistics<M> move, List<String> players) {
        String mean = String.format(Locale.ROOT, "%.3f", move.mean());
        String proven = move.bounds().equals(Bounds.UNKNOWN) ? "" : " (" + move.bounds() + ")";
        String visits = String.format(Locale.ROOT, "%,d of %,d visits", move.visits(), result.iterations());
        return mean + proven + " for " + players.get(result.player()) + " after " + visits;
    }
}
