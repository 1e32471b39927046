package io.mcts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.tree.Node;
import io.mcts.tree.SharedPath;
import io.mcts.tree.Tree;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One search of several workers in the same tree.
 *
 * <p><b>Exact budgets.</b> Every iteration has a number of its own, which its worker shows to the budget before it begins; so a
 * number of iterations is kept exactly. Workers take numbers in blocks, to seldom wait for each other.
 *
 * <p><b>Apart.</b> What a worker writes at every iteration is made on its own thread, so that it lies apart from what the others
 * write. How far it has come it publishes with each block; what the listener is told, on the calling thread, is made of that.
 */
final class TreeParallelSearch<S extends GameState<S, M>, M extends Move> implements SearchProgress<M> {

    private static final int BLOCK = 16;

    private final SearchTree<S, M> searchTree;
    private final Workers workers;
    private final int virtualLoss;
    private final Budget budget;
    private final SearchListener<M> listener;
    private final long iterationLimit;
    private final long start;
    private final AtomicLong numbers = new AtomicLong();
    private final AtomicReference<@Nullable StopReason> firstReason = new AtomicReference<>();
    private final AtomicReferenceArray<@Nullable Part> parts;
    private volatile boolean isRootAsked;
    private long streams;
    private long nodesBefore;
    private int recyclings;

    /** What a worker has done. */
    private record Part(
            long iterations,
            long newNodes,
            int depth,
            @Nullable RootStatistics rootStatistics) {}

    /**
     * A search that has not begun.
     *
     * @param searchTree the tree, which is a shared one
     * @param workers run it
     * @param virtualLoss as in {@link Parallel#tree}
     * @param budget when to stop, of all together
     * @param listener hears on the calling thread
     */
    TreeParallelSearch(
            SearchTree<S, M> searchTree, Workers workers, int virtualLoss, Budget budget, SearchListener<M> listener) {
        this.searchTree = searchTree;
        this.workers = workers;
        this.virtualLoss = virtualLoss;
        this.budget = budget;
        this.listener = listener;
        start = searchTree.settings().clock.getAsLong();
        iterationLimit = (long) Integer.MAX_VALUE
                - new Node(searchTree.nodes()).moveTo(Tree.ROOT).visits();
        nodesBefore = searchTree.nodeCount();
        parts = new AtomicReferenceArray<>(workers.count());
    }

    SearchResult<M> run() {
        do {
            firstReason.set(null);
            numbers.set(sum(Part::iterations));
            streams = searchTree.random().nextLong();
            try {
                workers.run(number -> new Worker(number).work());
            } finally {
                searchTree.addNodes(sum(Part::newNodes));
            }
        } while (firstReason.get() == StopReason.MEMORY && recycles());
        StopReason reason = workers.isStopped() ? StopReason.INTERRUPTED : firstReason.get();
        return result(
                new RootReport<>(searchTree), searchTree.nodeCount(), reason == null ? StopReason.RUNNING : reason);
    }

    /** Whether the tree was full and is no longer. No worker is at work meanwhile. */
    private boolean recycles() {
        if (workers.isStopped() || !searchTree.nodes().isFull() || !searchTree.recycle()) {
            return false;
        }
        for (int worker = 0; worker < parts.length(); worker++) {
            Part part = parts.get(worker);
            parts.set(worker, part == null ? null : new Part(part.iterations, 0, part.depth, null));
        }
        nodesBefore = searchTree.nodeCount();
        recyclings++;
        return true;
    }

    private SearchResult<M> result(RootReport<S, M> report, long nodes, StopReason reason) {
        return report.result(new SearchEffort(
                iterations(),
                Duration.ofNanos(elapsedNanos()),
                nodes,
                searchTree.nodes().savedNodes(),
                bytes(),
                depth(),
                reason,
                searchTree.seed(),
                recyclings));
    }

    private long sum(ToLongFunction<Part> figure) {
        long sum = 0;
        for (int worker = 0; worker < parts.length(); worker++) {
            Part part = parts.get(worker);
            sum += part == null ? 0 : figure.applyAsLong(part);
        }
        return sum;
    }

    @Override
    public long iterations() {
        return sum(Part::iterations);
    }

    @Override
    public long elapsedNanos() {
        return searchTree.settings().clock.getAsLong() - start;
    }

    @Override
    public long nodes() {
        return nodesBefore + sum(Part::newNodes);
    }

    @Override
    public int depth() {
        int depth = 0;
        for (int worker = 0; worker < parts.length(); worker++) {
            Part part = parts.get(worker);
            depth = part == null ? depth : Math.max(depth, part.depth());
        }
        return depth;
    }

    @Override
    public long bytes() {
        return searchTree.nodes().bytes();
    }

    @Override
    public double spentShare() {
        return budget.spentShare(this);
    }

    @Override
    public boolean isLeadGreaterThan(double visits) {
        Node root = new Node(searchTree.nodes()).moveTo(Tree.ROOT);
        // what each worker has under way, and what it may not have published
        long unknown = (long) workers.count() * (BLOCK + virtualLoss + SharedPath.mostUnpublished(root.visits()));
        return RootReport.isLeadGreaterThan(visits + unknown, root);
    }

    @Override
    public MoveStatistics<M> best() {
        return reportNow().best();
    }

    @Override
    public SearchResult<M> snapshot() {
        return result(reportNow(), nodes(), StopReason.RUNNING);
    }

    /** A report while the workers are at work: what they have published, once it has been asked for. */
    private RootReport<S, M> reportNow() {
        isRootAsked = true;
        RootStatistics statistics = searchTree.rootStatistics().copy();
        for (int worker = 0; worker < parts.length(); worker++) {
            Part part = parts.get(worker);
            if (part != null && part.rootStatistics != null) {
                statistics.add(part.rootStatistics);
            }
        }
        return new RootReport<>(searchTree, statistics);
    }

    /** One of the workers. To the budget it is the search as it is before the worker's next iteration. */
    private final class Worker implements SearchProgress<M> {

        private final int worker;
        private final RootStatistics statistics;
        private final SharedPath path;
        private final Iteration<S, M> iteration;
        private long number;
        private final int depthBefore;
        private long done;

        Worker(int worker) {
            this.worker = worker;
            Part before = parts.get(worker);
            depthBefore = before == null ? 0 : before.depth;
            done = before == null ? 0 : before.iterations;
            statistics = searchTree.rootStatistics().empty();
            path = new SharedPath(searchTree.nodes(), virtualLoss, searchTree.settings().expansionThreshold - 1);
            iteration = new Iteration<>(
                    searchTree,
                    searchTree.rollouts(worker),
                    Xoroshiro128PlusPlus.stream(streams, worker),
                    path,
                    statistics);
        }

        void work() {
            try {
                @Nullable StopReason reason = null;
                while (reason == null) {
                    StopReason others = firstReason.get();
                    reason = others == null ? block(numbers.getAndAdd(BLOCK)) : others;
                    publish();
                }
                firstReason.compareAndSet(null, reason);
                if (reason == StopReason.INTERRUPTED) {
                    workers.stop();
                }
            } finally {
                path.publish();
                publish(null); // from now on they are in the tree
                searchTree.addToRootStatistics(statistics);
            }
        }

        /** Iterations with the numbers from this one on; gives why they had to stop, or null. */
        private @Nullable StopReason block(long first) {
            for (number = first; number < first + BLOCK; number++) {
                StopReason reason = reasonToStop();
                if (reason != null) {
                    return reason;
                }
                iteration.run();
                done++;
                if (worker == 0) {
                    listener.progressed(TreeParallelSearch.this);
                }
            }
            return null;
        }

        private @Nullable StopReason reasonToStop() {
            if (workers.isStopped() || Thread.currentThread().isInterrupted()) {
                return StopReason.INTERRUPTED;
            }
            if (number >= iterationLimit) {
                return StopReason.VISIT_LIMIT;
            }
            StopReason reason = budget.check(this);
            return reason == null && searchTree.nodes().isFull() ? StopReason.MEMORY : reason;
        }

        private void publish() {
            publish(isRootAsked ? statistics.copy() : null);
        }

        private void publish(@Nullable RootStatistics counted) {
            int depth = Math.max(depthBefore, iteration.depth());
            parts.setRelease(worker, new Part(done, iteration.newNodes(), depth, counted));
        }

        @Override
        public long iterations() {
            return number;
        }

        @Override
        public long elapsedNanos() {
            return TreeParallelSearch.this.elapsedNanos();
        }

        @Override
        public long nodes() {
            return TreeParallelSearch.this.nodes();
        }

        @Override
        public int depth() {
            return TreeParallelSearch.this.depth();
        }

        @Override
        public long bytes() {
            return TreeParallelSearch.this.bytes();
        }

        @Override
        public double spentShare() {
            return budget.spentShare(this);
        }

        @Override
        public boolean isLeadGreaterThan(double visits) {
            return TreeParallelSearch.this.isLeadGreaterThan(visits);
        }

        @Override
        public MoveStatistics<M> best() {
            return TreeParallelSearch.this.best();
        }

        @Override
        public SearchResult<M> snapshot() {
            return TreeParallelSearch.this.snapshot();
        }
    }
}
