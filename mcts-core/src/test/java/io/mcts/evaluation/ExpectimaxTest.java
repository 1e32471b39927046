package io.mcts.evaluation;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GraphGame;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import java.util.ArrayList;
import java.util.List;
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
    private static Position cut(Position position, int plies, int players) {
        if (position.children().isEmpty()) {
            return position;
        }
        if (plies == 0) {
            double[] payoffs = new double[players];
            estimate(new TreeGame(players, position), payoffs);
            return TreeGame.end(payoffs);
        }
        int left = position.player() == GameState.CHANCE ? plies : plies - 1;
        return new Position(
                position.player(),
                position.children().stream()
                        .map(child -> cut(child, left, players))
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
                    .containsExactly(TreeGame.exactValues(cut(before, plies, game.playerCount())), within(1e-9));
            assertThat(game.position()).isSameAs(before);
            double[] payoffsByKeys = new double[payoffs.length];
            expectimax.estimate(new GraphGame(payoffs.length, before), payoffsByKeys);
            assertThat(payoffsByKeys).isEqualTo(payoffs);
        }
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
