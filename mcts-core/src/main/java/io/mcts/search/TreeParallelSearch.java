package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.SharedWork;
import io.mcts.iteration.Iteration;
import io.mcts.iteration.RootSum;
import io.mcts.iteration.TreeState;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import io.mcts.root.RootView;
import io.mcts.tree.NodeView;
import io.mcts.tree.SharedPath;
import io.mcts.tree.TreePath;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One search of several workers in the same tree.
 *
 * <p><b>Exact budgets.</b> Every iteration has a number of its own, which its worker shows to the budget before it begins; so a number
 * of iterations is kept exactly. Workers take numbers in blocks, so that they seldom wait for each other.
 *
 * <p><b>Apart.</b> What a worker writes at every iteration is allocated by its own thread, so that it is not next to what the others
 * write. The state of the root alone is copied by the calling thread, since a state is used by one thread at a time. A worker
 * publishes its progress with each block; what the listener sees, on the calling thread, is made of that.
 */
final class TreeParallelSearch<S extends GameState<?, M>, M extends Move> {

    private static final int LEAST_BLOCK = 16;

    private final TreeState<S, M> tree;
    private final Parallel parallel;
    private final SharedWork work;
    private final Whole whole;
    private final List<S> roots;
    private final long iterationLimit;

    /** How many leaves a worker evaluates together. */
    private final int batchSize;

    /** How many numbers a worker takes at a time. */
    private final int block;

    /** The visits that the iterations which a worker has under way appear to have. */
    private final int underWay;

    private final AtomicLong numbers = new AtomicLong();
    private final AtomicReference<@Nullable StopReason> firstReason = new AtomicReference<>();
    private final AtomicReferenceArray<Part> parts;
    private volatile boolean isRootAsked;
    private long streams;
    private long nodesBefore;
    private int recyclings;

    /** What a worker has done. */
    private record Part(
            long iterations,
            long newNodes,
            int depth,
            long bytes,
            @Nullable RootSum rootSum) {}

    TreeParallelSearch(TreeState<S, M> tree, Budget budget, SearchListener<M> listener, long start) {
        this.tree = tree;
        whole = new Whole(budget, listener, start);
        parallel = tree.settings().parallel;
        work = new SharedWork(parallel.executor(), parallel.workers());
        roots = IntStream.range(0, parallel.workers())
                .mapToObj(worker -> GameState.copyOf(tree.rootState()))
                .toList();
        iterationLimit = tree.iterationLimit();
        LeafBatches<S> batches = tree.settings().batches;
        batchSize = batches == null ? 1 : batches.size();
        block = Math.max(LEAST_BLOCK, batchSize);
        underWay = batches == null ? parallel.virtualLoss() : batchSize * batches.virtualLoss();
        nodesBefore = tree.nodeCount();
        Part[] nothing = new Part[parallel.workers()];
        Arrays.fill(nothing, new Part(0, 0, 0, 0, null));
        parts = new AtomicReferenceArray<>(nothing);
    }

    SearchResult<M> run() {
        boolean isComplete;
        do {
            firstReason.set(null);
            numbers.set(sum(Part::iterations));
            streams = tree.random.nextLong();
            try {
                isComplete = work.run(parallel.workers(), number -> new Worker(number).work());
            } finally {
                tree.addNodes(sum(Part::newNodes));
            }
        } while (firstReason.get() == StopReason.MEMORY && recycles());
        StopReason reason = isComplete && !work.isStopped() ? firstReason.get() : StopReason.INTERRUPTED;
        return new RootReport<>(tree, RootView.of(tree))
                .result(whole.effort(reason == null ? StopReason.RUNNING : reason));
    }

    /** Whether the tree was full and no longer is. No worker is at work in the meantime. */
    private boolean recycles() {
        if (work.isStopped() || !tree.nodes().isFull() || !tree.recycle()) {
            return false;
        }
        for (int worker = 0; worker < parts.length(); worker++) {
            Part part = parts.get(worker);
            parts.set(worker, new Part(part.iterations, 0, part.depth, 0, null));
        }
        nodesBefore = tree.nodeCount();
        recyclings++;
        return !tree.isCrowded();
    }

    private long sum(ToLongFunction<Part> figure) {
        long sum = 0;
        for (int worker = 0; worker < parts.length(); worker++) {
            sum += figure.applyAsLong(parts.get(worker));
        }
        return sum;
    }

    /** The search as the workers have published it; the listener sees it. */
    private class Whole extends RunningSearch<S, M> {

        Whole(Budget budget, SearchListener<M> listener, long start) {
            super(TreeParallelSearch.this.tree, budget, listener, start);
        }

        @Override
        final long completed() {
            return sum(Part::iterations);
        }

        @Override
        final int recyclings() {
            return recyclings;
        }

        @Override
        final long savedNodes() {
            return tree.nodes().savedNodes();
        }

        @Override
        public final long nodes() {
            return nodesBefore + sum(Part::newNodes);
        }

        @Override
        public final int depth() {
            int depth = 0;
            for (int worker = 0; worker < parts.length(); worker++) {
                depth = Math.max(depth, parts.get(worker).depth);
            }
            return depth;
        }

        @Override
        public final long bytes() {
            return tree.nodes().bytes() + sum(Part::bytes);
        }

        @Override
        public final boolean isLeadGreaterThan(double visits) {
            NodeView root = tree.root();
            // what each worker has under way, and what it may not have published
            long unknown = (long) parallel.workers() * (block + underWay + SharedPath.mostUnpublished(root.visits()));
            return root.isLeadGreaterThan(visits + unknown);
        }

        @Override
        final RootReport<M> report() {
            isRootAsked = true;
            RootSum counted = tree.rootSum().copy();
            for (int worker = 0; worker < parts.length(); worker++) {
                RootSum published = parts.get(worker).rootSum;
                if (published != null) {
                    counted.add(published);
                }
            }
            return new RootReport<>(tree, RootView.of(tree, counted));
        }
    }

    /** One of the workers. To the budget it is the search as it is before the worker's next iteration. */
    private final class Worker extends Whole {

        private final int worker;
        private final RootSum rootSum;
        private final SharedPath path;
        private final Iteration<S, M> iteration;

        /** Null if the leaves are evaluated one by one. */
        private final @Nullable Batch<S, M> batch;

        private final int depthBefore;
        private long number;
        private long done;

        Worker(int worker) {
            super(whole.budget, whole.listener, whole.start);
            this.worker = worker;
            Part before = parts.get(worker);
            depthBefore = before.depth;
            done = before.iterations;
            rootSum = tree.rootSum().empty();
            Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.stream(streams, worker);
            path = path(parallel.virtualLoss(), tree.limitOfReplicasOfWorker());
            iteration = iteration(path, random);
            LeafBatches<S> batches = tree.leafValues(worker).batches();
            // iterations of a batch are all under way at once, which replicas do not show
            batch = batches == null
                    ? null
                    : new Batch<>(
                            roots.get(worker),
                            batches,
                            random,
                            waiting -> path(batches.virtualLoss(), 0),
                            of -> iteration(of, random));
        }

        private SharedPath path(int virtualLoss, long limitOfReplicas) {
            return new SharedPath(tree.nodes(), virtualLoss, tree.settings().expansionThreshold - 1, limitOfReplicas);
        }

        private Iteration<S, M> iteration(TreePath of, Xoroshiro128PlusPlus random) {
            return new Iteration<>(tree, roots.get(worker), tree.leafValues(worker), random, of, rootSum);
        }

        @Override
        public long iterations() {
            return number + ahead;
        }

        void work() {
            try {
                @Nullable StopReason reason = null;
                while (reason == null) {
                    StopReason others = firstReason.get();
                    reason = others == null ? block(numbers.getAndAdd(block)) : others;
                    publish(isRootAsked ? rootSum.copy() : null);
                }
                firstReason.compareAndSet(null, reason);
                if (reason == StopReason.INTERRUPTED) {
                    work.stop();
                }
            } finally {
                path.publish();
                publish(null); // from now on they are in the tree
                tree.addToRootSum(rootSum);
            }
        }

        /** Iterations with the numbers from this one on; returns why they had to stop, or null. */
        private @Nullable StopReason block(long first) {
            number = first;
            while (number < first + block) {
                StopReason reason = reasonToStop();
                if (reason != null) {
                    return reason;
                }
                if (batch == null) {
                    iteration.run();
                    count();
                } else {
                    int left = (int) (first + block - number);
                    batch.run(room(Math.min(batchSize, left), () -> reasonToStop() == null), this::count);
                }
            }
            return null;
        }

        private void count() {
            number++;
            done++;
            if (worker == 0) {
                listener.progressed(whole);
            }
        }

        private @Nullable StopReason reasonToStop() {
            if (work.isStopped() || Thread.currentThread().isInterrupted()) {
                return StopReason.INTERRUPTED;
            }
            if (iterations() >= iterationLimit) {
                return StopReason.VISIT_LIMIT;
            }
            if (iteration.proofs().isRootProven()) {
                return StopReason.PROVEN;
            }
            StopReason reason = budget.check(this);
            return reason == null && tree.nodes().isFull() ? StopReason.MEMORY : reason;
        }

        private void publish(@Nullable RootSum counted) {
            int depth = Math.max(depthBefore, batch == null ? iteration.depth() : batch.depth());
            long newNodes = batch == null ? iteration.newNodes() : batch.newNodes();
            parts.setRelease(worker, new Part(done, newNodes, depth, path.bytes(), counted));
        }
    }
}
