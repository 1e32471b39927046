package io.mcts.search;

import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.Iteration;
import io.mcts.iteration.TreeState;
import io.mcts.loop.Freed;
import io.mcts.loop.LoopTree;
import io.mcts.loop.TreeSearch;
import io.mcts.root.RootView;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

class TreeIterations<S extends GameState<?, M>, M extends Move> implements LoopTree<RootView<M>> {

    final TreeState<S, M> tree;
    private Iteration<S, M> iteration;

    private long counted;

    private int depthBefore;

    TreeIterations(TreeState<S, M> tree) {
        this.tree = tree;
        iteration = Iteration.onOneThread(tree);
    }

    static <S extends GameState<?, M>, M extends Move> TreeIterations<S, M> of(TreeState<S, M> tree) {
        LeafBatches<S> batches = tree.leafValues(0).batches();
        return batches == null ? new TreeIterations<>(tree) : new BatchIterations<>(tree, batches);
    }

    @Override
    public void iterate(TreeSearch<?, RootView<M>> search) {
        iteration.run();
        search.count();
    }

    long newNodes() {
        return iteration.newNodes();
    }

    int depthOfIterations() {
        return iteration.depth();
    }

    void replaceIterations() {
        iteration = Iteration.onOneThread(tree);
    }

    @Override
    public final void renew() {
        end();
        depthBefore = depth();
        replaceIterations();
        counted = 0;
    }

    @Override
    public final void end() {
        tree.addNodes(newNodes() - counted);
        counted = newNodes();
    }

    @Override
    public final @Nullable Freed freeLeftBehind() {
        return tree.nodes().isTidy() ? null : freed(tree::freeLeftBehind);
    }

    @Override
    public final @Nullable Freed recycle() {
        return freed(tree::recycle);
    }

    private @Nullable Freed freed(Supplier<@Nullable Freed> freeing) {
        end();
        Freed freed = freeing.get();
        renew();
        return freed;
    }

    @Override
    public final void check(@Nullable Runnable check) {
        tree.random.check(check);
    }

    @Override
    public final long iterationLimit() {
        return tree.iterationLimit();
    }

    @Override
    public final boolean isRootProven() {
        return iteration.proofs().isRootProven();
    }

    @Override
    public final boolean isFull() {
        return tree.nodes().isFull();
    }

    @Override
    public final long nodes() {
        return tree.nodeCount() + newNodes() - counted;
    }

    @Override
    public final long savedNodes() {
        return tree.nodes().savedNodes();
    }

    @Override
    public final int depth() {
        return Math.max(depthBefore, depthOfIterations());
    }

    @Override
    public final long bytes() {
        return tree.nodes().bytes();
    }

    @Override
    public final boolean isLeadGreaterThan(double visits) {
        return tree.root().isLeadGreaterThan(visits);
    }

    @Override
    public final RootView<M> view() {
        return RootView.of(tree);
    }
}
