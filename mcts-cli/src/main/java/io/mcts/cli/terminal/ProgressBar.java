package io.mcts.cli.terminal;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A progress line, at most as wide as the terminal, erased in the end; nothing is drawn during the first second. In a log, a line is
 * printed at most every half minute.
 *
 * <p>A separate thread draws it ten times a second. It is erased with a carriage return and blanks, without escape sequences, so that any
 * terminal works.
 */
public final class ProgressBar implements AutoCloseable {

    private static final Duration DELAY = Duration.ofSeconds(1);
    private static final Duration INTERVAL = Duration.ofMillis(100);
    private static final Duration LOG_INTERVAL = Duration.ofSeconds(30);

    /** The number of iterations between two readings of the clock, to keep a fast search fast. */
    private static final int ITERATIONS_BETWEEN = 16;

    /** The number of steps of a search, whose budget may be one of time. */
    private static final int THOUSANDTHS = 1_000;

    private static final int UNKNOWN = -1;

    private static final int PREFIX = 6;

    private final Terminal terminal;
    private final long start = System.nanoTime();
    private final Duration delay;
    private final long stepsBefore;
    private final @Nullable Timer painter;
    private volatile Shown shown;

    private long logged = start;

    private int drawn;

    private boolean isErased;

    /** A state of the bar, published at once, so that the thread that draws never mixes two. */
    private record Shown(long steps, long done, Supplier<String> known) {}

    /**
     * Makes a bar.
     *
     * @param steps the total, -1 if unknown
     * @param stepsBefore the steps done before, at no time
     */
    public ProgressBar(Terminal terminal, long steps, long stepsBefore) {
        this(terminal, steps, stepsBefore, terminal.showsProgress() ? DELAY : LOG_INTERVAL);
    }

    /** Makes a bar with an initial delay, also the interval between log lines. */
    public ProgressBar(Terminal terminal, long steps, long stepsBefore, Duration delay) {
        this.terminal = terminal;
        this.delay = delay;
        this.stepsBefore = stepsBefore;
        this.shown = new Shown(steps, stepsBefore, () -> "");
        this.painter = terminal.showsProgress() ? new Timer("progress", true) : null;
        if (painter != null) { // even while nothing changes but the time
            TimerTask task = new TimerTask() {
                @Override
                public void run() {
                    draw();
                }
            };
            painter.schedule(task, delay.toMillis(), INTERVAL.toMillis());
        }
    }

    /** Searches with a progress bar, if the terminal can show one. */
    public static <M extends Move> SearchResult<M> search(
            BiFunction<Budget, SearchListener<M>, SearchResult<M>> search, Budget budget, Terminal terminal) {
        return search(search, budget, terminal, DELAY);
    }

    public static <M extends Move> SearchResult<M> search(
            BiFunction<Budget, SearchListener<M>, SearchResult<M>> search,
            Budget budget,
            Terminal terminal,
            Duration delay) {
        if (!terminal.showsProgress()) {
            return search.apply(budget, SearchListener.none());
        }
        try (ProgressBar bar = new ProgressBar(terminal, UNKNOWN, 0, delay)) {
            return search.apply(
                    budget, SearchListener.every(ITERATIONS_BETWEEN, SearchListener.every(INTERVAL, bar::show)));
        }
    }

    private void show(SearchProgress<?> progress) {
        SearchResult<?> sofar = progress.snapshot();
        String best = sofar.principalVariation().isEmpty() ? "" : sofar.bestMove() + " "; // chance has no best
        String text = String.format(Locale.ROOT, "%,d iterations  %s%.3f", sofar.iterations(), best, sofar.value());
        double share = progress.spentShare();
        shown = Double.isNaN(share)
                ? new Shown(shown.steps, shown.done, () -> text)
                : new Shown(THOUSANDTHS, Math.round(THOUSANDTHS * share), () -> text);
    }

    /**
     * Shows progress. Called by one thread.
     *
     * @param stepsDone steps done, those before included
     * @param what lazy words on the result so far
     */
    public void show(long stepsDone, Supplier<String> what) {
        shown = new Shown(shown.steps, stepsDone, what);
        if (painter == null && System.nanoTime() - logged >= delay.toNanos()) {
            logged = System.nanoTime();
            terminal.err().println("mcts: " + what.get());
            terminal.err().flush();
        }
    }

    private synchronized void draw() {
        if (!isErased) {
            write(text(terminal.width() - 1)); // a full line would wrap on some terminals
        }
    }

    private String text(int width) {
        Shown now = shown;
        long all = now.steps;
        long done = now.done;
        double share = all > 0 ? Math.min(1, (double) done / all) : Double.NaN;
        long elapsed = Duration.ofNanos(System.nanoTime() - start).toSeconds();
        String left = share > 0 && done > stepsBefore
                ? time(elapsed * (all - done) / (done - stepsBefore)) // if the speed stays what it was
                : "?";
        String suffix = "] " + now.known.get() + " (" + time(elapsed) + " / " + left + ")";
        int length = Math.max(1, width - PREFIX - suffix.length());
        int filled = Double.isNaN(share) ? 0 : (int) Math.round(share * length);
        String percent = Double.isNaN(share) ? "   ?" : String.format(Locale.ROOT, "%3d%%", Math.round(100 * share));
        String text = percent + " [" + "=".repeat(filled) + " ".repeat(length - filled) + suffix;
        return text.substring(0, Math.min(width, text.length())).stripTrailing();
    }

    private static String time(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3_600, seconds / 60 % 60, seconds % 60);
    }

    private void write(String text) {
        terminal.err().print("\r" + text + " ".repeat(Math.max(0, drawn - text.length())));
        terminal.err().flush();
        drawn = text.length();
    }

    @Override
    public void close() {
        if (painter != null) {
            painter.cancel();
            erase();
        }
    }

    /** Erases the line for good: later drawing by the thread is suppressed. */
    private synchronized void erase() {
        isErased = true;
        if (drawn > 0) {
            write("");
            terminal.err().print("\r");
            terminal.err().flush();
        }
    }
}
