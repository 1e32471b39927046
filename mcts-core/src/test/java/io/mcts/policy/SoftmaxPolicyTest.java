package io.mcts.policy;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.ChoiceShares;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoftmaxPolicyTest {

    private static final double NEVER = Double.NEGATIVE_INFINITY;

    private final TreeGame state = new TreeGame(1, choice(0, end(1), end(2), end(3), end(4)));

    @Test
    void theShareOfAMoveIsInProportionToTheExponentialOfItsScore() {
        // by hand: exp(0 / 0.5) = 1, exp(0.5 / 0.5) = 2.718282, exp(1 / 0.5) = 7.389056; their sum is 11.107338
        ChoiceShares.check(
                state, new SoftmaxPolicy<>(0.5, new GivenScores(0.5, 0, NEVER, 1)), 0.244728, 0.090031, 0, 0.665241);
    }

    @Test
    void equalScoresHaveEqualShares() {
        ChoiceShares.check(
                state, new SoftmaxPolicy<>(0.1, new GivenScores(0.7, 0.7, 0.7, NEVER)), 1 / 3.0, 1 / 3.0, 1 / 3.0, 0);
    }

    @Test
    void aGreatTemperatureMakesAllMovesEqual() {
        // exp(1 / 1,000,000) differs from 1 by a millionth
        ChoiceShares.check(state, new SoftmaxPolicy<>(1e6, new GivenScores(0, 1, 0.5, 0.2)), 0.25, 0.25, 0.25, 0.25);
    }

    @Test
    void aSmallTemperatureLeavesTheBestAlone() {
        // exp(-0.1 / 0.001) = exp(-100), and exp(0.9 / 0.001) alone would overflow
        ChoiceShares.check(state, new SoftmaxPolicy<>(0.001, new GivenScores(0.8, 0.9, 0, 0.9)), 0, 0.5, 0, 0.5);
    }

    @Test
    void theOnlyMoveNeedsNoScore() {
        MoveScores<TreeGame, Branch> failing = (state, moves, scores) -> {
            throw new AssertionError("asked");
        };
        assertThat(new SoftmaxPolicy<>(1, failing).choose(Games.oneMove(), Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(new Branch(0));
    }

    @Test
    void scoresThatLeaveNoMoveAreNamed() {
        Policy<TreeGame, Branch> policy = new SoftmaxPolicy<>(1, new GivenScores(NEVER, NEVER, NEVER, NEVER));
        assertThatThrownBy(() -> policy.choose(state, Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("given left none of [#0, #1, #2, #3], in player 0, 4 moves");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesATemperatureThatIsNone(double temperature) {
        assertThatThrownBy(() -> new SoftmaxPolicy<>(temperature, new GivenScores()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the temperature is a number greater than 0, not " + temperature);
    }

    @Test
    void printsItsParameters() {
        assertThat(new SoftmaxPolicy<>(0.2, new GivenScores())).hasToString("softmax:temperature=0.2:given");
    }
}
