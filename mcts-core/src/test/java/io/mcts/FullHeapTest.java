package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.game.PositionKey;
import io.mcts.policy.Learning;
import io.mcts.policy.Policy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Ucb1Tuned;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches of a game whose methods meet a full heap at chosen calls: an iteration that fails changes nothing, and the search goes on. */
class FullHeapTest {

    private static final int ITERATIONS = 3_000;
    private static final List<Integer> FAILING_CALLS = List.of(20, 150, 151, 700, 1_500, 2_900);

    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    @AfterEach
    void end() {
        pool.shutdownNow();
    }

    /** What is called in each of the four steps. */
    private enum Call {
        COPY,
        PLAY,
        LEGAL_MOVES,
        PLAY_OUT,
        PAYOFF,
        LEARN
    }

    /** Throws at some of the calls of a method. */
    private static final class Heap {

        private final Call call;
        private final IntPredicate isFull;
        private final AtomicInteger calls = new AtomicInteger();
        private final AtomicInteger failures = new AtomicInteger();

        private Heap(Call call, IntPredicate isFull) {
            this.call = call;
            this.isFull = isFull;
        }

        private void called(Call called) {
            if (called == call && isFull.test(calls.incrementAndGet())) {
                failures.incrementAndGet();
                throw new OutOfMemoryError("for the test");
            }
        }
    }

    /** Two players in turn write twelve digits from 0 to 2; what that pays is as good as random. */
    private static final class Digits implements GameState<Digits, Branch>, PositionKey {

        private static final int PLACES = 12;
        private static final List<Branch> ALL =
                IntStream.range(0, 3).mapToObj(Branch::new).toList();

        private final Heap heap;
        private int written;
        private long number;

        private Digits(Heap heap) {
            this.heap = heap;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return written % 2;
        }

        @Override
        public boolean isTerminal() {
            return written == PLACES;
        }

        @Override
        public List<Branch> legalMoves() {
            heap.called(Call.LEGAL_MOVES);
            return isTerminal() ? List.of() : ALL;
        }

        @Override
        public void play(Branch move) {
            heap.called(Call.PLAY);
            number = number * ALL.size() + move.index();
            written++;
        }

        @Override
        public Branch randomMove(RandomGenerator random) {
            return ALL.get(random.nextInt(ALL.size()));
        }

        @Override
        public Digits copy() {
            heap.called(Call.COPY);
            Digits copy = new Digits(heap);
            copy.written = written;
            copy.number = number;
            return copy;
        }

        @Override
        public long key() {
            return number * (PLACES + 1) + written;
        }

        @Override
        public double payoff(int player) {
            heap.called(Call.PAYOFF);
            boolean isWonByFirst = Long.bitCount(number * 0x9E37_79B9_7F4A_7C15L) > Integer.SIZE;
            return isWonByFirst == (player == 0) ? 1 : -1;
        }
    }

    /** Random rollouts that learn nothing. */
    private record Rollouts(Heap heap) implements Policy<Digits, Branch> {

        @Override
        public Branch choose(Digits state, RandomGenerator random) {
            return state.randomMove(random);
        }

        @Override
        public void playOut(Digits state, RandomGenerator random) {
            heap.called(Call.PLAY_OUT);
            while (!state.isTerminal()) {
                state.number =
                        state.number * Digits.ALL.size() + choose(state, random).index();
                state.written++;
            }
        }

        @Override
        public Policy<Digits, Branch> with(Learning learning) {
            if (heap.call == Call.LEARN) {
                learning.add((played, rewards) -> heap.called(Call.LEARN));
            }
            return this;
        }
    }

    private enum Mode {
        PLAIN,
        GENERAL,
        SOLVER,
        GRAPH,
        BATCHES,
        SHARED,
        SHARED_GRAPH,
        SHARED_BATCHES,
        TREES,
        TREES_WITH_SOLVER;

        private SearchTree<Digits, Branch> tree(Heap heap, Executor pool) {
            Evaluator<Digits> evaluator = new RolloutEvaluator<>(new Rollouts(heap));
            Mcts.Builder<Digits, Branch> plain =
                    Mcts.<Digits, Branch>builder().seed(1).evaluator(evaluator);
            Mcts.Builder<Digits, Branch> builder = switch (this) {
                case PLAIN -> plain;
                case GENERAL -> plain.selection(new Ucb1Tuned());
                case SOLVER -> plain.solver();
                case GRAPH -> plain.transpositions();
                case BATCHES -> batches(heap);
                case SHARED -> plain.parallel(Parallel.tree(pool, 2));
                case SHARED_GRAPH -> plain.transpositions().parallel(Parallel.tree(pool, 2));
                case SHARED_BATCHES -> batches(heap).parallel(Parallel.tree(pool, 2));
                case TREES -> plain.parallel(Parallel.root(pool, 2));
                case TREES_WITH_SOLVER -> plain.solver().parallel(Parallel.root(pool, 2));
            };
            return builder.build().tree(new Digits(heap));
        }

        private static Mcts.Builder<Digits, Branch> batches(Heap heap) {
            return Mcts.<Digits, Branch>builder()
                    .seed(1)
                    .batches(new LeafBatches<>(new OneByOne<>(new RolloutEvaluator<>(new Rollouts(heap))), 4, 1));
        }

        /** Batches of rollouts learn nothing. */
        private Set<Call> calls() {
            return this == BATCHES || this == SHARED_BATCHES
                    ? EnumSet.complementOf(EnumSet.of(Call.LEARN))
                    : EnumSet.allOf(Call.class);
        }

        private boolean hasSolver() {
            return this == SOLVER || this == TREES_WITH_SOLVER;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSearchThatMeetsAFullHeapMakesAllItsIterations(Mode mode) {
        for (Call call : mode.calls()) {
            Heap heap = new Heap(call, FAILING_CALLS::contains);
            SearchTree<Digits, Branch> tree = mode.tree(heap, pool);
            SearchResult<Branch> result = tree.search(Budget.iterations(ITERATIONS));
            assertThat(result.effort().stopReason()).as("%s", call).isEqualTo(StopReason.ITERATIONS);
            assertThat(result.iterations()).as("%s", call).isEqualTo(ITERATIONS);
            assertThat(heap.failures).as("%s", call).hasPositiveValue();
            assertWhole(mode, tree, result, heap.failures.get());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aHeapThatStaysFullEndsASearchWithItsResult(Mode mode) {
        Heap heap = new Heap(Call.PLAY, call -> call > ITERATIONS);
        SearchTree<Digits, Branch> tree = mode.tree(heap, pool);
        SearchResult<Branch> result = tree.search(Budget.unlimited());
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.MEMORY);
        assertThat(result.iterations()).isPositive();
        assertThat(heap.failures).hasValueBetween(2, 50);
        assertWhole(mode, tree, result, heap.failures.get());
    }

    /** The second tree begins after the first one has ended, since no thread helps. */
    @Test
    void aTreeWhoseSearchCannotBeginAtOnceKeepsItsShare() {
        AtomicInteger listened = new AtomicInteger();
        AtomicInteger failures = new AtomicInteger();
        Heap heap = new Heap(Call.COPY, call -> listened.get() == ITERATIONS / 2 && failures.incrementAndGet() <= 3);
        SearchTree<Digits, Branch> tree = Mode.TREES.tree(heap, task -> {});
        SearchListener<Branch> counting = progress -> listened.incrementAndGet();
        SearchResult<Branch> result = tree.search(Budget.iterations(ITERATIONS), counting);
        assertThat(heap.failures).hasValue(3);
        assertThat(result.iterations()).isEqualTo(ITERATIONS);
        assertWhole(Mode.TREES, tree, result, 0);
    }

    private static void assertWhole(
            Mode mode, SearchTree<Digits, Branch> tree, SearchResult<Branch> result, int cancelled) {
        tree.trees().forEach(each -> TreeInvariants.checkRecycled(each, cancelled));
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(result.iterations());
        if (!mode.hasSolver()) { // whose means are brought within their bounds
            double sum = result.moves().stream()
                    .mapToDouble(move -> move.visits() * move.mean())
                    .sum();
            assertThat(result.playerValues().get(0)).isCloseTo(sum / result.iterations(), within(1e-9));
        }
    }
}
