package io.mcts.examples.command;

import io.mcts.Budget;
import io.mcts.SearchListener;
import io.mcts.SearchProgress;
import io.mcts.SearchResult;
import io.mcts.SearchTree;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/**
 * A line that shows how far a search has come: drawn over itself, and erased in the end. Only searches that promise to take
 * longer than about a second get one.
 *
 * <p>A carriage return and blanks do it, no escape sequence: any terminal can draw it, and nothing has to be set back when
 * the program is ended.
 */
final class ProgressBar {

    private static final int WIDTH = 24;
    private static final double SHORT_SECONDS = 1.5;
    private static final Duration INTERVAL = Duration.ofMillis(100);

    /** How many iterations go by before the clock is read once, so that watching a fast search does not slow it down. */
    private static final int ITERATIONS_BETWEEN = 16;

    private final PrintWriter err;
    private int drawn;

    ProgressBar(PrintWriter err) {
        this.err = err;
    }

    /**
     * Searches, with a progress bar where the terminal can show one.
     *
     * @param tree the tree to add to
     * @param budget when to stop
     * @param terminal where the bar is drawn
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the result of the search
     */
    static <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
            SearchTree<S, M> tree, Budget budget, Terminal terminal) {
        if (!terminal.showsProgress()) {
            return tree.search(budget);
        }
        ProgressBar bar = new ProgressBar(terminal.err());
        try {
            return tree.search(
                    budget, SearchListener.every(ITERATIONS_BETWEEN, SearchListener.every(INTERVAL, bar::draw)));
        } finally {
            bar.erase();
        }
    }

    void draw(SearchProgress<?> progress) {
        double seconds = progress.elapsedNanos() / 1e9;
        double share = progress.spentShare();
        if ((Double.isNaN(share) ? seconds : seconds / share) > SHORT_SECONDS) {
            write(line(progress.snapshot(), share, seconds));
        }
    }

    private static String line(SearchResult<?> sofar, double share, double seconds) {
        String bar = Double.isNaN(share) ? "" : bar(share) + String.format(Locale.ROOT, " %3.0f %%  ", 100 * share);
        String left = Double.isNaN(share)
                ? String.format(Locale.ROOT, "%.0f s", seconds)
                : String.format(Locale.ROOT, "%.0f s left", Math.ceil(seconds / share - seconds));
        return String.format(
                Locale.ROOT,
                "%s%,d iterations  %s %.3f  %s",
                bar,
                sofar.iterations(),
                sofar.bestMove(),
                sofar.value(),
                left);
    }

    private static String bar(double share) {
        int full = (int) Math.round(WIDTH * share);
        return "[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "]";
    }

    private void write(String line) {
        err.print("\r" + line + " ".repeat(Math.max(0, drawn - line.length())));
        err.flush();
        drawn = line.length();
    }

    void erase() {
        if (drawn > 0) {
            write("");
            err.print("\r");
            err.flush();
        }
    }
}
