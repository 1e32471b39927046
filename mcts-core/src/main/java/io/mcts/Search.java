package io.mcts;

import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** One search: iterations over a tree until the budget is spent, on one thread. */
final class Search<S extends GameState<S, M>, M extends Move> implements SearchProgress<M> {

    private final SearchTree<S, M> searchTree;
    private final Budget budget;
    private final SearchListener<M> listener;
    private final LongSupplier clock;
    private final Iteration<S, M> iteration;
    private final @Nullable Batch<S, M> batch;
    private final long iterationLimit;
    private final long nodesBefore;
    private final long start;

    private long iterations;
    private int ahead;

    Search(SearchTree<S, M> searchTree, Budget budget, SearchListener<M> listener) {
        this.searchTree = searchTree;
        this.budget = budget;
        this.listener = listener;
        clock = searchTree.settings().clock();
        start = clock.getAsLong();
        iteration = new Iteration<>(searchTree, searchTree.random());
        LeafBatches<S> batches = searchTree.settings().batches();
        batch = batches == null ? null : new Batch<>(searchTree, batches, searchTree.random());
        iterationLimit = (long) Integer.MAX_VALUE
                - new Node(searchTree.nodes()).moveTo(Tree.ROOT).visits();
        nodesBefore = searchTree.nodeCount();
    }

    SearchResult<M> run() {
        try {
            StopReason reason = reasonToStop();
            while (reason == null) {
                if (batch == null) {
                    iteration.run();
                    iterations++;
                    listener.progressed(this);
                } else {
                    run(batch);
                }
                reason = reasonToStop();
            }
            return result(reason);
        } finally {
            searchTree.addNodes(newNodes());
        }
    }

    private void run(Batch<S, M> batch) {
        int begun = batch.begin(room(batch.size()));
        for (int number = 0; number < begun; number++) {
            batch.complete(number);
            iterations++;
            listener.progressed(this);
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

    private @Nullable StopReason reasonToStop() {
        if (Thread.currentThread().isInterrupted()) {
            return StopReason.INTERRUPTED;
        }
        if (iterations() >= iterationLimit) {
            return StopReason.VISIT_LIMIT;
        }
        if (searchTree.nodes().isFull()) {
            return StopReason.MEMORY;
        }
        return budget.check(this);
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
        return batch == null ? iteration.depth() : batch.depth();
    }

    private long newNodes() {
        return batch == null ? iteration.newNodes() : batch.newNodes();
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
    public SearchResult<M> snapshot() {
        return result(StopReason.RUNNING);
    }

    private SearchResult<M> result(StopReason reason) {
        SearchEffort effort = new SearchEffort(
                iterations, Duration.ofNanos(elapsedNanos()), nodes(), bytes(), depth(), reason, searchTree.seed());
        return new RootReport<>(searchTree).result(effort);
    }
}
