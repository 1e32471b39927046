package io.mcts;

import io.mcts.game.Move;
import java.time.Duration;

/**
 * Follows a search while it runs, for a progress bar or a live display.
 *
 * <p>It is called on the searching thread, which waits for it. A listener serves one search at a time.
 *
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface SearchListener<M extends Move> {

    /**
     * Receives the progress after an iteration.
     *
     * @param progress live figures, valid during this call
     */
    void progressed(SearchProgress<M> progress);

    /**
     * A listener that hears nothing.
     *
     * @param <M> the moves of the game
     * @return the listener
     */
    static <M extends Move> SearchListener<M> none() {
        return progress -> {};
    }

    /**
     * Calls a listener only after every so many iterations.
     *
     * @param iterations the interval, at least 1
     * @param listener what to call
     * @param <M> the moves of the game
     * @return the listener
     * @throws IllegalArgumentException if the interval is less than 1
     */
    static <M extends Move> SearchListener<M> every(long iterations, SearchListener<M> listener) {
        if (iterations < 1) {
            throw new IllegalArgumentException("an interval is 1 iteration or more, not " + iterations);
        }
        return progress -> {
            if (progress.iterations() % iterations == 0) {
                listener.progressed(progress);
            }
        };
    }

    /**
     * Calls a listener only after every so much time. The clock is read after each iteration.
     *
     * @param interval the interval, longer than 0
     * @param listener what to call
     * @param <M> the moves of the game
     * @return the listener
     * @throws IllegalArgumentException if the interval is 0 or negative
     */
    static <M extends Move> SearchListener<M> every(Duration interval, SearchListener<M> listener) {
        return new TimedListener<>(interval, listener);
    }
}
