package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Ucb1Tuned;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rollouts of a game without an end. */
@Timeout(60)
class EndlessRolloutTest {

    private static final int ENDS_AT_FIRST = 2_000;
    private static final int PLIES_BEFORE_ACTION = 30_000;
    private static final ExecutorService POOL = Executors.newCachedThreadPool();

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    /** A game whose first plays end after six moves and whose later ones do not, until an action after many moves of all. */
    private static class Endless implements GameState<Endless, Branch> {

        private static final List<Branch> MOVES = List.of(new Branch(0), new Branch(1), new Branch(2));

        private final AtomicLong plies;
        private final Runnable action;
        private int depth;

        Endless(Runnable action) {
            this(new AtomicLong(), action, 0);
        }

        private Endless(AtomicLong plies, Runnable action, int depth) {
            this.plies = plies;
            this.action = action;
            this.depth = depth;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return depth % 2;
        }

        @Override
        public boolean isTerminal() {
            return depth >= 6 && plies.get() < ENDS_AT_FIRST;
        }

        @Override
        public List<Branch> legalMoves() {
            return isTerminal() ? List.of() : MOVES;
        }

        @Override
        public Branch randomMove(RandomGenerator random) {
            return MOVES.get(random.nextInt(MOVES.size()));
        }

        @Override
        public void play(Branch move) {
            depth++;
            if (plies.incrementAndGet() == PLIES_BEFORE_ACTION) {
                action.run();
            }
        }

        @Override
        public Endless copy() {
            return new Endless(plies, action, depth);
        }

        @Override
        public double payoff(int player) {
            return 0;
        }
    }

    static Stream<Named<Consumer<Mcts.Builder<Endless, Branch>>>> ways() {
        return Stream.of(
                Named.of("plain", builder -> {}),
                Named.of("not plain", builder -> builder.selection(new Ucb1Tuned())),
                Named.of("decisive", builder -> builder.rollout(new DecisivePolicy<>())),
                Named.of("learning", builder -> builder.rollout(new EpsilonGreedyPolicy<>(0.1, new MastScores<>()))),
                Named.of(
                        "truncated late",
                        builder -> builder.evaluator(new TruncatedRolloutEvaluator<>(
                                new UniformPolicy<>(), Integer.MAX_VALUE, new EvenHeuristic()))),
                Named.of("batches", builder -> builder.batches(new LeafBatches<>(new OneByOne<>(rollouts()), 4, 1))),
                Named.of(
                        "batches on two threads",
                        builder -> builder.batches(
                                new LeafBatches<>(new ParallelEvaluator<>(new OneByOne<>(rollouts()), POOL, 2), 4, 1))),
                Named.of("one tree", builder -> builder.parallel(Parallel.tree(POOL, 3))),
                Named.of(
                        "one tree in batches",
                        builder -> builder.parallel(Parallel.tree(POOL, 2))
                                .batches(new LeafBatches<>(new OneByOne<>(rollouts()), 4, 1))),
                Named.of("three trees", builder -> builder.parallel(Parallel.root(POOL, 3))));
    }

    private static RolloutEvaluator<Endless, Branch> rollouts() {
        return new RolloutEvaluator<>(new UniformPolicy<>());
    }

    private static SearchTree<Endless, Branch> tree(
            Consumer<Mcts.Builder<Endless, Branch>> way, Runnable action, LongSupplier clock) {
        Mcts.Builder<Endless, Branch> builder =
                Mcts.<Endless, Branch>builder().seed(1).clock(clock);
        way.accept(builder);
        return builder.build().tree(new Endless(action));
    }

    /** What was found before is in order, and nothing of the iteration given up is in the tree. */
    private static void requireResult(
            SearchTree<Endless, Branch> tree, SearchResult<Branch> result, StopReason reason) {
        assertThat(result.effort().stopReason()).isEqualTo(reason);
        assertThat(result.effort().iterations()).isPositive();
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(result.effort().iterations());
        assertThat(tree.search(Budget.iterations(0)).moves()).isEqualTo(result.moves());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aCancellationStopsARollout(Consumer<Mcts.Builder<Endless, Branch>> way) {
        Cancellation cancellation = new Cancellation();
        SearchTree<Endless, Branch> tree = tree(way, cancellation::cancel, () -> 0);
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000_000).or(cancellation));
        requireResult(tree, result, StopReason.CANCELLED);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void timeStopsARollout(Consumer<Mcts.Builder<Endless, Branch>> way) {
        AtomicLong clock = new AtomicLong();
        SearchTree<Endless, Branch> tree = tree(way, () -> clock.set(1_000_000_000), clock::get);
        requireResult(tree, tree.search(Budget.millis(300)), StopReason.TIME);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void anInterruptStopsARollout(Consumer<Mcts.Builder<Endless, Branch>> way) {
        Thread caller = Thread.currentThread();
        SearchTree<Endless, Branch> tree = tree(way, caller::interrupt, () -> 0);
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000_000));
        assertThat(Thread.interrupted()).isTrue();
        requireResult(tree, result, StopReason.INTERRUPTED);
    }

    @Test
    void rewardsOnTheWayDoNotKeepARolloutFromStopping() {
        class Paying extends Endless implements StepRewards {

            Paying(AtomicLong plies, Runnable action, int depth) {
                super(plies, action, depth);
            }

            @Override
            public double reward(int player) {
                return 0;
            }

            @Override
            public Endless copy() {
                return new Paying(super.plies, super.action, super.depth);
            }
        }
        Cancellation cancellation = new Cancellation();
        SearchTree<Endless, Branch> tree = Mcts.<Endless, Branch>builder()
                .seed(1)
                .build()
                .tree(new Paying(new AtomicLong(), cancellation::cancel, 0));
        requireResult(tree, tree.search(Budget.unlimited().or(cancellation)), StopReason.CANCELLED);
    }

    /** The calling thread's rollout stops because of the failure, and must not hide it. */
    @Test
    void aFailureOnAnotherThreadStopsARollout() {
        Thread caller = Thread.currentThread();
        Evaluator<Endless> failing = (state, random, payoffs) -> {
            if (Thread.currentThread() != caller) {
                throw new UnsupportedOperationException("no model");
            }
            rollouts().evaluate(state, random, payoffs);
        };
        Mcts<Endless, Branch> mcts = Mcts.<Endless, Branch>builder()
                .batches(new LeafBatches<>(new ParallelEvaluator<>(new OneByOne<>(failing), POOL, 2), 4, 1))
                .seed(1)
                .build();
        assertThatThrownBy(() -> mcts.search(new Endless(() -> {}), Budget.unlimited()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no model");
    }

    @Test
    void aRolloutWithoutAnEndIsNamedWithItsMoves() {
        SearchTree<Endless, Branch> tree = tree(builder -> {}, () -> {}, () -> 0);
        assertThatThrownBy(() -> tree.search(Budget.iterations(1_000_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("has not ended after", "\nMaybe isTerminal()", "\nPlayed from the root");
    }
}
