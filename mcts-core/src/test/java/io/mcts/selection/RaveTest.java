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

class RaveTest {

    private final RandomGenerator random = Xoroshiro128PlusPlus.of(1);

    @ParameterizedTest
    // by hand: sqrt(k / (3 N + k)): sqrt(1000 / 1000), sqrt(1000 / 4000), sqrt(100 / 400), sqrt(12 / 300) = sqrt(0.04)
    @CsvSource({"1000, 0, 1", "1000, 1000, 0.5", "100, 100, 0.5", "12, 96, 0.2", "0, 0, 0", "0, 5, 0"})
    void betaFallsWithTheVisitsOfTheNode(double k, int allVisits, double beta) {
        assertThat(new Rave(0, k).beta(allVisits)).isCloseTo(beta, within(1e-12));
    }

    @Test
    void theValueIsAMixtureOfBothMeans() {
        // by hand: 0.8 * 6 / 8 + 0.2 * 3 / 12 = 0.6 + 0.05
        assertThat(AmafBlend.value(6, 8, 3, 12, (visits, amafVisits) -> 0.2)).isCloseTo(0.65, within(1e-12));
    }

    @Test
    void whatHasOneMeanAloneIsWorthThatWhateverBeta() {
        assertThat(AmafBlend.value(6, 8, 0, 0, (visits, amafVisits) -> 0.2)).isCloseTo(0.75, within(1e-12));
        assertThat(AmafBlend.value(0, 0, 3, 12, (visits, amafVisits) -> 0.2)).isCloseTo(0.25, within(1e-12));
    }

    @Test
    void theAmafMeanTurnsTheChoiceWhileBetaIsGreatEnough() {
        // N = 96. Child 0: 0.6 and 0.2; child 1: 0.5 and 0.7. 0.6 - 0.4 beta = 0.5 + 0.2 beta at beta = 1 / 6,
        // where k / (288 + k) = 1 / 36, k = 288 / 35 = 8.229
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {48, 48}, 0.6, 0.5), new int[] {60, 60}, new double[] {0.2, 0.7});
        assertThat(new Rave(0, 8.2).select(children, random)).isZero();
        assertThat(new Rave(0, 8.3).select(children, random)).isEqualTo(1);
    }

    @Test
    void explorationIsThatOfUcb1() {
        // k = 0, N = 100, ln N = 4.60517: 0.7 + c * sqrt(4.60517 / 90) = 0.7 + 0.226205 c,
        // 0.5 + c * sqrt(4.60517 / 10) = 0.5 + 0.678614 c; equal at c = 0.442086
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {90, 10}, 0.7, 0.5), new int[] {100, 100}, new double[] {0, 1});
        assertThat(new Rave(0.442, 0).select(children, random)).isZero();
        assertThat(new Rave(0.4422, 0).select(children, random)).isEqualTo(1);
    }

    @Test
    void aChildNeverVisitedIsWorthItsAmafMeanAndExploredAsIfVisitedOnce() {
        // N = 4, ln N = 1.386294: child 0 0.75 + c * 1.177410 / 2, child 1 0.5 + c * 1.177410; equal at c = 0.424661
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {4, 0}, 0.75, 0), new int[] {4, 2}, new double[] {0.75, 0.5});
        assertThat(new Rave(0.424, 0).select(children, random)).isZero();
        assertThat(new Rave(0.425, 0).select(children, random)).isEqualTo(1);
    }

    @Test
    void aChildNeverSeenGoesFirstEachWithTheSameChance() {
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {4, 0, 0, 0, 0}, 1, 0, 0, 0, 0),
                new int[] {4, 0, 3, 0, 0},
                new double[] {1, 0, 1, 0, 0});
        int[] chosen = new int[5];
        for (int i = 0; i < 3_000; i++) {
            chosen[new Rave(0.5, 100).select(children, random)]++;
        }
        // 1,000 each, with a standard deviation of sqrt(3,000 * 1/3 * 2/3) = 25.8, five of which are 129
        assertThat(chosen[1]).isBetween(871, 1_129);
        assertThat(chosen[3]).isBetween(871, 1_129);
        assertThat(chosen[1] + chosen[3] + chosen[4]).isEqualTo(3_000);
    }

    @Test
    void asksForAmafStatisticsOfTheNodeAndIsAskedAtOnce() {
        assertThat(new Rave(0, 1).needsAmaf()).isTrue();
        assertThat(new Rave(0, 1).choosesAmongUnvisited()).isTrue();
        assertThat(new Rave(0, 1).amafReference()).isZero();
    }

    @Test
    void aSearchThatKeepsNoAmafStatisticsSaysSo() {
        Children plain = ArrayChildren.ofMeans(new int[] {1}, 1);
        assertThatThrownBy(() -> new Rave(0, 1).select(plain, random))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("AMAF statistics are not kept");
        assertThatThrownBy(() -> plain.amafSum(0)).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new Rave(constant, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exploration constant c is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> new Rave(0, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the equivalence constant k is a number of 0 or more, not " + constant);
    }
}
