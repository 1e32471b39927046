package io.mcts.report;

import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Explains a search's move in words and figures: its share of the visits, its mean, its lead over the next move, the expected line, and the
 * stop reason. A lead counts as noise up to two standard errors, as if all rewards were independent: a rule of thumb, not a test.
 */
public final class Explanation {

    private static final double NOISE = 2;
    private static final double PERCENT = 100;

    private final SearchResult<?> result;
    private final String player;
    private final MoveStatistics<?> best;
    private final long visits;
    private final StringBuilder text = new StringBuilder();

    private <M extends Move> Explanation(SearchResult<M> result, String player) {
        this.result = result;
        this.player = player;
        this.best = result.statistics(result.bestMove());
        this.visits = result.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    /** Explains a result in a few lines of plain English, with players by number; each line ends in a line break. */
    public static String of(SearchResult<?> result) {
        return of(result, NodeLabel::numbered);
    }

    /** Explains a result, with the names of its players by number. */
    public static String of(SearchResult<?> result, IntFunction<String> players) {
        return new Explanation(result, players.apply(result.player())).text();
    }

    private String text() {
        if (result.principalVariation().isEmpty()) {
            explainChance();
        } else if (visits == 0) {
            explainIgnorance();
        } else {
            explainMove();
        }
        if (!result.bounds().equals(Bounds.UNKNOWN) && !result.bounds().equals(best.bounds())) {
            write("Proven for %s: %s.\n", player, result.bounds());
        }
        SearchEffort effort = result.effort();
        write(
                "Stopped: %s. %s in %.3f s, %s, %s deep.\n",
                effort.stopReason().inWords(),
                counted(effort.iterations(), "iteration"),
                effort.elapsed().toMillis() / 1e3,
                counted(effort.nodes(), "node"),
                counted(effort.depth(), "move"));
        return text.toString();
    }

    private static String counted(long count, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
    }

    private void explainChance() {
        write("Chance moves next: there is nothing to choose.\n");
        if (visits == 0) {
            write("No outcome was visited, so nothing is known of its worth.\n");
        } else {
            write(
                    "The value is %.3f from 0 (lost) to 1 (won) for %s, over %d outcomes by their probabilities.\n",
                    result.value(), player, result.moves().size());
        }
    }

    private void explainIgnorance() {
        int count = result.moves().size();
        if (count == 1) {
            write("%s is the only move, and was not searched.\n", best.move());
        } else {
            write("%s is one of %d moves; none was visited, so nothing is known of them.\n", best.move(), count);
        }
    }

    private void explainMove() {
        Optional<? extends MoveStatistics<?>> rival = rival();
        write("The best move is %s%s.\n", best.move(), reason(rival));
        write(
                "Its mean is %.3f from 0 (lost) to 1 (won) for %s, with a standard error of %.3f.\n",
                best.mean(), player, best.standardError());
        if (!best.bounds().equals(Bounds.UNKNOWN)) {
            write("Proven of it: %s.\n", best.bounds());
        }
        rival.ifPresent(this::compare);
        write(
                "Expected line: %s.\n",
                result.principalVariation().stream().map(Object::toString).collect(Collectors.joining(" ")));
    }

    private Optional<? extends MoveStatistics<?>> rival() {
        return result.moves().stream().filter(move -> !move.equals(best)).findFirst();
    }

    private String reason(Optional<? extends MoveStatistics<?>> rival) {
        if (rival.isEmpty()) {
            return ", the only one";
        }
        String share = formatted(
                visits == 1 ? "%.1f %% of %,d visit" : "%.1f %% of %,d visits",
                PERCENT * best.visits() / visits,
                visits);
        int order = Long.compare(best.visits(), rival.get().visits());
        if (order == 0) {
            return ": it has " + share + ", and no move has more";
        }
        return order > 0
                ? formatted(
                        ": it has %s, the most of %d moves",
                        share, result.moves().size())
                : formatted(": it has %s, not the most, but the final decision prefers it", share);
    }

    private void compare(MoveStatistics<?> rival) {
        if (rival.visits() == 0) {
            write("No other move was visited.\n");
            return;
        }
        long lead = best.visits() - rival.visits();
        write(
                "Next is %s with %.1f %% of the visits and a mean of %.3f: the best is %s in visits and %s.\n",
                rival.move(),
                PERCENT * rival.visits() / visits,
                rival.mean(),
                lead == 0 ? "equal" : formatted("%,d %s", Math.abs(lead), aheadOrBehind(lead > 0)),
                difference(rival));
    }

    private String difference(MoveStatistics<?> rival) {
        double lead = best.mean() - rival.mean();
        if (lead == 0) {
            return "equal in the mean";
        }
        String inMean = formatted("%.3f %s in the mean", Math.abs(lead), aheadOrBehind(lead > 0));
        double error = StrictMath.hypot(best.standardError(), rival.standardError());
        if (error == 0) {
            return inMean + ", and both means are exact";
        }
        double errors = Math.abs(lead) / error;
        return inMean
                + formatted(
                        ", %.1f standard errors: %s", errors, errors > NOISE ? "more than noise" : "within the noise");
    }

    private static String aheadOrBehind(boolean isAhead) {
        return isAhead ? "ahead" : "behind";
    }

    private static String formatted(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    private void write(String format, Object... values) {
        text.append(formatted(format, values));
    }
}
