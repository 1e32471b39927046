package io.mcts.control;

import io.mcts.game.Move;
import java.lang.ref.WeakReference;
import java.util.function.ToLongFunction;

final class IntervalListener<M extends Move> implements SearchListener<M> {

    private final long interval;
    private final ToLongFunction<SearchProgress<M>> figure;
    private final SearchListener<M> listener;
    private WeakReference<SearchProgress<M>> search = new WeakReference<>(null);
    private long next;

    IntervalListener(long interval, ToLongFunction<SearchProgress<M>> figure, SearchListener<M> listener) {
        this.interval = interval;
        this.figure = figure;
        this.listener = listener;
    }

    @Override
    public void progressed(SearchProgress<M> progress) {
        if (!search.refersTo(progress)) {
            search = new WeakReference<>(progress);
            next = interval;
        }
        long now = figure.applyAsLong(progress);
        if (now >= next) {
            next = now - now % interval + interval;
            listener.progressed(progress);
        }
    }
}
