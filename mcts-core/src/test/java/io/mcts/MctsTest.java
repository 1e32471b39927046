package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.decision.MaxChild;
import io.mcts.evaluation.Evaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MctsTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);
    private static final Branch THIRD = new Branch(2);

    private static final Long[] GOLDEN_VISITS = {97_458L, 1_718L, 824L};

    private final Mcts<TreeGame, Branch> mcts =
            Mcts.<TreeGame, Branch>uct().seed(1).build();

    @Test
    void findsTheBetterOfTwoMoves() {
        SearchResult<Branch> result = mcts.search(Games.twoMoves(), Budget.iterations(1_000));
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.value()).as("a payoff of 8 in [0, 10]").isCloseTo(0.8, within(1e-12));
        assertThat(result.statistics(FIRST).mean()).isCloseTo(0.2, within(1e-12));
        assertThat(result.moves().get(0).move()).isEqualTo(SECOND);
        assertThat(result.principalVariation()).containsExactly(SECOND);
        assertThat(result.effort().nodes()).isEqualTo(3);
        assertThat(result.effort().depth()).isEqualTo(1);
    }

    @Test
    void everyMoveIsTriedOnceBeforeAnyIsTriedTwice() {
        SearchResult<Branch> result = mcts.search(wide(50), Budget.iterations(50));
        assertThat(result.moves()).allSatisfy(move -> assertThat(move.visits()).isEqualTo(1));
    }

    @Test
    void aNodeIsMadeWhenItsMoveHasBeenVisitedOftenEnough() {
        Mcts<TreeGame, Branch> late = Mcts.<TreeGame, Branch>builder()
                .expansionThreshold(5)
                .selection(new LeastVisited())
                .seed(1)
                .build();
        SearchTree<TreeGame, Branch> tree = late.tree(Games.deep());
        assertThat(tree.search(Budget.iterations(12)).effort().depth()).isEqualTo(1);
        assertThat(tree.search(Budget.iterations(1)).effort().depth())
                .as("one of the three moves is visited for the fifth time")
                .isEqualTo(2);
        tree.search(Budget.iterations(1_000));
        TreeInvariants.check(tree, 5);
    }

    /** Flat Monte Carlo believes in random replies: the trap looks better than the safe move. */
    @Test
    void withoutATreeEveryMoveGetsItsShareAndTheMeanOfRandomPlay() {
        Mcts<TreeGame, Branch> flat = Mcts.<TreeGame, Branch>builder()
                .expansionThreshold(Integer.MAX_VALUE)
                .selection(new LeastVisited())
                .decision(new MaxChild())
                .seed(1)
                .build();
        TreeGame trap = new TreeGame(2, choice(0, choice(1, end(0, 10), end(10, 0), end(10, 0)), end(5, 5)));
        SearchTree<TreeGame, Branch> tree = flat.tree(trap);
        SearchResult<Branch> result = tree.search(Budget.iterations(20_001));
        assertThat(result.effort().depth()).isEqualTo(1);
        assertThat(result.moves()).extracting(MoveStatistics::visits).containsExactly(10_001L, 10_000L);
        // four standard errors of a reward of 1 with probability 2/3
        assertThat(result.statistics(FIRST).mean()).isCloseTo(2.0 / 3, within(4 * Math.sqrt(2.0 / 9 / 10_000)));
        assertThat(result.bestMove()).isEqualTo(FIRST);
        assertThat(mcts.search(trap, Budget.iterations(20_000)).bestMove()).isEqualTo(SECOND);
    }

    @Test
    void anExpansionThresholdBelowTwoIsRefused() {
        assertThat(Mcts.<TreeGame, Branch>builder().expansionThreshold(2).build())
                .asString()
                .contains("expansionThreshold=2");
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder().expansionThreshold(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the expansion threshold is 2 visits or more, not 1");
    }

    @Test
    void aChanceMoveIsValuedByItsExpectation() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.gamble());
        SearchResult<Branch> result = tree.search(Budget.iterations(100_000));
        TreeInvariants.check(tree);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        // four standard errors of a payoff of 1 or 0 with probability 0.7 over its visits
        double tolerance = 4 * Math.sqrt(0.7 * 0.3 / result.statistics(SECOND).visits());
        assertThat(result.value()).isCloseTo(0.7, within(tolerance));
        assertThat(result.statistics(FIRST).mean()).isCloseTo(0.6, within(1e-12));
        assertThat(result.principalVariation()).as("ends where chance moves").containsExactly(SECOND);
    }

    @Test
    void aChanceRootIsValuedForThePlayerWhoChoosesNext() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.chanceRoot());
        SearchResult<Branch> result = tree.search(Budget.iterations(50_000));
        TreeInvariants.check(tree);
        assertThat(result.player()).isEqualTo(1);
        // exact: 0.8 * 9 + 0.2 * 3 = 7.8; the search still tries the worse reply now and then, at most ln N times or so
        assertThat(result.value()).isCloseTo(0.78, within(0.01));
        assertThat(result.statistics(FIRST).visits())
                .as("drawn with probability 0.8, within four standard deviations")
                .isBetween(40_000 - 358L, 40_000 + 358L);
        assertThat(result.bestMove()).isEqualTo(FIRST);
        assertThat(result.principalVariation()).isEmpty();
        // player 0 gets 1 and 7 in place of 9 and 3
        assertThat(result.playerValues().get(0)).isCloseTo(0.8 * 0.1 + 0.2 * 0.7, within(0.01));
    }

    /** An outcome never drawn is not known to be worth anything. */
    @Test
    void aChanceRootIsWorthTheOutcomesDrawn() {
        for (int seed = 1; seed <= 10; seed++) {
            SearchResult<Branch> result = mcts.withSeed(seed).search(Games.chanceRoot(), Budget.iterations(1));
            assertThat(result.moves().get(0).visits()).isEqualTo(1);
            assertThat(result.value()).isCloseTo(result.moves().get(0).mean(), within(1e-15));
        }
    }

    @Test
    void eachOfThreePlayersSeeksHisOwnPayoff() {
        TreeGame game = Games.threePlayers();
        SearchTree<TreeGame, Branch> tree = mcts.tree(game);
        SearchResult<Branch> result = tree.search(Budget.iterations(200_000));
        TreeInvariants.check(tree);
        assertThat(result.principalVariation()).containsExactly(SECOND, FIRST, SECOND);
        // UCB1 tries a move worse by d about 2 ln N / d^2 times; the moves worse by 0.1 and 0.2 take 1.7 % of 200,000
        // visits
        double explored = 0.02;
        assertThat(result.value()).isCloseTo(0.7, within(explored));
        assertThat(result.playerValues().get(0)).isCloseTo(0.7, within(explored));
        assertThat(result.playerValues().get(1)).isCloseTo(0.1, within(explored));
        assertThat(result.playerValues().get(2)).isCloseTo(0.6, within(explored));
    }

    @Test
    void theSameSeedGivesTheSameResult() {
        SearchResult<Branch> once = mcts.search(Games.threePlayers(), Budget.iterations(5_000));
        SearchResult<Branch> again = mcts.search(Games.threePlayers(), Budget.iterations(5_000));
        assertThat(again.moves()).isEqualTo(once.moves());
        assertThat(again.principalVariation()).isEqualTo(once.principalVariation());
        assertThat(again.playerValues()).isEqualTo(once.playerValues());
        assertThat(mcts.withSeed(2)
                        .search(Games.threePlayers(), Budget.iterations(5_000))
                        .moves())
                .isNotEqualTo(once.moves());
    }

    @Test
    void withoutASeedTheResultTellsTheOneDrawn() {
        Mcts<TreeGame, Branch> unseeded = Mcts.<TreeGame, Branch>builder().build();
        SearchResult<Branch> result = unseeded.search(Games.threePlayers(), Budget.iterations(1_000));
        SearchResult<Branch> again =
                unseeded.withSeed(result.effort().seed()).search(Games.threePlayers(), Budget.iterations(1_000));
        assertThat(again.moves()).isEqualTo(result.moves());
        assertThat(unseeded.search(Games.twoMoves(), Budget.iterations(1))
                        .effort()
                        .seed())
                .as("drawn anew for each search, equal once in 2^64")
                .isNotEqualTo(result.effort().seed());
    }

    @Test
    void theCallersStateIsLeftAsItIs() {
        TreeGame game = Games.threePlayers();
        mcts.search(game, Budget.iterations(100));
        assertThat(game.currentPlayer()).isZero();
        assertThat(game.legalMoves()).hasSize(3);
    }

    @Test
    void aBudgetOfNothingStillGivesAMove() {
        SearchResult<Branch> result = mcts.search(Games.twoMoves(), Budget.iterations(0));
        assertThat(result.iterations()).isZero();
        assertThat(result.value()).isEqualTo(0.5);
        assertThat(result.statistics(result.bestMove()).standardError()).isEqualTo(0.5);
        assertThat(result.playerValues()).containsExactly(0.5);
        assertThat(mcts.search(Games.chanceRoot(), Budget.iterations(0)).value())
                .isEqualTo(0.5);
    }

    @Test
    void oneIterationGivesTheMoveItTried() {
        SearchResult<Branch> result = mcts.search(Games.twoMoves(), Budget.iterations(1));
        assertThat(result.statistics(result.bestMove()).visits()).isEqualTo(1);
    }

    @Test
    void theOnlyMoveIsFound() {
        SearchResult<Branch> result = mcts.search(Games.oneMove(), Budget.iterations(10));
        assertThat(result.bestMove()).isEqualTo(FIRST);
        assertThat(result.value()).isCloseTo(0.3, within(1e-12));
    }

    @Test
    void anInterruptedThreadGetsItsAnswerAndStaysInterrupted() {
        Thread.currentThread().interrupt();
        SearchResult<Branch> result = mcts.search(Games.twoMoves(), Budget.unlimited());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(result.iterations()).isZero();
    }

    @Test
    void anEndedGameIsRefused() {
        TreeGame ended = new TreeGame(1, end(3));
        assertThatThrownBy(() -> mcts.search(ended, Budget.iterations(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the game is over");
    }

    @Test
    void theStandardErrorIsThatOfTheRewards() {
        // one move; its outcomes pay 10 and 0 with probability 1/2 each
        TreeGame coin = new TreeGame(1, choice(0, TreeGame.chance(new double[] {0.5, 0.5}, end(10), end(0))));
        SearchResult<Branch> result = mcts.search(coin, Budget.iterations(1_000));
        MoveStatistics<Branch> move = result.moves().get(0);
        // the sample variance of k ones and n - k zeros is n / (n - 1) * m * (1 - m)
        double variance = 1_000 / 999.0 * move.mean() * (1 - move.mean());
        assertThat(move.standardError()).isCloseTo(Math.sqrt(variance / 1_000), within(1e-12));
    }

    @Test
    void theListenerHearsAtItsInterval() {
        List<Long> heard = new ArrayList<>();
        List<Integer> moves = new ArrayList<>();
        mcts.search(Games.twoMoves(), Budget.iterations(100), SearchListener.every(30, progress -> {
            heard.add(progress.iterations());
            moves.add(progress.snapshot().moves().size());
            assertThat(progress.spentShare()).isEqualTo(progress.iterations() / 100.0);
        }));
        assertThat(heard).containsExactly(30L, 60L, 90L);
        assertThat(moves).containsExactly(2, 2, 2);
    }

    @Test
    void anEvaluatorStandsInForTheRollout() {
        // moves of a die's throw are valued 3 whatever follows
        Evaluator<TreeGame> three = (state, random, payoffs) -> payoffs[0] = 3;
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .evaluator(three)
                .build()
                .search(Games.deep(), Budget.iterations(100));
        assertThat(result.value()).isCloseTo(0.3, within(1e-12));
    }

    @Test
    void aFilterLeavesMovesOut() {
        MoveFilter<TreeGame, Branch> butTheFirst =
                (state, legal) -> legal.size() == 1 ? legal : legal.subList(1, legal.size());
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .expansion(butTheFirst)
                .build()
                .search(Games.threePlayers(), Budget.iterations(1_000));
        assertThat(result.moves()).extracting(MoveStatistics::move).containsExactlyInAnyOrder(SECOND, THIRD);
    }

    @Test
    void theDecisionChoosesTheMovePlayed() {
        Mcts<TreeGame, Branch> maxChild = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .decision(new MaxChild())
                .build();
        assertThat(maxChild.search(Games.twoMoves(), Budget.iterations(2)).bestMove())
                .as("both have one visit, so the mean decides")
                .isEqualTo(SECOND);
    }

    @Test
    void aSearchIsAPolicy() {
        TreeGame game = Games.twoMoves();
        Branch move = mcts.policy(Budget.iterations(100)).choose(game, Xoroshiro128PlusPlus.of(1));
        assertThat(move).isEqualTo(SECOND);
    }

    @Test
    void aLeafIsValuedInOneWayOnly() {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.<TreeGame, Branch>builder()
                .rollout(new UniformPolicy<>())
                .evaluator((state, random, payoffs) -> {});
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("a leaf is valued by only one of a rollout (uniform), an evaluator (");
    }

    @Test
    void manyThreadsSearchWithOneObject() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<List<MoveStatistics<Branch>>> search = () ->
                    mcts.search(Games.threePlayers(), Budget.iterations(2_000)).moves();
            List<Future<List<MoveStatistics<Branch>>>> results = threads.invokeAll(Collections.nCopies(16, search));
            for (Future<List<MoveStatistics<Branch>>> result : results) {
                assertThat(result.get()).isEqualTo(search.call());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** The figures were computed on JDK 17; every JVM has to give them. */
    @Test
    void theSameSeedGivesTheSameResultOnEveryPlatform() {
        SearchResult<Branch> result = mcts.search(Games.gamble(), Budget.iterations(100_000));
        assertThat(result.moves()).extracting(MoveStatistics::visits).containsExactly(GOLDEN_VISITS);
    }

    @Test
    void manyMovesAreReportedInNoTime() {
        AtomicLong comparisons = new AtomicLong();
        SearchResult<Compared> result = Mcts.<Die, Compared>builder()
                .seed(1)
                .build()
                .search(Die.of(5_000, comparisons), Budget.iterations(5_000));
        assertThat(result.moves()).hasSize(5_000);
        assertThat(result.lines()).allSatisfy(line -> assertThat(line).hasSize(1));
        assertThat(comparisons).as("comparisons of moves").hasValueLessThan(100 * 5_000);
    }

    /** A move that counts how often it is compared with another. */
    private record Compared(int index, AtomicLong comparisons) implements Move {

        @Override
        public boolean equals(@Nullable Object other) {
            comparisons.incrementAndGet();
            return other instanceof Compared move && move.index == index;
        }

        @Override
        public int hashCode() {
            return index;
        }
    }

    /** One player makes one of many moves, and that is all. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Die(List<Compared> sides, AtomicBoolean isThrown) implements GameState<Die, Compared> {

        static Die of(int sides, AtomicLong comparisons) {
            return new Die(
                    IntStream.range(0, sides)
                            .mapToObj(side -> new Compared(side, comparisons))
                            .toList(),
                    new AtomicBoolean());
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return isThrown.get();
        }

        @Override
        public List<Compared> legalMoves() {
            return sides;
        }

        @Override
        public void play(Compared side) {
            isThrown.set(true);
        }

        @Override
        public Die copy() {
            return new Die(sides, new AtomicBoolean(isThrown.get()));
        }

        @Override
        public double payoff(int player) {
            return 0;
        }
    }

    @Test
    void anEvaluatorThatForgetsAPlayerIsNoticed() {
        Mcts<TreeGame, Branch> forgetful = Mcts.<TreeGame, Branch>builder()
                .evaluator((state, random, payoffs) -> payoffs[0] = 1)
                .build();
        assertThatThrownBy(() -> forgetful.search(Games.threePlayers(), Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the payoff of player 1 is NaN");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2})
    void aSelectionOfNoChildIsNoticed(int child) {
        Mcts<TreeGame, Branch> wild = Mcts.<TreeGame, Branch>builder()
                .selection((children, random) -> child)
                .build();
        assertThatThrownBy(() -> wild.search(Games.twoMoves(), Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("selected child " + child + " of 2 children; allowed are 0 to 1");
    }

    @Test
    void aFailureWithoutMessageIsNamedByItsKind() {
        Mcts<TreeGame, Branch> silent = Mcts.<TreeGame, Branch>builder()
                .evaluator((state, random, payoffs) -> {
                    throw new UnsupportedOperationException();
                })
                .build();
        assertThatThrownBy(() -> silent.search(Games.deep(), Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("java.lang.UnsupportedOperationException\nPlayed from the root, ");
    }

    @Test
    void aFilterThatInventsMovesIsNoticed() {
        Mcts<TreeGame, Branch> inventive = Mcts.<TreeGame, Branch>builder()
                .expansion((state, legal) -> List.of(THIRD))
                .build();
        assertThatThrownBy(() -> inventive.search(Games.twoMoves(), Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("left [#2]; allowed is at least one of [#0, #1]");
    }

    @Test
    void printsItsSettings() {
        Mcts<TreeGame, Branch> printed =
                Mcts.<TreeGame, Branch>builder().selection(Ucb1.of(0.7)).seed(5).build();
        assertThat(printed)
                .hasToString(
                        "mcts(selection=ucb1:c=0.7, expansion=all, expansionThreshold=2, evaluator=rollout:uniform, "
                                + "backup=mean, decision=robust, seed=5)");
        assertThat(Mcts.<TreeGame, Branch>builder()
                        .selection(Ucb1.of(0.7))
                        .transpositions()
                        .solver()
                        .expansionThreshold(3)
                        .build())
                .hasToString(
                        "mcts(selection=ucb1:c=0.7, expansion=all, expansionThreshold=3, evaluator=rollout:uniform, "
                                + "backup=mean, solver, transpositions, decision=robust)");
    }

    private static TreeGame wide(int moves) {
        TreeGame.Position[] children = new TreeGame.Position[moves];
        java.util.Arrays.setAll(children, i -> end(i % 10));
        return new TreeGame(1, choice(0, children));
    }
}
