package io.mcts.examples.command;

import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * A line that shows how far a search or a match has come: drawn over itself, and erased in the end. Only what promises to take
 * longer than about a second gets one.
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

    /** Draws how far a search has come. */
    void draw(SearchProgress<?> progress) {
        draw(progress.spentShare(), progress.elapsedNanos() / 1e9, () -> {
            SearchResult<?> sofar = progress.snapshot();
            String best = sofar.principalVariation().isEmpty() ? "" : sofar.bestMove() + " "; // chance has no best
            return String.format(Locale.ROOT, "%,d iterations  %s%.3f", sofar.iterations(), best, sofar.value());
        });
    }

    /**
     * Draws the bar, unless all will be done within about a second.
     *
     * @param share the share that is done, from 0 to 1; not a number if the end is not known
     * @param seconds the time since the beginning
     * @param known what is known so far, a few words
     */
    void draw(double share, double seconds, Supplier<String> known) {
        if ((Double.isNaN(share) ? seconds : seconds / share) > SHORT_SECONDS) {
            String bar = Double.isNaN(share) ? "" : bar(share) + String.format(Locale.ROOT, " %3.0f %%  ", 100 * share);
            String left = Double.isNaN(share)
                    ? String.format(Locale.ROOT, "%.0f s", seconds)
                    : String.format(Locale.ROOT, "%.0f s left", Math.ceil(seconds / share - seconds));
            write(bar + known.get() + "  " + left);
        }
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
