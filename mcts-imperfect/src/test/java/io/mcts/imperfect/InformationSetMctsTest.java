package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.decision.MaxChild;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.StepRewards;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.exact.Exploitability;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.imperfect.tree.InformationSetTree;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.Learning;
import io.mcts.policy.MastScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.StopReason;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.ThompsonSampling;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InformationSetMctsTest {

    private static final Budget BUDGET = Budget.iterations(1_000);

    static Stream<InformationSetMcts.Builder<Leduc, LeducMove>> searches() {
        return Stream.of(
                InformationSetMcts.builder(),
                InformationSetMcts.<Leduc, LeducMove>builder().multipleObserver(),
                InformationSetMcts.<Leduc, LeducMove>builder().determinized(20),
                InformationSetMcts.<Leduc, LeducMove>builder().simultaneous(RegretMatching.of(0.1)));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void whatIsHiddenHasNoInfluence(InformationSetMcts.Builder<Leduc, LeducMove> search) {
        List<MixedResult<LeducMove>> results = Stream.of("JKrcQ", "QKrcQ", "KKrcQ")
                .map(Leduc.NOTATION::parse)
                .peek(state -> state.play(LeducMove.CALL))
                .map(state -> search.seed(1).clock(() -> 0).build().search(state, BUDGET))
                .toList();

        assertThat(results.stream().distinct()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void visitsAddUpToTheIterations(InformationSetMcts.Builder<Leduc, LeducMove> search) {
        Leduc state = Leduc.NOTATION.parse("JQr");
        MixedResult<LeducMove> result = search.seed(1).build().search(state, BUDGET);

        assertThat(result.player()).isEqualTo(1);
        assertThat(result.search().iterations()).isEqualTo(1_000);
        assertThat(result.search().effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.moves())
                .hasSize(3)
                .extracting(MoveStatistics::visits)
                .allSatisfy(visits -> assertThat(visits).isPositive());
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(1_000);
        assertThat(result.strategy().keySet()).containsExactlyInAnyOrderElementsOf(state.legalMoves());
        assertThat(result.strategy().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(1, within(1e-9));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void equalSeedsGiveEqualResultsOnAnyNumberOfThreads(InformationSetMcts.Builder<Leduc, LeducMove> search) {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try {
            List<MixedResult<LeducMove>> results = Stream.of(
                            Parallel.root(executor, 3), Parallel.root(executor, 3), Parallel.root(Runnable::run, 3))
                    .map(parallel -> search.seed(1)
                            .parallel(parallel)
                            .clock(() -> 0)
                            .build()
                            .search(Leduc.NOTATION.parse("JQr"), BUDGET))
                    .toList();

            assertThat(results.get(0)).isEqualTo(results.get(1)).isEqualTo(results.get(2));
            assertThat(results.get(0).search().iterations()).isEqualTo(1_000);
        } finally {
            executor.shutdown();
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void thereIsAnAnswerWithoutIterations(InformationSetMcts.Builder<Leduc, LeducMove> search) {
        MixedResult<LeducMove> result = search.build().search(Leduc.NOTATION.parse("JQr"), Budget.iterations(0));

        assertThat(result.bestMove()).isEqualTo(LeducMove.FOLD);
        assertThat(result.strategy()).hasSize(3);
        assertThat(result.search().playerValues()).containsExactly(0.5, 0.5);
    }

    static Stream<SelectionPolicy> selections() {
        return Stream.of(Ucb1.of(0.7), new Ucb1Tuned(), new ThompsonSampling(), AvailabilityUcb1.of(0.5));
    }

    /** With the higher card a call is worth 2, a fold -1. */
    @ParameterizedTest
    @MethodSource("selections")
    void anySelectionPolicyServes(SelectionPolicy selection) {
        MixedResult<KuhnMove> result = InformationSetMcts.of(KuhnPoker.initial())
                .selection(selection)
                .seed(1)
                .build()
                .search(KuhnPoker.NOTATION.parse("JKb"), BUDGET);

        assertThat(result.bestMove()).isEqualTo(KuhnMove.BET);
        assertThat(result.search().payoff()).isEqualTo(2);
        assertThat(result.search().statistics(KuhnMove.PASS).mean()).isEqualTo(0.25);
    }

    @Test
    void withoutHiddenInformationItIsPlainSearch() {
        TicTacToe state = TicTacToe.NOTATION.parse("xx.oo....");
        MixedResult<Cell> result = InformationSetMcts.of(state).seed(1).build().search(state, BUDGET);

        assertThat(result.bestMove()).hasToString("c3");
        assertThat(result.search().value()).isEqualTo(1);
    }

    @Test
    void rolloutsThatLearnAndEvaluatorsServe() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        for (InformationSetMcts.Builder<KuhnPoker, KuhnMove> search : List.of(
                InformationSetMcts.of(state).rollout(new EpsilonGreedyPolicy<>(0.1, new MastScores<>())),
                InformationSetMcts.of(state).evaluator(new RolloutEvaluator<>(new UniformPolicy<>())),
                InformationSetMcts.of(state).decision(new MaxChild()))) {
            assertThat(search.seed(1).build().search(state, BUDGET).bestMove()).isEqualTo(KuhnMove.BET);
        }
    }

    /** A policy that learns hears of each iteration, with the moves of tree and rollout and the rewards of both players. */
    @Test
    void rolloutsHearOfEachIteration() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JK");
        List<String> heard = new ArrayList<>();
        Policy<KuhnPoker, KuhnMove> listening = new Policy<>() {
            @Override
            public KuhnMove choose(KuhnPoker at, RandomGenerator random) {
                return at.randomMove(random);
            }

            @Override
            public Policy<KuhnPoker, KuhnMove> with(Learning learning) {
                learning.add((played, rewards) -> {
                    assertThat(played.length()).isBetween(2, 3);
                    assertThat(rewards[0] + rewards[1]).isCloseTo(1, within(1e-12));
                    heard.add(rewards[0] > 0.5 ? "won" : "lost");
                });
                return this;
            }
        };
        MixedResult<KuhnMove> result =
                InformationSetMcts.of(state).rollout(listening).seed(1).build().search(state, Budget.iterations(200));

        assertThat(heard).hasSize(200).contains("won", "lost");
        assertThat(result.search().effort().depth()).isEqualTo(3);
    }

    /** The listener waits in its first call until the other thread has done its half. */
    @Test
    @Timeout(60)
    void aListenerIsToldTheIterationsOfAllTrees() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        List<Long> heard = new ArrayList<>();
        SearchListener<KuhnMove> listener = progress -> {
            while (heard.isEmpty() && progress.iterations() <= 2_000) {
                Thread.onSpinWait();
            }
            heard.add(progress.iterations());
        };
        KuhnPoker state = KuhnPoker.NOTATION.parse("JK");
        InformationSetMcts.of(state)
                .parallel(Parallel.root(pool, 2))
                .build()
                .search(state, Budget.iterations(4_000), listener);
        pool.shutdown();
        assertThat(heard).hasSize(2_000).startsWith(2_001L, 2_002L).endsWith(4_000L);
    }

    @Test
    void stopsWhenCancelledOrInterrupted() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JK");
        InformationSetMcts<KuhnPoker, KuhnMove> mcts =
                InformationSetMcts.of(state).build();
        Cancellation cancellation = new Cancellation();
        List<Long> seen = new ArrayList<>();
        MixedResult<KuhnMove> cancelled =
                mcts.search(state, Budget.unlimited().or(cancellation), SearchListener.every(10, progress -> {
                    seen.add(progress.iterations());
                    assertThat(progress.snapshot().iterations()).isEqualTo(progress.iterations());
                    if (seen.size() == 3) {
                        cancellation.cancel();
                    }
                }));
        Thread.currentThread().interrupt();
        MixedResult<KuhnMove> interrupted = mcts.search(state, Budget.unlimited());

        assertThat(Thread.interrupted()).isTrue();
        assertThat(seen).containsExactly(10L, 20L, 30L);
        assertThat(cancelled.search().effort().stopReason()).isEqualTo(StopReason.CANCELLED);
        assertThat(interrupted.search().effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(interrupted.search().iterations()).isZero();
    }

    @Test
    void budgetsOfTimeMemoryAndDecisionsAreKept() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        AtomicLong clock = new AtomicLong();
        InformationSetMcts<KuhnPoker, KuhnMove> mcts = InformationSetMcts.of(state)
                .clock(() -> clock.getAndAdd(1_000_000))
                .build();

        assertThat(mcts.search(state, Budget.millis(100)).search().effort().stopReason())
                .isEqualTo(StopReason.TIME);
        assertThat(mcts.search(state, Budget.memory(100)).search().effort().stopReason())
                .isEqualTo(StopReason.MEMORY);
        assertThat(mcts.search(state, BUDGET.untilDecided()).search().effort().stopReason())
                .isEqualTo(StopReason.DECIDED);
        assertThat(mcts.search(state, Budget.standardError(0.1).or(BUDGET))
                        .search()
                        .effort()
                        .stopReason())
                .isEqualTo(StopReason.STANDARD_ERROR);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> mcts.toBuilder().decision(new MaxChild()).build().search(state, BUDGET.untilDecided()))
                .withMessageContaining("goes with the final decision 'robust'");
    }

    @Test
    void aKeptTreeRemembersWhatIsBelowTheNewRoot() {
        Leduc state = Leduc.NOTATION.parse("JQ");
        InformationSetTree<Leduc, LeducMove> tree =
                InformationSetMcts.of(state).seed(1).build().tree(state);
        tree.search(Budget.iterations(5_000), SearchListener.none());
        state.play(LeducMove.CALL);
        state.play(LeducMove.RAISE);
        tree.moveTo(state);
        MixedResult<LeducMove> known = tree.search(Budget.iterations(0), SearchListener.none());
        state.play(LeducMove.CALL);
        state.play(LeducMove.KING);
        tree.moveTo(state);
        tree.search(Budget.iterations(1), SearchListener.none());
        long kept = tree.search(Budget.iterations(0), SearchListener.none())
                .search()
                .effort()
                .nodes();

        assertThat(known.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isGreaterThan(500);
        assertThat(kept)
                .as("of the nodes of the first search, nearly all are forgotten")
                .isLessThan(500);
    }

    @Test
    void aKeptTreeWithoutMemoryBeginsAnew() {
        TicTacToe state = TicTacToe.initial();
        InformationSetTree<TicTacToe, Cell> tree =
                InformationSetMcts.of(state).seed(1).build().tree(state);
        tree.search(BUDGET, SearchListener.none());
        state.play(state.legalMoves().get(0));
        tree.moveTo(state);
        MixedResult<Cell> result = tree.search(Budget.iterations(10), SearchListener.none());

        assertThat(result.player()).isEqualTo(1);
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(10);
    }

    @Test
    void aPolicySearchesForEachMove() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");

        assertThat(InformationSetMcts.of(state).build().policy(BUDGET).choose(state, Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(KuhnMove.BET);
        assertThat(InformationSetMcts.<KuhnPoker, KuhnMove>builder()
                        .simultaneous(RegretMatching.of(0.01))
                        .build()
                        .policy(BUDGET)
                        .choose(state, Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(KuhnMove.BET);
    }

    @Test
    void refusesPartsThatDoNotFit() {
        KuhnPoker state = KuhnPoker.initial();
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(state)
                        .selection(Rave.of(0.7, 100))
                        .build())
                .withMessageContaining("needs [AMAF], which this search does not keep");
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(state)
                        .selection(new Puct(1, 0.25))
                        .build())
                .withMessageContaining("needs a prior, and none is set");
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(state)
                        .parallel(Parallel.tree(Runnable::run, 2))
                        .build())
                .withMessageContaining("Maybe Parallel.root serves");
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(state)
                        .rollout(new UniformPolicy<>())
                        .evaluator(new RolloutEvaluator<>(new UniformPolicy<>()))
                        .build())
                .withMessageContaining("only one of a rollout");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> InformationSetMcts.of(state).build().search(state, BUDGET))
                .withMessageContaining("chance is to move");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> InformationSetMcts.of(state).build().search(KuhnPoker.NOTATION.parse("JKpp"), BUDGET))
                .withMessageContaining("the game is over");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> InformationSetMcts.builder().determinized(0));
    }

    @Test
    void refusesRewardsOnTheWay() {
        Stuck state = new Toll();
        String refusal = "this search counts payoffs at the end alone, and there are rewards on the way in a toll road";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> InformationSetMcts.of(state).build().search(state, BUDGET))
                .withMessage(refusal);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OutcomeSampling.of(state).build().match(state, 0))
                .withMessage(refusal);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exploitability.of(state, MixedPolicy.uniform()))
                .withMessage(refusal);
    }

    /** One move, which costs something. */
    private static final class Toll extends Stuck implements StepRewards {

        Toll() {
            super(false);
        }

        @Override
        public Stuck copy() {
            return new Toll();
        }

        @Override
        public double reward(int player) {
            return -1;
        }

        @Override
        public String toString() {
            return "a toll road";
        }
    }

    /** Who sees the other card calls with the queen against the jack alone; who does not see it cannot tell. */
    @Test
    void plainSearchCheatsAndHasToBeToldTo() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JQb");
        Mcts<KuhnPoker, KuhnMove> cheating = Mcts.of(state).cheating().seed(1).build();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Mcts.of(state).build().search(state, BUDGET))
                .withMessageContaining("this search sees everything")
                .withMessageContaining("cheating() allows it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Mcts.of(new Lottery()).solver().build().search(new Lottery(), BUDGET))
                .withMessageContaining("only drawn");
        InformationSetMcts<KuhnPoker, KuhnMove> alsoCheating = InformationSetMcts.<KuhnPoker, KuhnMove>builder()
                .determinized(1)
                .determinizer(Determinizer.cheating())
                .build();
        for (String other : List.of("J", "K")) {
            KuhnPoker bet = KuhnPoker.NOTATION.parse(other + "Qb");
            KuhnMove right = other.equals("J") ? KuhnMove.BET : KuhnMove.PASS;

            assertThat(cheating.search(bet, BUDGET).bestMove()).isEqualTo(right);
            assertThat(alsoCheating.search(bet, BUDGET).bestMove()).isEqualTo(right);
        }
    }
}
