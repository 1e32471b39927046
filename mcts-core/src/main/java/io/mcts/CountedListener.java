package io.mcts;

import io.mcts.game.Move;
import java.lang.ref.WeakReference;

/** Calls a listener whenever the iterations pass a multiple of a number; they may grow by more than one at a time. */
final class CountedListener<M extends Move> implements SearchListener<M> {

    private final long interval;
    private final SearchListener<M> listener;
    private WeakReference<SearchProgress<M>> search = new WeakReference<>(null);
    private long last;

    CountedListener(long interval, SearchListener<M> listener) {
        this.interval = interval;
        this.listener = listener;
    }

    @Override
    public void progressed(SearchProgress<M> progress) {
        long iterations = progress.iterations();
        if (!search.refersTo(progress)) {
            search = new WeakReference<>(progress);
            last = 0;
        }
        if (iterations / interval > last / interval) {
            listener.progressed(progress);
        }
        last = iterations;
    }
}
