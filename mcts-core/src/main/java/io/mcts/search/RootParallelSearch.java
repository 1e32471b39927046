package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.SharedWork;
import io.mcts.iteration.Freed;
import io.mcts.iteration.TreeState;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import io.mcts.root.RootView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A search over several trees with the same root, each searched by its own worker; the statistics of the root are added up.
 *
 * <p>Each worker touches only its own tree. The listener, on the calling thread, sees what the others last published: their effort
 * every {@value #ITERATIONS_BETWEEN} iterations, and once it has asked for a report also a view of their root. When all workers have
 * ended, the trees themselves are read.
 */
final class RootParallelSearch<S extends GameState<?, M>, M extends Move> extends RunningSearch<S, M> {

    private static final int ITERATIONS_BETWEEN = 64;

    private final List<TreeState<S, M>> trees;
    private final SharedWork work;
    private final OneThreadSearch<S, M> own;
    private final AtomicReferenceArray<@Nullable SearchEffort> efforts;
    private final AtomicReferenceArray<@Nullable RootView<M>> roots;
    private volatile boolean isRootAsked;

    RootParallelSearch(Trees<S, M> trees, Budget budget, SearchListener<M> listener, long start) {
        super(trees.first(), budget, listener, start);
        this.trees = trees.all();
        work = new SharedWork(tree.settings().parallel.executor(), this.trees.size());
        efforts = new AtomicReferenceArray<>(this.trees.size());
        roots = new AtomicReferenceArray<>(this.trees.size());
        own = search(0, progress -> listener.progressed(this));
    }

    private OneThreadSearch<S, M> search(int worker, SearchListener<M> hears) {
        Budget stop = progress -> work.isStopped() ? StopReason.INTERRUPTED : null;
        return Searches.onOneThread(trees.get(worker), stop.or(budget.share(worker, trees.size())), hears, start);
    }

    /** The search of another worker, created on its own thread to avoid false sharing. */
    private OneThreadSearch<S, M> searchOf(int worker) {
        return search(worker, progress -> {
            if (progress.iterations() % ITERATIONS_BETWEEN == 0) {
                efforts.setRelease(worker, ((RunningSearch<?, ?>) progress).effort(StopReason.RUNNING));
                if (isRootAsked) {
                    roots.setRelease(worker, RootView.of(trees.get(worker)));
                }
            }
        });
    }

    SearchResult<M> run() {
        boolean isComplete = work.run(trees.size(), this::work);
        List<RootView<M>> views = trees.stream().map(RootView::of).toList();
        StopReason reason = StopReason.ofAll(IntStream.range(0, trees.size())
                .mapToObj(efforts::get)
                .map(effort -> effort == null ? StopReason.MEMORY : effort.stopReason())
                .toList());
        return new RootReport<>(tree, views, RootView.sum(tree, views))
                .result(effort(isComplete && !work.isStopped() ? reason : StopReason.INTERRUPTED));
    }

    private void work(int worker) {
        OneThreadSearch<S, M> search = worker == 0 ? own : null;
        SearchEffort effort = null;
        for (int shortages = 0; effort == null && shortages <= MOST_SHORTAGES; shortages++) {
            try {
                search = search == null ? searchOf(worker) : search;
                effort = search.iterate();
            } catch (OutOfMemoryError full) { // before its first iteration, or after the last
                tree.reserve().fill();
            }
        }
        efforts.set(worker, effort);
        if (effort != null && effort.stopReason() == StopReason.INTERRUPTED) {
            work.stop();
        }
    }

    /** The sum of a figure of the calling thread's search and those that the others published. */
    private long sum(ToLongFunction<SearchEffort> figure, long ownFigure) {
        long sum = ownFigure;
        for (int worker = 1; worker < trees.size(); worker++) {
            SearchEffort effort = efforts.getAcquire(worker);
            sum += effort == null ? 0 : figure.applyAsLong(effort);
        }
        return sum;
    }

    @Override
    long completed() {
        return sum(SearchEffort::iterations, own.iterations());
    }

    @Override
    public long nodes() {
        return sum(SearchEffort::nodes, own.nodes());
    }

    @Override
    long savedNodes() {
        return sum(SearchEffort::savedNodes, own.savedNodes());
    }

    @Override
    public long bytes() {
        return sum(SearchEffort::bytes, own.bytes());
    }

    @Override
    Freed freed() {
        Freed ownFreed = own.freed();
        return new Freed(
                sum(SearchEffort::leftBehindNodes, ownFreed.leftBehind()),
                sum(SearchEffort::forgottenNodes, ownFreed.forgotten()),
                (int) sum(SearchEffort::recyclings, ownFreed.recyclings()));
    }

    @Override
    public int depth() {
        int depth = own.depth();
        for (int worker = 1; worker < trees.size(); worker++) {
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
        return report().root().isLeadGreaterThan(visits);
    }

    /** The root in the calling thread's tree and the last published views of the others; lines are from the former only. */
    @Override
    RootReport<M> report() {
        isRootAsked = true;
        RootView<M> own = RootView.of(tree);
        List<RootView<M>> views = new ArrayList<>(List.of(own));
        for (int worker = 1; worker < trees.size(); worker++) {
            RootView<M> root = roots.getAcquire(worker);
            if (root != null) {
                views.add(root);
            }
        }
        return new RootReport<>(tree, List.of(own), RootView.sum(tree, views));
    }
}
