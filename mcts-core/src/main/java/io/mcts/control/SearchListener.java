package io.mcts.control;

import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.time.Duration;
import java.util.Objects;

/**
 * Follows a running search, for example to display it. Called on the thread that called the search, which waits for it; other workers go
 * on, with figures up to some tens of iterations old. Serves one search at a time.
 */
@FunctionalInterface
public interface SearchListener<M extends Move> {

    /** Receives the progress after an iteration. */
    void progressed(SearchProgress<M> progress);

    static <M extends Move> SearchListener<M> none() {
        return progress -> {};
    }

    /** Calls a listener each time after a number of iterations, 1 or more. */
    static <M extends Move> SearchListener<M> every(long iterations, SearchListener<M> listener) {
        Objects.requireNonNull(listener, "listener");
        Argument.require(iterations >= 1, "an interval is 1 iteration or more", iterations);
        return new IntervalListener<>(iterations, SearchProgress::iterations, listener);
    }

    /** Calls a listener at intervals longer than 0 from the call of the search on; reads the clock after each iteration. */
    static <M extends Move> SearchListener<M> every(Duration interval, SearchListener<M> listener) {
        Objects.requireNonNull(interval, "interval");
        Objects.requireNonNull(listener, "listener");
        Argument.require(!interval.isZero() && !interval.isNegative(), "an interval is longer than 0", interval);
        return new IntervalListener<>(Budgets.nanos(interval), SearchProgress::elapsedNanos, listener);
    }
}
