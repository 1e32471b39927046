package io.mcts;

import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.time.Duration;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** One search: iterations over a tree until the budget is spent, on one thread. */
final class Search<S extends GameState<S, M>, M extends Move> implements SearchProgress<M> {

    private final SearchTree<S, M> searchTree;
    private final Budget budget;
    private final SearchListener<M> listener;
    private final LongSupplier clock;
    private final long iterationLimit;
    private final long start;

    private Iteration<S, M> iteration;
    private @Nullable Batch<S, M> batch;
    private long nodesBefore;
    private int depthBefore;
    private int recyclings;
    private long iterations;
    private int ahead;

    Search(SearchTree<S, M> searchTree, Budget budget, SearchListener<M> listener) {
        this.searchTree = searchTree;
        this.budget = budget;
        this.listener = listener;
        clock = searchTree.settings().clock;
        start = clock.getAsLong();
        iteration = iterationOnTree();
        batch = batchOnTree();
        iterationLimit =
                (long) Integer.MAX_VALUE / searchTree.settings().parallel.trees()
                        - new Node(searchTree.nodes()).moveTo(Tree.ROOT).visits();
        nodesBefore = searchTree.nodeCount();
    }

    /** An iteration over the nodes that the tree has now. */
    private Iteration<S, M> iterationOnTree() {
        return new Iteration<>(
                searchTree,
                searchTree.rollouts(0),
                searchTree.random(),
                new TreePath(searchTree.nodes()),
                searchTree.rootStatistics());
    }

    /** Batches of iterations over the nodes that the tree has now; null where leaves are evaluated one by one. */
    private @Nullable Batch<S, M> batchOnTree() {
        LeafBatches<S> batches = searchTree.settings().batches();
        return batches == null ? null : new Batch<>(searchTree, batches);
    }

    SearchResult<M> run() {
        SearchEffort effort = iterate();
        return new RootReport<>(searchTree).result(effort);
    }

    /** Runs all iterations. */
    SearchEffort iterate() {
        try {
            StopReason reason = reasonToStop();
            while (reason == null) {
                if (batch == null) {
                    iteration.run();
                    count();
                } else {
                    runTogether(room(batch.size()));
                }
                reason = reasonToStop();
            }
            return effort(reason);
        } finally {
            searchTree.addNodes(newNodes());
        }
    }

    private void count() {
        iterations++;
        listener.progressed(this);
    }

    private void runTogether(int most) {
        Batch<S, M> together = Objects.requireNonNull(batch);
        int begun = together.begin(most);
        for (int number = 0; number < begun; number++) {
            together.complete(number);
            count();
        }
    }

    /** How many iterations may begin together: the budget is asked before each, as if those before it were done. */
    private int room(int most) {
        try {
            ahead = 1;
            while (ahead < most && reasonToStop() == null) {
                ahead++;
            }
            return ahead;
        } finally {
            ahead = 0;
        }
    }

    private long newNodes() {
        return batch == null ? iteration.newNodes() : batch.newNodes();
    }

    private @Nullable StopReason reasonToStop() {
        if (Thread.currentThread().isInterrupted()) {
            return StopReason.INTERRUPTED;
        }
        if (iterations() >= iterationLimit) {
            return StopReason.VISIT_LIMIT;
        }
        if (iteration.isRootProven()) {
            return StopReason.PROVEN;
        }
        StopReason reason = budget.check(this);
        if (reason == null && searchTree.nodes().isFull() && !recycle()) {
            return StopReason.MEMORY;
        }
        return reason;
    }

    /** Makes room in a tree that is full; false where there is none to be made. */
    private boolean recycle() {
        if (!searchTree.recycle()) {
            return false;
        }
        depthBefore = depth();
        iteration = iterationOnTree();
        batch = batchOnTree();
        nodesBefore = searchTree.nodeCount();
        recyclings++;
        return true;
    }

    int recyclings() {
        return recyclings;
    }

    @Override
    public long iterations() {
        return iterations + ahead;
    }

    @Override
    public long elapsedNanos() {
        return clock.getAsLong() - start;
    }

    @Override
    public long nodes() {
        return nodesBefore + newNodes();
    }

    @Override
    public int depth() {
        return Math.max(depthBefore, batch == null ? iteration.depth() : batch.depth());
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
        return RootReport.isLeadGreaterThan(visits, new Node(searchTree.nodes()).moveTo(Tree.ROOT));
    }

    @Override
    public MoveStatistics<M> best() {
        return new RootReport<>(searchTree).best();
    }

    @Override
    public SearchResult<M> snapshot() {
        return new RootReport<>(searchTree).result(effort(StopReason.RUNNING));
    }

    /** What has been spent so far. */
    SearchEffort effort(StopReason reason) {
        return new SearchEffort(
                iterations,
                Duration.ofNanos(elapsedNanos()),
                nodes(),
                searchTree.nodes().savedNodes(),
                bytes(),
                depth(),
                reason,
                searchTree.seed(),
                recyclings);
    }
}
