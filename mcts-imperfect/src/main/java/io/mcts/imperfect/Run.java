package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.HeapReserve;
import io.mcts.internal.SearchStopped;
import io.mcts.internal.SharedWork;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One search: iterations of one worker or of several, each on its own thread, until the budget is spent or the heap is full.
 *
 * @param root the state searched
 * @param player who searches
 * @param moves among which they choose; none if they are not to move
 * @param start what the clock said when the search was called
 */
record Run<M extends Move>(
        ImperfectSettings<?, M> settings,
        GameState<?, M> root,
        int player,
        List<M> moves,
        long seed,
        List<? extends WorkerTree<M>> workers,
        SearchListener<M> listener,
        long start) {

    /** How often the free heap is looked at, in iterations. */
    private static final int ITERATIONS_BETWEEN = 16;

    SearchEffort run(Budget budget) {
        HeapReserve reserve = new HeapReserve();
        reserve.size(workers.size(), moves.size());
        SharedWork work = new SharedWork(settings.parallel.executor(), workers.size());
        List<Progress> parts = new ArrayList<>();
        for (int i = 0; i < workers.size(); i++) {
            Budget part = workers.size() == 1 ? budget : budget.share(i, workers.size());
            Budget unlessStopped = progress -> work.isStopped() ? StopReason.INTERRUPTED : part.check(progress);
            parts.add(new Progress(workers.get(i), unlessStopped, part, reserve));
        }
        boolean isComplete = work.run(parts.size(), i -> {
            if (parts.get(i).iterate(i == 0 ? listener : SearchListener.none()) == StopReason.INTERRUPTED) {
                work.stop();
            }
        });
        reserve.release();
        StopReason reason =
                StopReason.ofAll(parts.stream().map(part -> part.reason).toList());
        reason = isComplete && !work.isStopped() ? reason : StopReason.INTERRUPTED;
        return effort(parts, reason);
    }

    MixedResult<M> result(SearchEffort effort) {
        return result(workers, effort);
    }

    private SearchEffort effort(List<Progress> parts, StopReason reason) {
        long iterations = parts.stream().mapToLong(Progress::iterations).sum();
        Duration time = Duration.ofNanos(settings.clock.getAsLong() - start);
        long nodes = parts.stream().mapToLong(Progress::nodes).sum();
        long bytes = parts.stream().mapToLong(Progress::bytes).sum();
        int depth = parts.stream().mapToInt(Progress::depth).max().orElse(0);
        return new SearchEffort(iterations, time, nodes, 0, bytes, depth, reason, seed, 0, 0, 0);
    }

    private RootStatistics<M> sum(List<? extends WorkerTree<M>> of) {
        RootStatistics<M> sum = new RootStatistics<>(moves, player, root.playerCount());
        of.forEach(worker -> worker.addTo(sum));
        return sum;
    }

    private MixedResult<M> result(List<? extends WorkerTree<M>> of, SearchEffort effort) {
        requireChoice();
        RootStatistics<M> sum = sum(of);
        List<Integer> byVisits = IntStream.range(0, sum.count())
                .boxed()
                .sorted(Comparator.comparingInt((Integer child) -> sum.visits(child))
                        .reversed())
                .toList();
        int best = decided(sum);
        M move = sum.move(best);
        double mean = sum.mean(best);
        List<Double> values = byPlayer(sum::playerValue);
        List<MoveStatistics<M>> all =
                byVisits.stream().map(child -> statistics(sum, child)).toList();
        List<List<M>> lines =
                byVisits.stream().map(child -> List.of(sum.move(child))).toList();
        double min = root.minPayoff();
        double max = root.maxPayoff();
        List<Map<M, Double>> strategies = byPlayer(sum::strategy);
        SearchResult<M> search =
                new SearchResult<>(player, move, mean, Bounds.UNKNOWN, values, all, lines, min, max, effort);
        return new MixedResult<>(
                settings.answersStrategy() ? search.withStrategy(strategies.get(player)) : search, strategies);
    }

    private <T> List<T> byPlayer(IntFunction<T> of) {
        return IntStream.range(0, root.playerCount()).mapToObj(of).toList();
    }

    private void requireChoice() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("player " + player + " has nothing to choose now; allowed: to ask for the"
                    + " best move or a snapshot while they are to move");
        }
    }

    private int decided(RootStatistics<M> sum) {
        return settings.playsStrategy()
                ? sum.mostProbable(player)
                : settings.finalDecision().decide(sum);
    }

    private MoveStatistics<M> statistics(RootStatistics<M> sum, int child) {
        return new MoveStatistics<>(
                sum.move(child), sum.visits(child), sum.mean(child), sum.standardError(child), Bounds.UNKNOWN);
    }

    private final class Progress implements SearchProgress<M> {

        private final WorkerTree<M> worker;
        private final Budget budget;
        private final Budget ownBudget;
        private final HeapReserve reserve;
        private final long iterationsBefore;
        private StopReason reason = StopReason.RUNNING;

        private Progress(WorkerTree<M> worker, Budget budget, Budget ownBudget, HeapReserve reserve) {
            this.worker = worker;
            this.budget = budget;
            this.ownBudget = ownBudget;
            this.reserve = reserve;
            iterationsBefore = worker.iterations();
        }

        private StopReason iterate(SearchListener<M> hears) {
            worker.check(this::requireRunning);
            try {
                reason = untilStopped(hears);
            } catch (OutOfMemoryError full) { // the iteration that met it is not counted
                reserve.fill();
                reason = StopReason.MEMORY;
            } finally {
                worker.check(null);
            }
            return reason;
        }

        private StopReason untilStopped(SearchListener<M> hears) {
            StopReason stop = reasonToStop();
            while (stop == null) {
                long done = worker.iterations();
                iterateOnce();
                if (worker.iterations() > done) {
                    hears.progressed(this);
                }
                if (worker.iterations() % ITERATIONS_BETWEEN == 0) {
                    reserve.hold();
                }
                stop = reasonToStop();
            }
            return stop;
        }

        private void iterateOnce() {
            try {
                worker.iterate();
            } catch (SearchStopped stopped) { // the iteration is not counted
                return;
            }
        }

        private void requireRunning() {
            if (reasonToStop() != null) {
                throw new SearchStopped();
            }
        }

        private @Nullable StopReason reasonToStop() {
            if (Thread.currentThread().isInterrupted()) {
                return StopReason.INTERRUPTED;
            }
            if (reserve.isHeapFull()) {
                return StopReason.MEMORY;
            }
            boolean isFull = worker.iterations() >= Integer.MAX_VALUE / workers.size();
            return isFull ? StopReason.VISIT_LIMIT : budget.check(this);
        }

        @Override
        public long iterations() {
            return worker.iterations() - iterationsBefore;
        }

        @Override
        public long elapsedNanos() {
            return settings.clock.getAsLong() - start;
        }

        @Override
        public long nodes() {
            return worker.nodes();
        }

        @Override
        public int depth() {
            return worker.depth();
        }

        @Override
        public long bytes() {
            return worker.bytes();
        }

        @Override
        public double spentShare() {
            return ownBudget.spentShare(this);
        }

        @Override
        public boolean isLeadGreaterThan(double visits) {
            RootStatistics<M> sum = sum(List.of(worker));
            int[] sorted =
                    IntStream.range(0, sum.count()).map(sum::visits).sorted().toArray();
            return sorted.length == 1
                    || (sorted.length > 1 && sorted[sorted.length - 1] - sorted[sorted.length - 2] > visits);
        }

        @Override
        public MoveStatistics<M> best() {
            requireChoice();
            RootStatistics<M> sum = sum(List.of(worker));
            return statistics(sum, decided(sum));
        }

        @Override
        public SearchResult<M> snapshot() {
            SearchEffort sofar = effort(List.of(this), StopReason.RUNNING);
            return result(List.of(worker), sofar).search();
        }
    }
}
