package io.mcts.loop;

import io.mcts.game.Move;
import io.mcts.internal.SearchStopped;
import io.mcts.result.SearchEffort;
import io.mcts.result.StopReason;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

public final class TreeSearch<M extends Move, V> extends RunningSearch<M> {

    private final LoopTree<V> tree;
    private final Report.Maker<M, V> reports;
    private final long iterationLimit;
    private Freed freed = Freed.NOTHING;
    private long iterations;
    private int shortages;

    public TreeSearch(SearchCall<M> call, LoopTree<V> tree, Report.Maker<M, V> reports) {
        super(call);
        this.tree = tree;
        this.reports = reports;
        iterationLimit = tree.iterationLimit();
    }

    public SearchEffort iterate() {
        tree.check(this::requireRunning);
        try {
            StopReason reason = untilStopped();
            while (reason == null) {
                reason = shortages > MOST_SHORTAGES ? StopReason.MEMORY : untilStopped();
            }
            return effort(reason);
        } finally {
            tree.end();
            tree.check(null);
            call.reserve().release();
        }
    }

    /** Iterates until the search has to stop; null if the heap is full, after an iteration that has changed nothing. */
    private @Nullable StopReason untilStopped() {
        try {
            if (shortages > 0) {
                tree.renew();
            }
            StopReason reason = reasonToStop();
            while (reason == null) {
                tree.iterate(this);
                reason = reasonToStop();
            }
            return reason;
        } catch (SearchStopped stopped) {
            return reasonDuringRollout();
        } catch (OutOfMemoryError full) {
            call.reserve().fill();
            shortages++;
            return null;
        }
    }

    public void count() {
        iterations++;
        call.listener().progressed(this);
    }

    public int room(int most) {
        return room(most, () -> reasonToStop() == null);
    }

    private @Nullable StopReason reasonToStop() {
        StopReason reason = reasonToStop(iterationLimit, tree.isRootProven());
        if (reason == StopReason.MEMORY && makeRoom(tree::freeLeftBehind)) {
            reason = reasonToStop(iterationLimit, tree.isRootProven());
        }
        return reason == null && tree.isFull() && !makeRoom(tree::recycle) ? StopReason.MEMORY : reason;
    }

    private boolean makeRoom(Supplier<@Nullable Freed> freeing) {
        Freed more = freeing.get();
        if (more == null) {
            return false;
        }
        freed = freed.plus(more);
        shortages += more.isNothing() ? 1 : 0;
        return shortages <= MOST_SHORTAGES;
    }

    V view() {
        return tree.view();
    }

    @Override
    protected Report<M> report() {
        return reports.of(List.of(tree.view()), 1);
    }

    @Override
    protected long completed() {
        return iterations;
    }

    @Override
    protected Freed freed() {
        return freed;
    }

    @Override
    protected long savedNodes() {
        return tree.savedNodes();
    }

    @Override
    public long nodes() {
        return tree.nodes();
    }

    @Override
    public int depth() {
        return tree.depth();
    }

    @Override
    public long bytes() {
        return tree.bytes();
    }

    @Override
    public boolean isLeadGreaterThan(double visits) {
        return tree.isLeadGreaterThan(visits);
    }
}
