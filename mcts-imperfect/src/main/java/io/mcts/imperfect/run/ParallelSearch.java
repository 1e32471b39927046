package io.mcts.imperfect.run;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.node.RootStatistics;
import io.mcts.imperfect.node.RootView;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.internal.HeapReserve;
import io.mcts.loop.LoopTree;
import io.mcts.loop.Report;
import io.mcts.loop.RootParallelSearch;
import io.mcts.loop.SearchCall;
import io.mcts.loop.TreeSearch;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A search by one worker or several, each in its own tree, until the budget is spent or the heap is full.
 *
 * @param moves the moves of the searching player; none if they are not to move
 * @param start the clock when the search was called
 */
public record ParallelSearch<M extends Move>(
        ImperfectSettings<?, M> settings,
        GameState<?, M> root,
        int player,
        List<M> moves,
        long seed,
        List<? extends WorkerTree<M>> workers,
        SearchListener<M> listener,
        long start) {

    /** The iterations between two checks of the free heap. */
    private static final int ITERATIONS_BETWEEN = 16;

    public SearchEffort run(Budget budget) {
        HeapReserve reserve = new HeapReserve();
        reserve.size(workers.size(), moves.size());
        SearchCall<M> call = new SearchCall<>(budget, listener, start, settings.clock, seed, reserve);
        return RootParallelSearch.run(
                call,
                settings.parallel,
                worker -> new InLoop(workers.get(worker), reserve),
                (views, readable) -> new Known(sum(views)));
    }

    public MixedResult<M> result(SearchEffort effort) {
        return new Known(sum(workers)).mixed(effort);
    }

    private RootStatistics<M> sum(List<? extends RootView<M>> views) {
        RootStatistics<M> sum = new RootStatistics<>(moves, player, root.playerCount());
        views.forEach(view -> view.addTo(sum));
        return sum;
    }

    private final class InLoop implements LoopTree<RootView<M>> {

        private final WorkerTree<M> tree;
        private final HeapReserve reserve;

        private InLoop(WorkerTree<M> tree, HeapReserve reserve) {
            this.tree = tree;
            this.reserve = reserve;
        }

        @Override
        public void iterate(TreeSearch<?, RootView<M>> search) {
            long done = tree.iterations();
            tree.iterate();
            if (tree.iterations() > done) {
                search.count();
            }
            if (tree.iterations() % ITERATIONS_BETWEEN == 0) {
                reserve.hold();
            }
        }

        @Override
        public void check(@Nullable Runnable check) {
            tree.check(check);
        }

        @Override
        public long iterationLimit() {
            return Integer.MAX_VALUE / workers.size() - tree.iterations();
        }

        @Override
        public boolean isFull() {
            return reserve.isHeapFull();
        }

        @Override
        public long nodes() {
            return tree.nodes();
        }

        @Override
        public int depth() {
            return tree.depth();
        }

        @Override
        public long bytes() {
            return tree.bytes();
        }

        @Override
        public boolean isLeadGreaterThan(double visits) {
            return new Known(sum(List.of(tree))).isLeadGreaterThan(visits);
        }

        @Override
        public RootView<M> view() {
            return sum(List.of(tree));
        }
    }

    private final class Known implements Report<M> {

        private final RootStatistics<M> sum;

        private Known(RootStatistics<M> sum) {
            this.sum = sum;
        }

        @Override
        public MoveStatistics<M> best() {
            return statistics(decided());
        }

        @Override
        public SearchResult<M> result(SearchEffort effort) {
            return mixed(effort).search();
        }

        private MixedResult<M> mixed(SearchEffort effort) {
            int best = decided();
            List<Integer> byVisits = IntStream.range(0, sum.count())
                    .boxed()
                    .sorted(Comparator.comparingInt((Integer child) -> sum.visits(child))
                            .reversed())
                    .toList();
            SearchResult<M> search = new SearchResult<>(
                    player,
                    sum.move(best),
                    sum.mean(best),
                    Bounds.UNKNOWN,
                    byPlayer(sum::playerValue),
                    byVisits.stream().map(this::statistics).toList(),
                    byVisits.stream().map(child -> List.of(sum.move(child))).toList(),
                    root.minPayoff(),
                    root.maxPayoff(),
                    effort);
            List<Map<M, Double>> strategies = byPlayer(sum::strategy);
            return new MixedResult<>(
                    settings.answersStrategy() ? search.withStrategy(strategies.get(player)) : search, strategies);
        }

        @Override
        public boolean isLeadGreaterThan(double visits) {
            int[] sorted =
                    IntStream.range(0, sum.count()).map(sum::visits).sorted().toArray();
            return sorted.length == 1
                    || (sorted.length > 1 && sorted[sorted.length - 1] - sorted[sorted.length - 2] > visits);
        }

        private <T> List<T> byPlayer(IntFunction<T> of) {
            return IntStream.range(0, root.playerCount()).mapToObj(of).toList();
        }

        private int decided() {
            if (moves.isEmpty()) {
                throw new IllegalStateException(
                        "player " + player + " is not to move; ask for the best move or a snapshot while they are");
            }
            return settings.playsStrategy()
                    ? sum.mostProbable(player)
                    : settings.finalDecision().decide(sum);
        }

        private MoveStatistics<M> statistics(int child) {
            return new MoveStatistics<>(
                    sum.move(child), sum.visits(child), sum.mean(child), sum.standardError(child), Bounds.UNKNOWN);
        }
    }
}
