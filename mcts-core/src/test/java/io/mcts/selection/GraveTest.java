package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.AmafChildren;
import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GraveTest {

    private final RandomGenerator random = Xoroshiro128PlusPlus.of(1);

    @ParameterizedTest
    // by hand: n~ / (n~ + n + bias * n~ * n): 30 / (30 + 10 + 0.1 * 300) = 3 / 7, 30 / 40, 5 / (5 + 20 + 100)
    @CsvSource({"0.1, 10, 30, 0.428571428571", "0, 10, 30, 0.75", "1, 20, 5, 0.04", "1, 20, 0, 0"})
    void betaFallsWithTheVisitsOfTheChild(double bias, int visits, int amafVisits, double beta) {
        assertThat(new Grave(0, 50, bias).beta(visits, amafVisits)).isCloseTo(beta, within(1e-12));
    }

    @Test
    void productsOfGreatNumbersOfVisitsDoNotOverflow() {
        // n~ / (2 n~ + n~ * n~) = 1 / (2 + n~)
        assertThat(new Grave(0, 0, 1).beta(1_000_000, 1_000_000)).isCloseTo(1 / 1_000_002.0, within(1e-15));
    }

    @Test
    void withoutReferenceItIsRaveByTheLeastError() {
        // by hand: 30 / (10 + 30 + 4 * 10 * 30 * 0.25) = 30 / 340
        Grave rave = Grave.minimumError(0, 0.5);
        assertThat(rave.amafReference()).isZero();
        assertThat(rave.beta(10, 30)).isCloseTo(30 / 340.0, within(1e-12));
    }

    @Test
    void theAmafMeanTurnsTheChoiceWhileTheBiasIsSmallEnough() {
        // n = n~ = 10, beta = 10 / (20 + 100 bias) = 1 / (2 + 10 bias). 0.6 - 0.4 beta = 0.5 + 0.2 beta at beta = 1 /
        // 6,
        // where bias = 0.4
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {10, 10}, 0.6, 0.5), new int[] {10, 10}, new double[] {0.2, 0.7});
        assertThat(new Grave(0, 50, 0.41).select(children, random)).isZero();
        assertThat(new Grave(0, 50, 0.39).select(children, random)).isEqualTo(1);
    }

    @Test
    void asksForTheStatisticsOfAReference() {
        assertThat(new Grave(0, 50, 0).needsAmaf()).isTrue();
        assertThat(new Grave(0, 50, 0).amafReference()).isEqualTo(50);
        assertThat(new Grave(0, 50, 0).choosesAmongUnvisited()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new Grave(constant, 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exploration constant c is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> new Grave(0, 0, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the bias is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> Grave.minimumError(0, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the RAVE bias b is a number of 0 or more, not " + constant);
    }

    @Test
    void refusesANegativeReference() {
        assertThatThrownBy(() -> new Grave(0, -1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the visits ref of a reference are 0 or more, not -1");
    }
}
