package io.mcts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One search over several trees with the same root, each searched by a worker of its own; what they know of the moves of the
 * root is added up.
 *
 * <p><b>Who reads what.</b> While the workers are at work each touches only its own tree. What the listener is told of the
 * others, on the calling thread, is what they last published: a worker publishes how far it has come every
 * {@value #ITERATIONS_BETWEEN} iterations, and copies its root as well if the listener has asked since. When all have ended the
 * trees are read themselves.
 */
final class RootParallelSearch<S extends GameState<S, M>, M extends Move> implements SearchProgress<M> {

    private static final int ITERATIONS_BETWEEN = 64;

    private final List<SearchTree<S, M>> trees;
    private final Workers workers;
    private final SearchListener<M> listener;
    private final List<Search<S, M>> searches = new ArrayList<>();
    private final AtomicReferenceArray<@Nullable SearchEffort> efforts;
    private final AtomicReferenceArray<@Nullable RootCopy<M>> roots;
    private volatile boolean isRootAsked;

    /**
     * A search that has not begun.
     *
     * @param trees the trees, that of the calling thread first
     * @param workers as many
     * @param budget when to stop, of all together
     * @param listener hears on the calling thread
     */
    RootParallelSearch(List<SearchTree<S, M>> trees, Workers workers, Budget budget, SearchListener<M> listener) {
        this.trees = trees;
        this.workers = workers;
        this.listener = listener;
        efforts = new AtomicReferenceArray<>(trees.size());
        roots = new AtomicReferenceArray<>(trees.size());
        Budget stop = progress -> workers.isStopped() ? StopReason.INTERRUPTED : null;
        for (int worker = 0; worker < trees.size(); worker++) {
            searches.add(
                    new Search<>(trees.get(worker), stop.or(budget.share(worker, trees.size())), listener(worker)));
        }
    }

    private SearchListener<M> listener(int worker) {
        if (worker == 0) {
            return own -> listener.progressed(this);
        }
        return own -> {
            if (own.iterations() % ITERATIONS_BETWEEN == 0) {
                publish(worker);
            }
        };
    }

    private void publish(int worker) {
        efforts.setRelease(worker, searches.get(worker).effort(StopReason.RUNNING));
        if (isRootAsked) {
            roots.setRelease(worker, RootCopy.of(trees.get(worker)));
        }
    }

    SearchResult<M> run() {
        workers.run(worker -> {
            SearchEffort effort = searches.get(worker).iterate();
            efforts.set(worker, effort);
            if (effort.stopReason() == StopReason.INTERRUPTED) {
                workers.stop();
            }
        });
        List<RootCopy<M>> others =
                trees.stream().skip(1).map(tree -> RootCopy.of(tree)).toList();
        return new RootReport<>(trees, RootCopy.sum(trees.get(0), others)).result(effort(reason()));
    }

    /** What ended the search: a proof, or the first reason other than that a worker's part of the iterations was done. */
    private StopReason reason() {
        StopReason reason = StopReason.ITERATIONS;
        for (int worker = 0; worker < trees.size(); worker++) {
            SearchEffort effort = efforts.get(worker);
            if (effort != null && (reason == StopReason.ITERATIONS || effort.stopReason() == StopReason.PROVEN)) {
                reason = effort.stopReason();
            }
        }
        return workers.isStopped() ? StopReason.INTERRUPTED : reason;
    }

    private SearchEffort effort(StopReason reason) {
        return new SearchEffort(
                iterations(),
                Duration.ofNanos(elapsedNanos()),
                nodes(),
                savedNodes(),
                bytes(),
                depth(),
                reason,
                trees.get(0).seed(),
                (int) sum(SearchEffort::recyclings, searches.get(0).recyclings()));
    }

    @Override
    public long iterations() {
        return sum(SearchEffort::iterations, searches.get(0).iterations());
    }

    @Override
    public long elapsedNanos() {
        return searches.get(0).elapsedNanos();
    }

    @Override
    public long nodes() {
        return sum(SearchEffort::nodes, searches.get(0).nodes());
    }

    private long savedNodes() {
        return sum(
                SearchEffort::savedNodes,
                searches.get(0).effort(StopReason.RUNNING).savedNodes());
    }

    @Override
    public int depth() {
        int depth = searches.get(0).depth();
        for (int worker = 1; worker < trees.size(); worker++) {
            SearchEffort effort = efforts.getAcquire(worker);
            depth = effort == null ? depth : Math.max(depth, effort.depth());
        }
        return depth;
    }

    @Override
    public long bytes() {
        return sum(SearchEffort::bytes, searches.get(0).bytes());
    }

    /** A figure of the calling thread's own search, and what the others published of theirs. */
    private long sum(ToLongFunction<SearchEffort> figure, long own) {
        long sum = own;
        for (int worker = 1; worker < trees.size(); worker++) {
            SearchEffort effort = efforts.getAcquire(worker);
            sum += effort == null ? 0 : figure.applyAsLong(effort);
        }
        return sum;
    }

    @Override
    public double spentShare() {
        return searches.get(0).spentShare();
    }

    @Override
    public boolean isLeadGreaterThan(double visits) {
        return RootReport.isLeadGreaterThan(visits, published().node());
    }

    @Override
    public MoveStatistics<M> best() {
        return report().best();
    }

    @Override
    public SearchResult<M> snapshot() {
        return report().result(effort(StopReason.RUNNING));
    }

    private RootReport<S, M> report() {
        return new RootReport<>(List.of(trees.get(0)), published());
    }

    /** The sum of the calling thread's own tree and of what the others published last. */
    private RootCopy<M> published() {
        isRootAsked = true;
        List<RootCopy<M>> others = new ArrayList<>();
        for (int worker = 1; worker < trees.size(); worker++) {
            RootCopy<M> root = roots.getAcquire(worker);
            if (root != null) {
                others.add(root);
            }
        }
        return RootCopy.sum(trees.get(0), others);
    }
}
