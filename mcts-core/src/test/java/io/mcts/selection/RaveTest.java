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
    void byHandBetaFallsWithTheVisitsOfTheNode(double k, int allVisits, double beta) {
        Rave.Schedule schedule = Rave.of(0, k).schedule();
        assertThat(schedule.atChild(schedule.atNode(allVisits), 7, 9)).isCloseTo(beta, within(1e-12));
    }

    @ParameterizedTest
    // by hand: n~ / (n~ + n + bias * n~ * n): 30 / (30 + 10 + 0.1 * 300) = 3 / 7, 30 / 40, 5 / (5 + 20 + 100)
    @CsvSource({"0.1, 10, 30, 0.428571428571", "0, 10, 30, 0.75", "1, 20, 5, 0.04", "1, 20, 0, 0"})
    void byTheLeastErrorBetaFallsWithTheVisitsOfTheChild(double bias, int visits, int amafVisits, double beta) {
        assertThat(leastError(Rave.grave(0, 50, bias), visits, amafVisits)).isCloseTo(beta, within(1e-12));
    }

    @Test
    void productsOfGreatNumbersOfVisitsDoNotOverflow() {
        // n~ / (2 n~ + n~ * n~) = 1 / (2 + n~)
        assertThat(leastError(Rave.grave(0, 0, 1), 1_000_000, 1_000_000)).isCloseTo(1 / 1_000_002.0, within(1e-15));
    }

    @Test
    void withoutReferenceGraveIsRaveByTheLeastError() {
        // by hand: 30 / (10 + 30 + 4 * 10 * 30 * 0.25) = 30 / 340
        Rave rave = Rave.grave(0, 0, 4 * 0.5 * 0.5);
        assertThat(rave.amafReference()).isZero();
        assertThat(leastError(rave, 10, 30)).isCloseTo(30 / 340.0, within(1e-12));
    }

    private static double leastError(Rave rave, int visits, int amafVisits) {
        return rave.schedule().atChild(rave.schedule().atNode(1_000), visits, amafVisits);
    }

    @Test
    void theValueIsAMixtureOfBothMeans() {
        // by hand: 0.8 * 6 / 8 + 0.2 * 3 / 12 = 0.6 + 0.05
        assertThat(Rave.value(6, 8, 3, 12, 0.2)).isCloseTo(0.65, within(1e-12));
    }

    @Test
    void whatHasOneMeanAloneIsWorthThatWhateverBeta() {
        assertThat(Rave.value(6, 8, 0, 0, 0.2)).isCloseTo(0.75, within(1e-12));
        assertThat(Rave.value(0, 0, 3, 12, 0.2)).isCloseTo(0.25, within(1e-12));
    }

    @Test
    void theAmafMeanTurnsTheChoiceWhileBetaIsGreatEnough() {
        // N = 96. Child 0: 0.6 and 0.2; child 1: 0.5 and 0.7. 0.6 - 0.4 beta = 0.5 + 0.2 beta at beta = 1 / 6,
        // where k / (288 + k) = 1 / 36, k = 288 / 35 = 8.229
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {48, 48}, 0.6, 0.5), new int[] {60, 60}, new double[] {0.2, 0.7});
        assertThat(Rave.of(0, 8.2).select(children, random)).isZero();
        assertThat(Rave.of(0, 8.3).select(children, random)).isEqualTo(1);
    }

    @Test
    void theAmafMeanTurnsTheChoiceWhileTheBiasIsSmallEnough() {
        // n = n~ = 10, beta = 10 / (20 + 100 bias) = 1 / (2 + 10 bias).
        // 0.6 - 0.4 beta = 0.5 + 0.2 beta at beta = 1 / 6, where bias = 0.4
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {10, 10}, 0.6, 0.5), new int[] {10, 10}, new double[] {0.2, 0.7});
        assertThat(Rave.grave(0, 50, 0.41).select(children, random)).isZero();
        assertThat(Rave.grave(0, 50, 0.39).select(children, random)).isEqualTo(1);
    }

    @Test
    void explorationIsThatOfUcb1() {
        // k = 0, N = 100, ln N = 4.60517: 0.7 + c * sqrt(4.60517 / 90) = 0.7 + 0.226205 c,
        // 0.5 + c * sqrt(4.60517 / 10) = 0.5 + 0.678614 c; equal at c = 0.442086
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {90, 10}, 0.7, 0.5), new int[] {100, 100}, new double[] {0, 1});
        assertThat(Rave.of(0.442, 0).select(children, random)).isZero();
        assertThat(Rave.of(0.4422, 0).select(children, random)).isEqualTo(1);
    }

    @Test
    void aChildNeverVisitedIsWorthItsAmafMeanAndExploredAsIfVisitedOnce() {
        // N = 4, ln N = 1.386294: child 0 0.75 + c * 1.177410 / 2, child 1 0.5 + c * 1.177410; equal at c = 0.424661
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {4, 0}, 0.75, 0), new int[] {4, 2}, new double[] {0.75, 0.5});
        assertThat(Rave.of(0.424, 0).select(children, random)).isZero();
        assertThat(Rave.of(0.425, 0).select(children, random)).isEqualTo(1);
    }

    @Test
    void aChildNeverSeenGoesFirstEachWithTheSameChance() {
        Children children = new AmafChildren(
                ArrayChildren.ofMeans(new int[] {4, 0, 0, 0, 0}, 1, 0, 0, 0, 0),
                new int[] {4, 0, 3, 0, 0},
                new double[] {1, 0, 1, 0, 0});
        int[] chosen = new int[5];
        for (int i = 0; i < 3_000; i++) {
            chosen[Rave.of(0.5, 100).select(children, random)]++;
        }
        // 1,000 each, with a standard deviation of sqrt(3,000 * 1/3 * 2/3) = 25.8, five of which are 129
        assertThat(chosen[1]).isBetween(871, 1_129);
        assertThat(chosen[3]).isBetween(871, 1_129);
        assertThat(chosen[1] + chosen[3] + chosen[4]).isEqualTo(3_000);
    }

    @Test
    void aPriorCountsAsEarlierVisitsOfTheChild() {
        // k = 0, so only the mean counts: child 0 (6 + 4 * 0.5) / (8 + 4) = 2 / 3, child 1, unvisited, its prior
        ArrayChildren visited = ArrayChildren.ofMeans(new int[] {8, 0}, 0.75, 0);
        int[] amafVisits = {8, 0};
        double[] amafMeans = {0.75, 0};
        Rave rave = Rave.of(0, 0).withPrior(4);
        assertThat(rave.select(withAmaf(visited.withPriors(0.5, 0.67), amafVisits, amafMeans), random))
                .isEqualTo(1);
        assertThat(rave.select(withAmaf(visited.withPriors(0.5, 0.66), amafVisits, amafMeans), random))
                .isZero();
    }

    @Test
    void aPriorCountsAsEarlierVisitsInTheAmafMean() {
        // N = 0, so beta = 1: child 0 (6 * 0.2 + 4 * 0.8) / 10 = 0.44, child 1 its prior
        ArrayChildren unvisited = ArrayChildren.ofMeans(new int[] {0, 0}, 0, 0);
        int[] amafVisits = {6, 0};
        double[] amafMeans = {0.2, 0};
        Rave rave = Rave.of(0, 100).withPrior(4);
        assertThat(rave.select(withAmaf(unvisited.withPriors(0.8, 0.45), amafVisits, amafMeans), random))
                .isEqualTo(1);
        assertThat(rave.select(withAmaf(unvisited.withPriors(0.8, 0.43), amafVisits, amafMeans), random))
                .isZero();
    }

    @Test
    void thePriorBelongsToBothNumbersOfVisits() {
        // n = 10 + 10, n~ = 20 + 10, bias = 1/6: beta = 30 / (50 + 100) = 0.2; child 0, with a prior of 0.5:
        // 0.8 * (6 + 5) / 20 + 0.2 * (4 + 5) / 30 = 0.44 + 0.06 = 0.5. Child 1 is its prior.
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {10, 0}, 0.6, 0);
        Rave rave = Rave.grave(0, 0, 1 / 6.0).withPrior(10);
        for (double prior : new double[] {0.499, 0.501}) {
            Children shown = withAmaf(children.withPriors(0.5, prior), new int[] {20, 0}, new double[] {0.2, 0});
            assertThat(rave.select(shown, random)).isEqualTo(prior < 0.5 ? 0 : 1);
        }
    }

    private static Children withAmaf(Children children, int[] visits, double[] means) {
        return new AmafChildren(children, visits, means);
    }

    @Test
    void asksForPriorsThatCount() {
        assertThat(Rave.of(0, 1).withPrior(5).needs()).containsExactlyInAnyOrder(Statistic.AMAF, Statistic.PRIOR);
        assertThat(Rave.of(0, 1).withPrior(0)).isEqualTo(Rave.of(0, 1));
        assertThatThrownBy(() -> Rave.of(0, 1).withPrior(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a prior is worth 0 to 1000000 visits, not -1");
    }

    @Test
    void asksForAmafStatisticsOfItsReferenceAndIsAskedAtOnce() {
        assertThat(Rave.of(0, 1).needs()).containsExactly(Statistic.AMAF);
        assertThat(Rave.of(0, 1).choosesAmongUnvisited()).isTrue();
        assertThat(Rave.of(0, 1).amafReference()).isZero();
        assertThat(Rave.grave(0, 50, 0).amafReference()).isEqualTo(50);
    }

    @Test
    void aSearchThatKeepsNoAmafStatisticsSaysSo() {
        Children plain = ArrayChildren.ofMeans(new int[] {1}, 1);
        assertThatThrownBy(() -> Rave.of(0, 1).select(plain, random))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("AMAF statistics are not kept");
        assertThatThrownBy(() -> plain.amafSum(0)).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsOutsideTheirRanges(double constant) {
        assertThatThrownBy(() -> Rave.of(constant, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exploration constant c is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> Rave.of(0, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the equivalence constant k is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> Rave.grave(0, 0, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the bias is a number of 0 or more, not " + constant);
    }

    @Test
    void refusesANegativeReference() {
        assertThatThrownBy(() -> Rave.grave(0, -1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the visits ref of a reference are 0 or more, not -1");
    }

    @Test
    void printsItsConstants() {
        assertThat(Rave.of(0.2, 1_000)).hasToString("rave:c=0.2:k=1000.0");
        assertThat(Rave.of(0.2, 1_000).withPrior(20)).hasToString("rave:c=0.2:k=1000.0:prior=20");
        assertThat(Rave.grave(0, 50, 0.1).withPrior(20)).hasToString("grave:c=0.0:ref=50:bias=0.1:prior=20");
        assertThat(Rave.grave(0, 50, 0.1)).hasToString("grave:c=0.0:ref=50:bias=0.1");
        assertThat(Rave.grave(0.2, 0, 1)).hasToString("grave:c=0.2:ref=0:bias=1.0");
        assertThat(new Rave(0, new Rave.HandSelected(9), 50, 0)).hasToString("rave:c=0.0:k=9.0:ref=50");
    }
}
