package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;

/** Runs the kind of search that the settings ask for. */
public final class Searches {

    private Searches() {}

    /** Adds iterations to the trees; {@code start} is the clock when the search was called. */
    public static <S extends GameState<?, M>, M extends Move> SearchResult<M> run(
            Trees<S, M> trees, Budget budget, SearchListener<M> listener, long start) {
        TreeState<S, M> tree = trees.first();
        trees.all().forEach(TreeState::beginSearch);
        Parallel parallel = tree.settings().parallel;
        if (parallel.isShared()) {
            return new TreeParallelSearch<>(tree, budget, listener, start).run();
        }
        if (parallel.trees() > 1) {
            return new RootParallelSearch<>(trees, budget, listener, start).run();
        }
        OneThreadSearch<S, M> search = onOneThread(tree, budget, listener, start);
        SearchEffort effort = search.iterate();
        return search.report().result(effort);
    }

    static <S extends GameState<?, M>, M extends Move> OneThreadSearch<S, M> onOneThread(
            TreeState<S, M> tree, Budget budget, SearchListener<M> listener, long start) {
        LeafBatches<S> batches = tree.leafValues(0).batches();
        return batches == null
                ? new OneThreadSearch<>(tree, budget, listener, start)
                : new BatchSearch<>(tree, batches, budget, listener, start);
    }
}
