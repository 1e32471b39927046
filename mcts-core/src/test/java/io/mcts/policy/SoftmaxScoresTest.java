package io.mcts.policy;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoftmaxScoresTest {

    private static final double NEVER = Double.NEGATIVE_INFINITY;

    private final TreeGame state = new TreeGame(1, choice(0, end(1), end(2), end(3), end(4)));

    @Test
    void aProbabilityIsInProportionToTheExponentialOfTheScore() {
        // by hand: exp(0.5 / 0.5) = 2.718282, exp(0 / 0.5) = 1, exp(1 / 0.5) = 7.389056; their sum is 11.107338
        assertThat(scored(0.5, 0.5, 0, NEVER, 1))
                .containsExactly(new double[] {0.244728, 0.090031, 0, 0.665241}, within(1e-6));
    }

    @Test
    void theProbabilitiesSumToOneAtAnyTemperature() {
        // exp(0.9 / 0.001) alone would overflow
        for (double temperature : new double[] {0.001, 0.1, 1, 1e6}) {
            assertThat(Arrays.stream(scored(temperature, 0.8, 0.9, 0, 0.9)).sum())
                    .as("at %s", temperature)
                    .isCloseTo(1, within(1e-12));
        }
        assertThat(scored(0.001, 0.8, 0.9, 0, 0.9)).containsExactly(new double[] {0, 0.5, 0, 0.5}, within(1e-12));
    }

    @Test
    void onlyTheGivenMovesShare() {
        double[] received = new double[2];
        new SoftmaxScores<>(1, new GivenScores(0.5, 0, 0.5, 1))
                .score(state, List.of(new Branch(2), new Branch(0)), received);
        assertThat(received).containsExactly(0.5, 0.5);
    }

    @Test
    void scoresThatLeaveNoMoveAreNamed() {
        assertThatThrownBy(() -> scored(1, NEVER, NEVER, NEVER, NEVER))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("given left none of [#0, #1, #2, #3], in player 0, 4 moves");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesATemperatureThatIsNone(double temperature) {
        assertThatThrownBy(() -> new SoftmaxScores<>(temperature, new GivenScores()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the temperature is a number greater than 0, not " + temperature);
    }

    @Test
    void printsItsParameters() {
        assertThat(new SoftmaxScores<>(0.2, new GivenScores())).hasToString("softmax:temperature=0.2:given");
    }

    private double[] scored(double temperature, double... scores) {
        double[] received = new double[4];
        new SoftmaxScores<>(temperature, new GivenScores(scores)).score(state, state.legalMoves(), received);
        return received;
    }
}
