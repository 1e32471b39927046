package io.mcts.cli.terminal;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.jspecify.annotations.Nullable;

/**
 * A line on the screen that shows how far a search or a contest has come, at most as wide as the terminal; erased in the end.
 * Nothing is drawn during the first second. Where no line can be written over, as in a log, a line is printed every half minute at most.
 *
 * <p>The library draws it ten times a second on a thread of its own. A carriage return and blanks erase it, no escape
 * sequence, so that any terminal can show it.
 */
public final class ProgressBar implements AutoCloseable {

    private static final Duration DELAY = Duration.ofSeconds(1);
    private static final Duration INTERVAL = Duration.ofMillis(100);
    private static final Duration LOG_INTERVAL = Duration.ofSeconds(30);

    /** How many iterations go by before the clock is read once, so that watching a fast search does not slow it down. */
    private static final int ITERATIONS_BETWEEN = 16;

    /** What the steps of a search count: its budget may be one of time. */
    private static final int THOUSANDTHS = 1_000;

    private static final int UNKNOWN = -1;

    private final Terminal terminal;
    private final long start = System.nanoTime();
    private final Line line = new Line();
    private final me.tongfei.progressbar.@Nullable ProgressBar bar;
    private final Duration delay;
    private volatile Supplier<String> known = () -> "";

    /** When a line of a log was printed last. */
    private long logged = start;

    /**
     * A bar.
     *
     * @param terminal where it is drawn, and how wide that is
     * @param steps how many steps lead to the end; -1 if the end is not known
     * @param stepsBefore how many of them were done before, which took no time now
     */
    public ProgressBar(Terminal terminal, long steps, long stepsBefore) {
        this(terminal, steps, stepsBefore, terminal.showsProgress() ? DELAY : LOG_INTERVAL);
    }

    /**
     * A bar.
     *
     * @param delay for how long nothing is drawn, or the least time between two lines of a log
     */
    public ProgressBar(Terminal terminal, long steps, long stepsBefore, Duration delay) {
        this.terminal = terminal;
        this.delay = delay;
        this.bar = !terminal.showsProgress()
                ? null
                : new ProgressBarBuilder()
                        .setInitialMax(steps)
                        .startsFrom(Math.min(stepsBefore, Math.max(steps, 0)), Duration.ZERO)
                        .setUpdateIntervalMillis((int) INTERVAL.toMillis())
                        .setRenderer(new Renderer())
                        .setConsumer(line)
                        .continuousUpdate() // even while nothing changes but the time
                        .build();
    }

    /** Searches, with a progress bar where the terminal can show one. */
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
        if (bar != null && !Double.isNaN(share)) {
            bar.maxHint(THOUSANDTHS);
            bar.stepTo(Math.round(THOUSANDTHS * share));
        }
        known = () -> text;
    }

    /**
     * Tells how far it has come. Called by one thread.
     *
     * @param what what is known so far, a few words, made whenever they are drawn
     */
    public void show(long steps, Supplier<String> what) {
        known = what;
        if (bar != null) {
            bar.stepTo(steps);
        } else if (System.nanoTime() - logged >= delay.toNanos()) {
            logged = System.nanoTime();
            terminal.err().println("mcts: " + what.get());
            terminal.err().flush();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
        line.erase();
    }

    /** The library's bar, with what is known in place of its steps. */
    private final class Renderer extends DefaultProgressBarRenderer {

        Renderer() {
            super(ProgressBarStyle.ASCII, "", 1, false, null, ChronoUnit.SECONDS, true, ProgressBar::left);
        }

        @Override
        protected String ratio(ProgressState state) {
            return known.get();
        }
    }

    /** The time left, if the speed stays what it was. */
    private static Optional<Duration> left(ProgressState state) {
        long done = state.getCurrent() - state.getStart();
        return state.getMax() <= 0 || done <= 0
                ? Optional.empty()
                : Optional.of(state.getElapsedAfterStart()
                        .multipliedBy(state.getMax() - state.getCurrent())
                        .dividedBy(done));
    }

    /** The line of the terminal on which the bar stands. */
    private final class Line implements ProgressBarConsumer {

        private int drawn;
        private boolean isErased;

        @Override
        public int getMaxRenderedLength() {
            return terminal.width() - 1; // a full line would wrap on some terminals
        }

        @Override
        public synchronized void accept(String text) {
            if (!isErased && System.nanoTime() - start >= delay.toNanos()) {
                write(text.stripTrailing());
            }
        }

        private void write(String text) {
            terminal.err().print("\r" + text + " ".repeat(Math.max(0, drawn - text.length())));
            terminal.err().flush();
            drawn = text.length();
        }

        /** Once for all: what the library's thread would still draw is not wanted any more. */
        synchronized void erase() {
            isErased = true;
            if (drawn > 0) {
                write("");
                terminal.err().print("\r");
                terminal.err().flush();
            }
        }

        @Override
        public void close() {
            // The terminal stays open.
        }
    }
}
