package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.iteration.Settings;
import io.mcts.iteration.TreeState;
import io.mcts.loop.RunningSearch;
import io.mcts.result.RootShare;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import io.mcts.root.RootView;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** Runs the workers of a root-parallel search separately and merges them into the result of {@link io.mcts.loop.RootParallelSearch}. */
public final class RootShares {

    private RootShares() {}

    public static <S extends GameState<?, M>, M extends Move> RootShare<M> run(
            Settings<S, M> settings,
            S state,
            int worker,
            Budget budget,
            Consumer<Supplier<RootShare<M>>> listener,
            long start) {
        int workers = settings.parallel.trees();
        Argument.require(worker >= 0 && worker < workers, "the workers have the numbers 0 to " + (workers - 1), worker);
        TreeState<S, M> tree = Trees.ofWorker(settings, state, worker);
        SearchListener<M> sharing = progress -> listener.accept(
                () -> RootView.of(tree).share(((RunningSearch<?>) progress).effort(StopReason.RUNNING)));
        SearchEffort effort = Searches.onOneThread(tree, budget.share(worker, workers), sharing, start)
                .iterate();
        return RootView.of(tree).share(effort);
    }

    /** The shares are in the order of the workers; refuses none, and one of another search. */
    public static <S extends GameState<?, M>, M extends Move> SearchResult<M> merged(
            Settings<S, M> settings, S state, List<RootShare<M>> shares, Duration elapsed) {
        Argument.require(!shares.isEmpty(), "a result needs a share or more", shares);
        TreeState<S, M> tree = Trees.ofWorker(settings, state, 0);
        List<RootView<M>> views =
                shares.stream().map(share -> RootView.of(tree, share)).toList();
        return new RootReport<>(tree, views, RootView.sum(tree, views))
                .result(sum(shares.stream().map(RootShare::effort).toList(), elapsed));
    }

    private static SearchEffort sum(List<SearchEffort> efforts, Duration elapsed) {
        return new SearchEffort(
                sum(efforts, SearchEffort::iterations),
                elapsed,
                sum(efforts, SearchEffort::nodes),
                sum(efforts, SearchEffort::savedNodes),
                sum(efforts, SearchEffort::bytes),
                efforts.stream().mapToInt(SearchEffort::depth).max().orElseThrow(),
                StopReason.ofAll(efforts.stream().map(SearchEffort::stopReason).toList()),
                efforts.get(0).seed(),
                (int) sum(efforts, SearchEffort::recyclings),
                sum(efforts, SearchEffort::forgottenNodes),
                sum(efforts, SearchEffort::leftBehindNodes));
    }

    private static long sum(List<SearchEffort> efforts, ToLongFunction<SearchEffort> figure) {
        return efforts.stream().mapToLong(figure).sum();
    }
}
