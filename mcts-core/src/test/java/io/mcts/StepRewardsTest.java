package io.mcts;

import static io.mcts.fixture.StepGame.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.MaxChild;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.Expectimax;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.StepGame;
import io.mcts.fixture.StepGame.Step;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Rave;
import io.mcts.selection.Ucb1;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games whose moves bring something, with and without a discount. */
class StepRewardsTest {

    private static final Heuristic<StepGame> EXACT = (state, payoffs) ->
            System.arraycopy(StepGame.exactReturns(state.step(), payoffs.length), 0, payoffs, 0, payoffs.length);

    private static Mcts.Builder<StepGame, Branch> builder() {
        return Mcts.of(StepGame.class).seed(1);
    }

    private static double scaled(double payoff) {
        return (payoff + 20) / 40;
    }

    /**
     * The first move brings 2 and ends; the second brings -1, and by half 8, then by half again 4: -1 + 0.5 * (8 + 0.5 * 4) = 4.
     */
    @Test
    void aReturnIsTheDiscountedSum() {
        Step root = move(0, 1, move(2, 1), move(-1, 0.5, move(8, 0.5, move(4, 1))));
        SearchTree<StepGame, Branch> tree = builder().build().tree(new StepGame(1, root));
        SearchResult<Branch> result = tree.search(Budget.iterations(200));
        assertThat(result.statistics(new Branch(0)).mean()).isCloseTo(scaled(2), within(1e-12));
        assertThat(result.statistics(new Branch(1)).mean()).isCloseTo(scaled(4), within(1e-12));
        assertThat(result.bestMove()).isEqualTo(new Branch(1));
        assertThat(result.playerValues().get(0)).isBetween(scaled(2), scaled(4));
        MoveStatistics<Branch> best = result.statistics(new Branch(1));
        assertThat(best.standardError()).as("of equal returns").isCloseTo(1.0 / best.visits(), within(1e-6));
        tree.advance(new Branch(1));
        assertThat(tree.search(Budget.iterations(100)).value())
                .as("what has been got does not count any more: 8 + 0.5 * 4")
                .isCloseTo(scaled(10), within(1e-12));
    }

    /** A rollout of the same chain from its beginning: 0.5 * (8 + 0.5 * 4), and cut off after a move 0.5 * (8 + 0.5 * 6). */
    @Test
    void aRolloutAddsUpWhatComesOnTheWay() {
        Step chain = move(0, 1, move(0, 0.5, move(8, 0.5, move(4, 1))));
        double[] payoffs = new double[1];
        new RolloutEvaluator<StepGame, Branch>(new UniformPolicy<>())
                .evaluate(new StepGame(1, chain), Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs[0]).isEqualTo(5);
        new TruncatedRolloutEvaluator<StepGame, Branch>(new UniformPolicy<>(), 2, (state, values) -> values[0] = 6)
                .evaluate(new StepGame(1, chain), Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs[0]).isEqualTo(5.5);
    }

    /** The prior of a move is what it brings, and what the heuristic says of the state after it. */
    @Test
    void successorsCountWhatAMoveBrings() {
        StepGame state = new StepGame(1, move(0, 1, move(2, 1), move(-1, 0.5, move(8, 1))));
        double[] scores = new double[2];
        new SuccessorScores<StepGame, Branch>(EXACT).score(state, state.legalMoves(), scores);
        assertThat(scores[0]).isCloseTo(scaled(2), within(1e-12));
        assertThat(scores[1]).isCloseTo(scaled(3), within(1e-12));
    }

    /** A sum of quarters is exact and siblings have the same past, so UCB1 chooses the same moves in both forms of a game. */
    @Test
    void withoutDiscountItIsTheGameThatPaysAtTheEnd() {
        for (int seed = 0; seed < 200; seed++) {
            StepGame game = StepGame.random(Xoroshiro128PlusPlus.of(seed), 1);
            if (game.isTerminal()) {
                continue;
            }
            TreeGame paid = new TreeGame(
                    game.playerCount(), StepGame.paidAtTheEnd(game.step(), new double[game.playerCount()]));
            for (Backup backup : List.of(new MeanBackup(), new ExpectationBackup())) {
                SearchResult<Branch> result = builder().backup(backup).build().search(game, Budget.iterations(300));
                SearchResult<Branch> expected =
                        Mcts.of(TreeGame.class).backup(backup).seed(1).build().search(paid, Budget.iterations(300));
                for (MoveStatistics<Branch> move : expected.moves()) {
                    MoveStatistics<Branch> actual = result.statistics(move.move());
                    assertThat(actual.mean()).as("game %d", seed).isCloseTo(move.mean(), within(0.02));
                }
                assertThat(result.playerValues().get(0))
                        .isCloseTo(expected.playerValues().get(0), within(0.02));
            }
        }
    }

    static Stream<Mcts.Builder<StepGame, Branch>> exactSearches() {
        return Stream.of(
                builder().selection(new LeastVisited()).backup(new MaxBackup()).decision(new MaxChild()),
                builder()
                        .evaluator(new HeuristicEvaluator<>(EXACT))
                        .backup(new MaxBackup())
                        .decision(new MaxChild()));
    }

    /** These games have at most 81 lines, and the search sees the end of each. */
    @ParameterizedTest
    @MethodSource("exactSearches")
    void theMaximumBacksUpTheReturnsOfBestPlayExactly(Mcts.Builder<StepGame, Branch> builder) {
        for (int seed = 0; seed < 60; seed++) {
            StepGame game = StepGame.random(Xoroshiro128PlusPlus.of(seed), 0.75);
            if (game.isTerminal()) {
                continue;
            }
            SearchTree<StepGame, Branch> tree = builder.build().tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(20_000));
            TreeInvariants.check(tree);
            double exact = StepGame.exactReturns(game.step(), game.playerCount())[result.player()];
            assertThat(result.value()).as("game %d", seed).isCloseTo(scaled(exact), within(1e-9));
        }
    }

    static Stream<Mcts.Builder<StepGame, Branch>> searches() {
        UniformPolicy<StepGame, Branch> uniform = new UniformPolicy<>();
        return Stream.of(
                builder(),
                builder().backup(new ExpectationBackup()),
                builder().backup(new GraphBackup()),
                builder().prior(new SuccessorScores<>(EXACT)).backup(new ImplicitMinimaxBackup(new MeanBackup())),
                builder().parallel(Parallel.tree(ForkJoinPool.commonPool(), 3)),
                builder().parallel(Parallel.root(ForkJoinPool.commonPool(), 3)),
                builder().batches(new LeafBatches<>(new OneByOne<>(new RolloutEvaluator<>(uniform)), 4, 1)));
    }

    /** A worse move by d of the scaled range is tried c^2 ln N / d^2 times; the least d here is 0.25 * 0.75^3 / 40. */
    @ParameterizedTest
    @MethodSource("searches")
    void searchesComeToTheReturnsOfBestPlay(Mcts.Builder<StepGame, Branch> builder) {
        for (int seed = 0; seed < 25; seed++) {
            StepGame game = StepGame.random(Xoroshiro128PlusPlus.of(seed), 0.75);
            if (game.isTerminal()) {
                continue;
            }
            SearchResult<Branch> result =
                    builder.selection(Ucb1.of(0.1)).build().search(game, Budget.iterations(20_000));
            double exact = StepGame.exactReturns(game.step(), game.playerCount())[result.player()];
            assertThat(result.value()).as("game %d", seed).isCloseTo(scaled(exact), within(0.02));
        }
    }

    @Test
    void aReturnOutsideTheDeclaredRangeIsRefused() {
        StepGame game = new StepGame(1, move(0, 1, move(15, 1, move(6, 1))));
        assertThatThrownBy(() -> builder().build().search(game, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll(
                        "21", "outside the declared range [-20.0, 20.0]", "Maybe", "Played from the root");
    }

    /** The estimate of 30 less the reward of 15 would be 15, which is in the range. */
    @Test
    void anEstimateOutsideTheDeclaredRangeIsRefusedAlsoIfRewardsMakeUpForIt() {
        StepGame game = new StepGame(1, move(0, 1, move(0, 1, move(-15, 1, move(0, 1)))));
        Heuristic<StepGame> heuristic = (state, payoffs) -> payoffs[0] = 30;
        Mcts<StepGame, Branch> mcts = builder()
                .evaluator(new TruncatedRolloutEvaluator<StepGame, Branch>(new UniformPolicy<>(), 1, heuristic))
                .build();
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the heuristic " + heuristic
                        + " gives player 0 a payoff of 30.0, outside the declared range [-20.0, 20.0], in ");
    }

    @Test
    void aDiscountOutsideItsRangeIsRefused() {
        StepGame game = new StepGame(1, move(0, 1, move(1, 1.5)));
        assertThatThrownBy(() -> builder().build().search(game, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a discount is a number from 0 to 1, not 1.5");
    }

    @Test
    void whatLooksAtTheEndAloneIsRefused() {
        StepGame game = new StepGame(1, move(0, 1, move(1, 1), move(2, 1)));
        assertThatThrownBy(() -> builder().solver().build().tree(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the solver is for games that pay at the end alone");
        assertThatThrownBy(() -> builder().selection(Rave.of(0.7, 10)).build().tree(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("RAVE is for games that pay at the end alone");
        assertThatThrownBy(() -> new Expectimax<StepGame, Branch>(new EvenHeuristic(), 1).estimate(game, new double[1]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("expectimax does not look at rewards on the way, as there are in ");
    }

    /** Both players get something by one move, so that one's gain is not the other's loss. */
    @Test
    void backupsForOpposedPlayersRefuseRewardsThatAreNot() {
        Step end = new Step(new double[] {1, 1}, 1, 0, new double[0], new double[2], List.of());
        StepGame game = new StepGame(2, new Step(new double[2], 1, 0, new double[0], new double[2], List.of(end, end)));
        for (Backup backup : List.of(new MaxBackup(), new GraphBackup())) {
            assertThatThrownBy(() -> builder().backup(backup).build().search(game, Budget.iterations(10)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("one player gets what the other does not");
        }
        SearchResult<Branch> mean = builder().build().search(game, Budget.iterations(10));
        assertThat(mean.playerValues()).allSatisfy(value -> assertThat(value).isCloseTo(scaled(1), within(1e-12)));
        assertThat(game.currentPlayer()).isNotEqualTo(GameState.CHANCE);
    }
}
