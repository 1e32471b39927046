package io.mcts.control;

import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.time.Duration;
import java.util.Objects;

/**
 * Follows a search while it runs, for a progress bar or a live display.
 *
 * <p>It is called on the thread that called the search, which waits for it. Other workers ({@link Parallel}) go on meanwhile; their
 * figures are those that they reported last, up to some tens of iterations ago. A listener serves one search at a time.
 */
@FunctionalInterface
public interface SearchListener<M extends Move> {

    /** Receives the progress after an iteration: live figures, valid during this call. */
    void progressed(SearchProgress<M> progress);

    /** A listener that does nothing. */
    static <M extends Move> SearchListener<M> none() {
        return progress -> {};
    }

    /**
     * Calls a listener once in a number of iterations.
     *
     * @throws IllegalArgumentException if the interval is less than 1
     */
    static <M extends Move> SearchListener<M> every(long iterations, SearchListener<M> listener) {
        Objects.requireNonNull(listener, "listener");
        Argument.require(iterations >= 1, "an interval is 1 iteration or more", iterations);
        return new IntervalListener<>(iterations, SearchProgress::iterations, listener);
    }

    /**
     * Calls a listener at intervals of time, counted from the call of the search. The clock is read after each iteration.
     *
     * @throws IllegalArgumentException if the interval is 0 or negative
     */
    static <M extends Move> SearchListener<M> every(Duration interval, SearchListener<M> listener) {
        Objects.requireNonNull(interval, "interval");
        Objects.requireNonNull(listener, "listener");
        Argument.require(!interval.isZero() && !interval.isNegative(), "an interval is longer than 0", interval);
        return new IntervalListener<>(Budgets.nanos(interval), SearchProgress::elapsedNanos, listener);
    }
}
