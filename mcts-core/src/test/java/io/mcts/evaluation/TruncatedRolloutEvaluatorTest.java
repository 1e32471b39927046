package io.mcts.evaluation;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.Heuristic;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TruncatedRolloutEvaluatorTest {

    /** A choice, a die, two more choices, and an end that pays 9: one way only. */
    private static final Position LINE = choice(0, chance(new double[] {1}, choice(0, choice(0, end(9)))));

    /** How many positions of {@link #LINE} are left before its end. */
    private static final Heuristic<TreeGame> POSITIONS_LEFT = (state, payoffs) -> {
        int left = 0;
        for (Position at = state.position();
                !at.children().isEmpty();
                at = at.children().get(0)) {
            left++;
        }
        payoffs[0] = left;
    };

    @ParameterizedTest
    @CsvSource({
        "0, 4", // the heuristic alone, at the leaf
        "1, 3", // after one move, where the die is yet to be rolled
        "2, 1", // the throw between the moves is not counted
        "3, 9", // the end of the game, which pays
        "100, 9"
    })
    void theHeuristicSpeaksAfterSoManyMovesOfPlayers(int plies, double payoff) {
        assertThat(evaluated(new UniformPolicy<>(), plies)).isEqualTo(payoff);
    }

    @Test
    void withoutMovesThePolicyIsNotAsked() {
        Policy<TreeGame, Branch> failing = (state, random) -> {
            throw new AssertionError("asked");
        };
        assertThat(evaluated(failing, 0)).isEqualTo(4);
    }

    @Test
    void thePolicyChoosesTheMoves() {
        Policy<TreeGame, Branch> last =
                (state, random) -> state.legalMoves().get(state.legalMoves().size() - 1);
        double[] payoffs = new double[3];
        // player 0 plays #2, then player 2 plays #1, which pays 0, 3, 2
        new TruncatedRolloutEvaluator<>(last, 2, new RandomPlayValue())
                .evaluate(Games.threePlayers(), Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).containsExactly(0, 3, 2);
        // after #2 random play pays the mean of 10, 3, 1 and 0, 3, 2
        new TruncatedRolloutEvaluator<>(last, 1, new RandomPlayValue())
                .evaluate(Games.threePlayers(), Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).containsExactly(5, 3, 1.5);
    }

    @Test
    void aHeuristicAloneIsAnEvaluatorToo() {
        double[] payoffs = new double[1];
        new HeuristicEvaluator<>(POSITIONS_LEFT).evaluate(new TreeGame(1, LINE), Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).containsExactly(4);
        assertThat(new HeuristicEvaluator<>(new RandomPlayValue())).hasToString("heuristic:random-play");
    }

    @Test
    void aNegativeLengthIsRefused() {
        assertThatThrownBy(() ->
                        new TruncatedRolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>(), -1, POSITIONS_LEFT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a rollout is cut off after 0 moves or more, not -1");
    }

    @Test
    void printsItsParts() {
        assertThat(new TruncatedRolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>(), 4, new RandomPlayValue()))
                .hasToString("truncated:plies=4:uniform:random-play");
    }

    private static double evaluated(Policy<TreeGame, Branch> policy, int plies) {
        double[] payoffs = new double[1];
        new TruncatedRolloutEvaluator<>(policy, plies, POSITIONS_LEFT)
                .evaluate(new TreeGame(1, LINE), Xoroshiro128PlusPlus.of(1), payoffs);
        return payoffs[0];
    }
}
