package io.mcts.search;

import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.Iteration;
import io.mcts.iteration.TreeState;
import io.mcts.loop.TreeSearch;
import io.mcts.root.RootView;
import io.mcts.tree.BatchPath;

final class BatchIterations<S extends GameState<?, M>, M extends Move> extends TreeIterations<S, M> {

    private final LeafBatches<S> batches;
    private Batch<S, M> batch;

    BatchIterations(TreeState<S, M> tree, LeafBatches<S> batches) {
        super(tree);
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
    public void iterate(TreeSearch<?, RootView<M>> search) {
        int size = search.room(batches.size()); // which may replace the batch
        batch.run(size, search::count);
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
