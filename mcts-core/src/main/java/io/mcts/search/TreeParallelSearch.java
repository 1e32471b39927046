package io.mcts.search;

import io.mcts.control.Parallel;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.SearchStopped;
import io.mcts.internal.SharedWork;
import io.mcts.iteration.Iteration;
import io.mcts.iteration.RootSum;
import io.mcts.iteration.TreeState;
import io.mcts.loop.Freed;
import io.mcts.loop.Report;
import io.mcts.loop.RunningSearch;
import io.mcts.loop.SearchCall;
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
 * A search of several workers in one tree. Each iteration has its own number, with which the budget is checked, so a budget of iterations
 * is kept exactly. Workers take numbers in blocks, and publish their progress after each. Data written in each iteration is allocated by
 * its own thread, to avoid false sharing; only the root state is copied by the calling thread.
 */
final class TreeParallelSearch<S extends GameState<?, M>, M extends Move> {

    private static final int LEAST_BLOCK = 16;

    private final TreeState<S, M> tree;
    private final SearchCall<M> call;
    private final Parallel parallel;
    private final SharedWork work;
    private final Whole whole;
    private final List<S> roots;
    private final long iterationLimit;

    private final int batchSize;

    private final int block;

    private final int inProgress;

    private final AtomicLong numbers = new AtomicLong();
    private final AtomicReference<@Nullable StopReason> whyStopped = new AtomicReference<>();
    private final AtomicReferenceArray<Part> parts;
    private volatile boolean isRootAsked;
    private volatile boolean isShort;
    private int shortages;
    private long streams;
    private long nodesBefore;
    private Freed freed = Freed.NOTHING;

    private record Part(
            long iterations,
            long newNodes,
            int depth,
            long bytes,
            @Nullable RootSum rootSum) {}

    TreeParallelSearch(TreeState<S, M> tree, SearchCall<M> call) {
        this.tree = tree;
        this.call = call;
        whole = new Whole();
        parallel = tree.settings().parallel;
        work = new SharedWork(parallel.executor(), parallel.workers());
        roots = IntStream.range(0, parallel.workers())
                .mapToObj(worker -> GameState.copyOf(tree.rootState()))
                .toList();
        iterationLimit = tree.iterationLimit();
        LeafBatches<S> batches = tree.settings().batches;
        batchSize = batches == null ? 1 : batches.size();
        block = Math.max(LEAST_BLOCK, batchSize);
        inProgress = batches == null ? parallel.virtualLoss() : batchSize * batches.virtualLoss();
        nodesBefore = tree.nodeCount();
        Part[] nothing = new Part[parallel.workers()];
        Arrays.fill(nothing, new Part(0, 0, 0, 0, null));
        parts = new AtomicReferenceArray<>(nothing);
    }

    SearchResult<M> run() {
        boolean isComplete;
        do {
            whyStopped.set(null);
            numbers.set(sum(Part::iterations));
            streams = tree.random.nextLong();
            try {
                isComplete = work.run(parallel.workers(), this::work);
            } finally {
                tree.reserve().release();
                tree.addNodes(sum(Part::newNodes));
            }
        } while (whyStopped.get() == StopReason.MEMORY && makesRoom());
        StopReason reason = isComplete && !work.isStopped() ? whyStopped.get() : StopReason.INTERRUPTED;
        return new RootReport<>(tree, RootView.of(tree))
                .result(whole.effort(reason == null ? StopReason.RUNNING : reason));
    }

    private boolean makesRoom() {
        shortages += isShort ? 1 : 0;
        isShort = false;
        if (work.isStopped() || shortages > RunningSearch.MOST_SHORTAGES) {
            return false;
        }
        Freed more;
        try {
            more = tree.nodes().isFull() ? tree.recycle() : tree.freeLeftBehind();
        } catch (OutOfMemoryError full) {
            stopFull();
            return true;
        }
        if (more == null) {
            return false;
        }
        isShort = more.isNothing();
        for (int worker = 0; worker < parts.length(); worker++) {
            Part part = parts.get(worker);
            parts.set(worker, new Part(part.iterations, 0, part.depth, 0, null));
        }
        nodesBefore = tree.nodeCount();
        freed = freed.plus(more);
        return true;
    }

    private void work(int worker) {
        try {
            new Worker(worker).work();
        } catch (OutOfMemoryError full) { // before its first iteration
            stopFull();
        }
    }

    private void stopFull() {
        isShort = true;
        tree.reserve().fill();
        stop(StopReason.MEMORY);
    }

    private void stop(StopReason reason) {
        whyStopped.accumulateAndGet(reason, TreeParallelSearch::first);
    }

    private static StopReason first(@Nullable StopReason before, StopReason now) {
        return before == null ? now : StopReason.ofAll(List.of(before, now));
    }

    private long sum(ToLongFunction<Part> figure) {
        long sum = 0;
        for (int worker = 0; worker < parts.length(); worker++) {
            sum += figure.applyAsLong(parts.get(worker));
        }
        return sum;
    }

    private class Whole extends RunningSearch<M> {

        Whole() {
            super(TreeParallelSearch.this.call);
        }

        @Override
        protected final long completed() {
            return sum(Part::iterations);
        }

        @Override
        protected final Freed freed() {
            return freed;
        }

        @Override
        protected final long savedNodes() {
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
            // each worker's iterations in progress, and those it may not have published
            long unknown = (long) parallel.workers() * (block + inProgress + SharedPath.mostUnpublished(root.visits()));
            return root.isLeadGreaterThan(visits + unknown);
        }

        @Override
        protected final Report<M> report() {
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

    /** A worker. To the budget it is the whole search, before the worker's next iteration. */
    private final class Worker extends Whole {

        private final int worker;
        private final RootSum rootSum;
        private final SharedPath path;
        private final Iteration<S, M> iteration;

        private final @Nullable Batch<S, M> batch;
        private final int depthBefore;
        private long number;
        private long done;

        Worker(int worker) {
            this.worker = worker;
            Part before = parts.get(worker);
            depthBefore = before.depth;
            done = before.iterations;
            rootSum = tree.rootSum().empty();
            Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.stream(streams, worker);
            random.check(this::requireRunning);
            path = path(parallel.virtualLoss(), tree.limitOfReplicasOfWorker());
            iteration = Iteration.of(tree, roots.get(worker), tree.leafValues(worker), random, path, rootSum);
            LeafBatches<S> batches = tree.leafValues(worker).batches();
            // replicas do not show that all iterations of a batch are in progress at once
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
                    StopReason others = whyStopped.get();
                    reason = others == null ? block(numbers.getAndAdd(block)) : others;
                    publish(isRootAsked ? rootSum.copy() : null);
                }
                end(reason);
            } catch (SearchStopped stopped) {
                end(reasonDuringRollout());
            } catch (OutOfMemoryError full) { // an iteration that fails changes nothing
                stopFull();
            } finally {
                path.publish();
                publish(null); // now in the tree
                tree.addToRootSum(rootSum);
            }
        }

        private void end(StopReason reason) {
            stop(reason);
            if (reason == StopReason.INTERRUPTED) {
                work.stop();
            }
        }

        @Override
        protected @Nullable StopReason reasonToStopRollout() {
            StopReason others = work.isStopped() ? StopReason.INTERRUPTED : whyStopped.get();
            return others == null ? super.reasonToStopRollout() : others;
        }

        /** Returns why its iterations had to stop, or null. */
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
                call.listener().progressed(whole);
            }
        }

        private @Nullable StopReason reasonToStop() {
            StopReason reason = work.isStopped()
                    ? StopReason.INTERRUPTED
                    : reasonToStop(iterationLimit, iteration.proofs().isRootProven());
            return reason == null && tree.nodes().isFull() ? StopReason.MEMORY : reason;
        }

        private void publish(@Nullable RootSum counted) {
            int depth = Math.max(depthBefore, batch == null ? iteration.depth() : batch.depth());
            long newNodes = batch == null ? iteration.newNodes() : batch.newNodes();
            parts.setRelease(worker, new Part(done, newNodes, depth, path.bytes(), counted));
        }
    }
}
