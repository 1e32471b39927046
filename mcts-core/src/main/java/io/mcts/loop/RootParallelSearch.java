package io.mcts.loop;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.game.Move;
import io.mcts.internal.SharedWork;
import io.mcts.result.SearchEffort;
import io.mcts.result.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A search over several trees with the same root, one per worker; the root statistics are summed. Workers publish their effort every
 * {@value #ITERATIONS_BETWEEN} iterations and, once the listener has asked for a report, a view of their root.
 */
public final class RootParallelSearch<M extends Move, V> extends RunningSearch<M> {

    private static final int ITERATIONS_BETWEEN = 64;

    private final IntFunction<? extends LoopTree<V>> trees;
    private final int count;
    private final Report.Maker<M, V> reports;
    private final SharedWork work;
    private final TreeSearch<M, V> own;
    private final AtomicReferenceArray<@Nullable SearchEffort> efforts;
    private final AtomicReferenceArray<@Nullable V> roots;
    private volatile boolean isRootAsked;

    private RootParallelSearch(
            SearchCall<M> call,
            Parallel parallel,
            IntFunction<? extends LoopTree<V>> trees,
            Report.Maker<M, V> reports) {
        super(call);
        this.trees = trees;
        this.reports = reports;
        count = parallel.trees();
        work = new SharedWork(parallel.executor(), count);
        efforts = new AtomicReferenceArray<>(count);
        roots = new AtomicReferenceArray<>(count);
        own = search(0, trees.apply(0), progress -> call.listener().progressed(this));
    }

    public static <M extends Move, V> SearchEffort run(
            SearchCall<M> call,
            Parallel parallel,
            IntFunction<? extends LoopTree<V>> trees,
            Report.Maker<M, V> reports) {
        return parallel.trees() == 1
                ? new TreeSearch<>(call, trees.apply(0), reports).iterate()
                : new RootParallelSearch<>(call, parallel, trees, reports).run();
    }

    private TreeSearch<M, V> search(int worker, LoopTree<V> tree, SearchListener<M> hears) {
        Budget stop = progress -> work.isStopped() ? StopReason.INTERRUPTED : null;
        Budget budget = stop.or(call.budget().share(worker, count));
        return new TreeSearch<>(call.with(budget, hears), tree, reports);
    }

    /** Runs on the worker's thread, to avoid false sharing. */
    private TreeSearch<M, V> searchOf(int worker) {
        LoopTree<V> tree = trees.apply(worker);
        return search(worker, tree, progress -> {
            if (progress.iterations() % ITERATIONS_BETWEEN == 0) {
                efforts.setRelease(worker, ((RunningSearch<?>) progress).effort(StopReason.RUNNING));
                if (isRootAsked) {
                    roots.setRelease(worker, tree.view());
                }
            }
        });
    }

    private SearchEffort run() {
        boolean isComplete = work.run(count, this::work);
        StopReason reason = StopReason.ofAll(IntStream.range(0, count)
                .mapToObj(efforts::get)
                .map(effort -> effort == null ? StopReason.MEMORY : effort.stopReason())
                .toList());
        return effort(isComplete && !work.isStopped() ? reason : StopReason.INTERRUPTED);
    }

    private void work(int worker) {
        TreeSearch<M, V> search = worker == 0 ? own : null;
        SearchEffort effort = null;
        for (int shortages = 0; effort == null && shortages <= MOST_SHORTAGES; shortages++) {
            try {
                search = search == null ? searchOf(worker) : search;
                effort = search.iterate();
            } catch (OutOfMemoryError full) { // before its first iteration, or after the last
                call.reserve().fill();
            }
        }
        efforts.set(worker, effort);
        if (effort != null && effort.stopReason() == StopReason.INTERRUPTED) {
            work.stop();
        }
    }

    private long sum(ToLongFunction<SearchEffort> figure, long ownFigure) {
        long sum = ownFigure;
        for (int worker = 1; worker < count; worker++) {
            SearchEffort effort = efforts.getAcquire(worker);
            sum += effort == null ? 0 : figure.applyAsLong(effort);
        }
        return sum;
    }

    @Override
    protected long completed() {
        return sum(SearchEffort::iterations, own.iterations());
    }

    @Override
    public long nodes() {
        return sum(SearchEffort::nodes, own.nodes());
    }

    @Override
    protected long savedNodes() {
        return sum(SearchEffort::savedNodes, own.savedNodes());
    }

    @Override
    public long bytes() {
        return sum(SearchEffort::bytes, own.bytes());
    }

    @Override
    protected Freed freed() {
        Freed ownFreed = own.freed();
        return new Freed(
                sum(SearchEffort::leftBehindNodes, ownFreed.leftBehind()),
                sum(SearchEffort::forgottenNodes, ownFreed.forgotten()),
                (int) sum(SearchEffort::recyclings, ownFreed.recyclings()));
    }

    @Override
    public int depth() {
        int depth = own.depth();
        for (int worker = 1; worker < count; worker++) {
            SearchEffort effort = efforts.getAcquire(worker);
            depth = effort == null ? depth : Math.max(depth, effort.depth());
        }
        return depth;
    }

    @Override
    public double spentShare() {
        return own.spentShare();
    }

    @Override
    public boolean isLeadGreaterThan(double visits) {
        return report().isLeadGreaterThan(visits);
    }

    /** The root in the calling thread's tree and the last published views of the others; lines are from the former only. */
    @Override
    protected Report<M> report() {
        isRootAsked = true;
        List<V> views = new ArrayList<>(List.of(own.view()));
        for (int worker = 1; worker < count; worker++) {
            V root = roots.getAcquire(worker);
            if (root != null) {
                views.add(root);
            }
        }
        return reports.of(views, 1);
    }
}
