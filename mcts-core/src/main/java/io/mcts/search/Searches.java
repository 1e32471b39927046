package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.loop.Report;
import io.mcts.loop.RootParallelSearch;
import io.mcts.loop.SearchCall;
import io.mcts.loop.TreeSearch;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.root.RootReport;
import io.mcts.root.RootView;
import java.util.List;

public final class Searches {

    private Searches() {}

    public static <S extends GameState<?, M>, M extends Move> SearchResult<M> run(
            Trees<S, M> trees, Budget budget, SearchListener<M> listener, long start) {
        TreeState<S, M> tree = trees.first();
        trees.all().forEach(TreeState::beginSearch);
        SearchCall<M> call = call(tree, budget, listener, start);
        Parallel parallel = tree.settings().parallel;
        if (parallel.isShared()) {
            return new TreeParallelSearch<>(tree, call).run();
        }
        Report.Maker<M, RootView<M>> reports = RootReport.of(tree);
        SearchEffort effort = RootParallelSearch.run(
                call, parallel, worker -> TreeIterations.of(trees.all().get(worker)), reports);
        List<RootView<M>> views = trees.all().stream().map(RootView::of).toList();
        return reports.of(views, views.size()).result(effort);
    }

    static <M extends Move> TreeSearch<M, RootView<M>> onOneThread(
            TreeState<?, M> tree, Budget budget, SearchListener<M> listener, long start) {
        return new TreeSearch<>(call(tree, budget, listener, start), TreeIterations.of(tree), RootReport.of(tree));
    }

    private static <M extends Move> SearchCall<M> call(
            TreeState<?, M> tree, Budget budget, SearchListener<M> listener, long start) {
        return new SearchCall<>(budget, listener, start, tree.settings().clock, tree.seed, tree.reserve());
    }
}
