package io.mcts.evaluation;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.backup.MaxBackup;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GraphGame;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.RangedGame;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectimaxTest {

    /** Something that differs from position to position, from 0 to 10. */
    private static double guess(Position position) {
        double guess = position.children().size() + 3 * position.player() + 4;
        for (Position child : position.children()) {
            guess += child.children().isEmpty()
                    ? child.payoffs()[0]
                    : 2.5 * child.children().size();
        }
        return guess % 10;
    }

    private static void estimate(TreeGame state, double[] payoffs) {
        payoffs[0] = guess(state.position());
        for (int player = 1; player < payoffs.length; player++) {
            payoffs[player] = 10 - payoffs[0];
        }
    }

    /** The tree up to where the look ahead ends, with the guesses there for payoffs. */
    private static Position cut(Position position, int plies, int players, Heuristic<TreeGame> heuristic) {
        if (position.children().isEmpty()) {
            return position;
        }
        if (plies == 0) {
            double[] payoffs = new double[players];
            heuristic.estimate(new TreeGame(players, position), payoffs);
            return TreeGame.end(payoffs);
        }
        int left = position.player() == GameState.CHANCE ? plies : plies - 1;
        return new Position(
                position.player(),
                position.children().stream()
                        .map(child -> cut(child, left, players, heuristic))
                        .toList(),
                position.probabilities(),
                position.payoffs());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 8})
    void isTheExactValueOfTheTreeCutThere(int plies) {
        Expectimax<TreeGame, Branch> expectimax = new Expectimax<>(ExpectimaxTest::estimate, plies);
        for (int seed = 0; seed < 2_000; seed++) {
            TreeGame game = RandomGames.of(seed);
            Position before = game.position();
            double[] payoffs = new double[game.playerCount()];
            expectimax.estimate(game, payoffs);
            assertThat(payoffs)
                    .as("seed %d", seed)
                    .containsExactly(
                            TreeGame.exactValues(cut(before, plies, game.playerCount(), ExpectimaxTest::estimate)),
                            within(1e-9));
            assertThat(game.position()).isSameAs(before);
            double[] payoffsByKeys = new double[payoffs.length];
            expectimax.estimate(new GraphGame(payoffs.length, before), payoffsByKeys);
            assertThat(payoffsByKeys).isEqualTo(payoffs);
        }
    }

    /** Two players, some chance, and payoffs of which none has anything to do with another. */
    private static Position unopposed(RandomGenerator random, int depth) {
        if (depth == 0 || random.nextInt(8) == 0) {
            return end(10 * random.nextDouble(), 10 * random.nextDouble());
        }
        Position[] children = new Position[1 + random.nextInt(4)];
        Arrays.setAll(children, i -> unopposed(random, depth - 1));
        double[] probabilities = new double[children.length];
        Arrays.fill(probabilities, 1.0 / children.length);
        return random.nextInt(4) == 0 ? chance(probabilities, children) : choice(random.nextInt(2), children);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void eachOfTwoPlayersTakesTheMostWhereTheirPayoffsHaveNoConstantSum(int plies) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(plies);
        Heuristic<TreeGame> heuristic = (state, payoffs) -> {
            payoffs[0] = guess(state.position());
            payoffs[1] = payoffs[0] * payoffs[0] / 10;
        };
        for (int i = 0; i < 2_000; i++) {
            Position root = unopposed(random, 1 + random.nextInt(5));
            double[] expected = TreeGame.exactValues(cut(root, plies, 2, heuristic));
            double[] payoffs = new double[2];
            new Expectimax<TreeGame, Branch>(heuristic, plies).estimate(new TreeGame(2, root), payoffs);
            assertThat(payoffs).as("game %d", i).containsExactly(expected, within(1e-9));
            new Expectimax<TreeGame, Branch>(heuristic, plies).estimate(new GraphGame(2, root), payoffs);
            assertThat(payoffs).as("game %d with keys", i).containsExactly(expected, within(1e-9));
        }
    }

    /** By hand: a quarter of 21 and three quarters of 25, and the same below zero; sums on the way lie outside the range. */
    @Test
    void anExpectationMayBeginOutsideTheRange() {
        double[] payoffs = new double[3];
        Position root = chance(new double[] {0.25, 0.75}, end(21, 22, 23), end(25, 25, 25));
        new Expectimax<TreeGame, Branch>(new EvenHeuristic(), 1).estimate(new RangedGame(20, 30, 3, root), payoffs);
        assertThat(payoffs).containsExactly(24, 24.25, 24.5);
        root = chance(new double[] {0.25, 0.75}, end(-21, -22, -23), end(-25, -25, -25));
        new Expectimax<TreeGame, Branch>(new EvenHeuristic(), 1).estimate(new RangedGame(-30, -20, 3, root), payoffs);
        assertThat(payoffs).containsExactly(-24, -24.25, -24.5);
    }

    /** By hand: after #0 the second player takes 9 for both, after #1 each gets 5. */
    @Test
    void aMoveThatIsGoodForBothPlayersIsFound() {
        TreeGame game = new TreeGame(2, choice(0, choice(1, end(9, 9), end(1, 2)), choice(1, end(5, 5))));
        double[] payoffs = new double[2];
        new Expectimax<TreeGame, Branch>(new EvenHeuristic(), 2).estimate(game, payoffs);
        assertThat(payoffs).containsExactly(9, 9);
    }

    /** The payoffs sum to 1, not to 10 as the ends of their range do. */
    @Test
    void theSecondPayoffIsTheirsAndNotWhatTheRangeLeaves() {
        double[] payoffs = new double[2];
        new Expectimax<TreeGame, Branch>(new EvenHeuristic(), 1)
                .estimate(new TreeGame(2, choice(0, end(0.25, 0.75), end(0.5, 0.5))), payoffs);
        assertThat(payoffs).containsExactly(0.5, 0.5);
    }

    @Test
    void aSearchByMaximaRefusesPlayersWhoAreNotOpposedInItsLooks() {
        TreeGame game = new TreeGame(2, choice(0, choice(1, end(9, 9), end(1, 2)), choice(1, end(5, 5), end(5, 4))));
        Mcts<TreeGame, Branch> mcts = Mcts.of(TreeGame.class)
                .backup(new MaxBackup())
                .evaluator(new HeuristicEvaluator<>(new Expectimax<TreeGame, Branch>(new EvenHeuristic(), 1)))
                .seed(1)
                .build();
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("these rewards do not sum to 1: 0.9 and 0.9");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.5, 10.5, Double.NaN})
    void anEstimateOutsideThePayoffRangeIsRefused(double wrong) {
        for (int players = 1; players <= 3; players++) {
            int last = players - 1;
            Heuristic<TreeGame> heuristic = (state, payoffs) -> {
                Arrays.fill(payoffs, 5);
                payoffs[last] = wrong;
            };
            TreeGame game = new TreeGame(players, choice(0, choice(0, end(1, 9, 0), end(2, 8, 0))));
            assertThatThrownBy(
                            () -> new Expectimax<TreeGame, Branch>(heuristic, 1).estimate(game, new double[last + 1]))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the heuristic " + heuristic + " gives player " + last + " a payoff of " + wrong
                            + ", outside the declared range [0.0, 10.0], in player 0, 2 moves");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void anEndOutsideThePayoffRangeIsRefused(int players) {
        double[] payoffs = {5, 5, 5};
        payoffs[players - 1] = 11;
        Expectimax<TreeGame, Branch> expectimax = new Expectimax<>(new EvenHeuristic(), 1);
        assertThatThrownBy(() ->
                        expectimax.estimate(new TreeGame(players, choice(0, end(payoffs))), new double[players]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the end of the game gives player " + (players - 1)
                        + " a payoff of 11.0, outside the declared range [0.0, 10.0], in player 0, 0 moves");
    }

    /** Three throws, after each of which the same two moves lead to the same two positions. */
    @Test
    void aPositionThatSeveralOutcomesLeadToIsEstimatedOnce() {
        Position left = choice(0, end(0, 10), end(1, 9));
        Position right = choice(0, end(10, 0), end(2, 8), end(3, 7));
        GraphGame game = new GraphGame(
                2,
                chance(
                        new double[] {0.5, 0.25, 0.25},
                        choice(0, left, right),
                        choice(0, right, left),
                        choice(0, left, right)));
        List<Position> estimated = new ArrayList<>();
        Heuristic<TreeGame> heuristic = (state, payoffs) -> {
            estimated.add(state.position());
            estimate(state, payoffs);
        };
        game.key();
        new Expectimax<TreeGame, Branch>(heuristic, 1).estimate(game, new double[2]);
        assertThat(estimated).containsExactly(left, right);
    }

    /** The chooser has 5 for certain. What follows the die is worth 1 and 2 of 10 at most by the first replies to both outcomes. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void oneReplyToEachOutcomeCanBeEnough(int player) {
        Position other = choice(player, end(5, 5));
        Position die = chance(
                new double[] {0.5, 0.5},
                choice(1 - player, endFor(player, 1), other),
                choice(1 - player, endFor(player, 2), other));
        List<Position> estimated = new ArrayList<>();
        Heuristic<TreeGame> heuristic = (state, payoffs) -> {
            estimated.add(state.position());
            payoffs[player] = 1;
            payoffs[1 - player] = 9;
        };
        double[] payoffs = new double[2];
        TreeGame game = new TreeGame(2, choice(player, die, endFor(player, 5)));
        new Expectimax<TreeGame, Branch>(heuristic, 2).estimate(game, payoffs);
        assertThat(payoffs).containsExactly(5, 5);
        assertThat(estimated).as("to order the moves").containsExactly(die);
    }

    private static Position endFor(int player, double payoff) {
        return player == 0 ? end(payoff, 10 - payoff) : end(10 - payoff, payoff);
    }

    /** The first player has the choice between (2, 5, 5), (7, 1, 6) and (0, 3, 2), which the others leave. */
    @Test
    void eachOfThreePlayersTakesTheMost() {
        double[] payoffs = new double[3];
        new Expectimax<TreeGame, Branch>(ExpectimaxTest::estimate, 4).estimate(Games.threePlayers(), payoffs);
        assertThat(payoffs).containsExactly(7, 1, 6);
    }

    @Test
    void refusesToLookBack() {
        assertThatThrownBy(() -> new Expectimax<TreeGame, Branch>(ExpectimaxTest::estimate, -1))
                .hasMessageContaining("0 moves ahead or more")
                .hasMessageContaining("-1");
        assertThat(new Expectimax<TreeGame, Branch>(new EvenHeuristic(), 2).toString())
                .startsWith("expectimax:plies=2:");
    }
}
