package io.mcts;

import io.mcts.game.Move;
import java.lang.ref.WeakReference;
import java.time.Duration;

/** Calls a listener at intervals of time, counted from the beginning of the search. */
final class TimedListener<M extends Move> implements SearchListener<M> {

    private final long interval;
    private final SearchListener<M> listener;
    private WeakReference<SearchProgress<M>> search = new WeakReference<>(null);
    private long next;

    TimedListener(Duration interval, SearchListener<M> listener) {
        if (interval.isZero() || interval.isNegative()) {
            throw new IllegalArgumentException("an interval is longer than 0, not " + interval);
        }
        this.interval = TimeBudget.of(interval).nanos();
        this.listener = listener;
        this.next = this.interval;
    }

    @Override
    public void progressed(SearchProgress<M> progress) {
        if (!search.refersTo(progress)) {
            search = new WeakReference<>(progress);
            next = interval;
        }
        long elapsed = progress.elapsedNanos();
        if (elapsed >= next) {
            next = elapsed - elapsed % interval + interval;
            listener.progressed(progress);
        }
    }
}
