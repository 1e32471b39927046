package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.Iteration;
import io.mcts.iteration.TreeState;
import io.mcts.tree.BatchPath;

/** A search on one thread in batches. Virtual losses are taken back before the backup, so they do not affect results. */
final class BatchSearch<S extends GameState<?, M>, M extends Move> extends OneThreadSearch<S, M> {

    private final LeafBatches<S> batches;
    private Batch<S, M> batch;

    BatchSearch(TreeState<S, M> tree, LeafBatches<S> batches, Budget budget, SearchListener<M> listener, long start) {
        super(tree, budget, listener, start);
        this.batches = batches;
        batch = batchOnTree();
    }

    private Batch<S, M> batchOnTree() {
        return new Batch<>(
                tree.rootState(),
                batches,
                tree.random,
                waiting -> new BatchPath(tree.nodes(), batches.virtualLoss(), waiting),
                path -> new Iteration<>(tree, tree.rootState(), tree.leafValues(0), tree.random, path, tree.rootSum()));
    }

    @Override
    void advance() {
        int size = room(batches.size(), () -> reasonToStop() == null); // which may replace the batch
        batch.run(size, this::count);
    }

    @Override
    int depthOfIterations() {
        return batch.depth();
    }

    @Override
    long newNodes() {
        return batch.newNodes();
    }

    @Override
    void replaceIterations() {
        super.replaceIterations();
        batch = batchOnTree();
    }
}
