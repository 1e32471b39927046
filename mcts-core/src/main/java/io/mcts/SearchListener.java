package io.mcts;

import io.mcts.game.Move;
import java.time.Duration;

/**
 * Follows a search while it runs, for a progress bar or a live display.
 *
 * <p>It is called on the thread that called the search, which waits for it; other workers ({@link Parallel}) go on meanwhile.
 * What it is told of them is what they last told of themselves, up to some tens of iterations ago. A listener serves one search
 * at a time.
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
        return new CountedListener<>(iterations, listener);
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
