package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressiveWideningTest {

    private static final ProgressiveWidening ROOT = new ProgressiveWidening(1, 0.5, Ucb1.of(0.7));

    // by hand: t = visits + 1; ceil(sqrt(t)) goes up after each square; ceil(3 * sqrt(t)): 3, 4.24, 5.2, 6, 6.7;
    // ceil(1.5 * t^0.25): 1.5, 1.5 * 2 = 3 at 16, above 3 at 17, 1.5 * 3 = 4.5 at 81; ceil(0.5 * t^0.75): 0.5, 0.5 * 8
    // = 4 at 16
    @ParameterizedTest
    @CsvSource({
        "1,   0.5,  0,  1", "1,   0.5,  1,  2", "1,   0.5,  3,  2", "1,   0.5,  4,  3", "1,   0.5,  8,  3",
        "1,   0.5,  9,  4", "1,   0.5, 98, 10", "1,   0.5, 99, 10", "1,   0.5, 100, 11", "3,   0.5,  0,  3",
        "3,   0.5,  1,  5", "3,   0.5,  2,  6", "3,   0.5,  3,  6", "3,   0.5,  4,  7", "1.5, 0.25, 0,  2",
        "1.5, 0.25, 15, 3", "1.5, 0.25, 16, 4", "1.5, 0.25, 80, 5", "0.5, 0.75, 0,  1", "0.5, 0.75, 15, 4"
    })
    void asManyAreLetInAsTheFormulaSays(double c, double alpha, int visits, int expected) {
        assertThat(new ProgressiveWidening(c, alpha, ROOT).admitted(visits, 30)).isEqualTo(expected);
    }

    @Test
    void inTheEndAllAreLetIn() {
        // as the page of the class says: (30 - 1)^2 + 1 = 842 is the visit that finds all 30
        assertThat(ROOT.admitted(840, 30)).isEqualTo(29);
        assertThat(ROOT.admitted(841, 30)).isEqualTo(30);
        assertThat(ROOT.admitted(Integer.MAX_VALUE, 30)).isEqualTo(30);
        assertThat(new ProgressiveWidening(1e300, 0.9, ROOT).admitted(7, 30)).isEqualTo(30);
    }

    @Test
    void whoIsLetInIsVisitedAtOnce() {
        assertThat(select(ROOT, new int[] {0, 0, 0}, 0, 0, 0)).isZero();
        assertThat(select(ROOT, new int[] {1, 0, 0}, 1, 0, 0)).isEqualTo(1);
        // three at the fifth visit
        assertThat(select(ROOT, new int[] {3, 1, 0}, 1, 0, 0)).isEqualTo(2);
        assertThat(select(ROOT, new int[] {2, 0, 3}, 1, 0, 0))
                .as("one left out by another policy")
                .isEqualTo(1);
    }

    @Test
    void ofThoseLetInTheOtherPolicyChooses() {
        // N = 8, ln N = 2.0794, k = 3: 0.5 + 0.7 * sqrt(2.0794 / 4) = 1.0047, 0.3 + 0.7 * sqrt(2.0794 / 2) = 1.0138,
        // 0.2 + 0.7 * sqrt(2.0794 / 2) = 0.9138; the fourth would have a mean of 1, but waits
        assertThat(select(ROOT, new int[] {4, 2, 2, 0}, 0.5, 0.3, 0.2, 1)).isEqualTo(1);
        // N = 9: the fourth is let in
        assertThat(select(ROOT, new int[] {4, 3, 2, 0}, 0.5, 0.3, 0.2, 1)).isEqualTo(3);
    }

    @Test
    void thoseLetInByAnotherPolicyTooEarlyWait() {
        // k = 2 at the third visit
        assertThat(select(ROOT, new int[] {1, 1, 1}, 0.1, 0.2, 1)).isEqualTo(1);
    }

    @Test
    void aPolicyThatChoosesAmongUnvisitedMayLeaveOneWaiting() {
        ProgressiveWidening puct = new ProgressiveWidening(1, 0.5, new Puct(1, 0));
        // N = 4, k = 3: 0.6 + 0.5 * 2 / 5 = 0.8; 0.6 + 0.3 * 2 / 1 = 1.2; 0.6 + 0.2 * 2 = 1.0; the fourth would have
        // 2.6
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {4, 0, 0, 0}, 0.6, 0, 0, 0).withPriors(0.5, 0.3, 0.2, 1);
        assertThat(puct.select(children, Xoroshiro128PlusPlus.of(1))).isEqualTo(1);
        ArrayChildren sure =
                ArrayChildren.ofMeans(new int[] {4, 0, 0, 0}, 0.6, 0, 0, 0).withPriors(0.9, 0.01, 0.01, 1);
        // 0.6 + 0.9 * 2 / 5 = 0.96; 0.6 + 0.01 * 2 = 0.62
        assertThat(puct.select(sure, Xoroshiro128PlusPlus.of(1))).isZero();
    }

    @Test
    void needsAnOrderAndWhatTheOtherPolicyNeeds() {
        assertThat(ROOT.needs()).containsExactly(Statistic.ORDER);
        assertThat(ROOT.choosesAmongUnvisited()).isTrue();
        assertThat(ROOT.amafReference()).isZero();
        assertThat(new ProgressiveWidening(1, 0.5, new Puct(1, 0)).needs())
                .containsExactlyInAnyOrder(Statistic.ORDER, Statistic.PRIOR);
        ProgressiveWidening grave = new ProgressiveWidening(1, 0.5, Rave.grave(0, 50, 0));
        assertThat(grave.needs()).containsExactlyInAnyOrder(Statistic.ORDER, Statistic.AMAF);
        assertThat(grave.amafReference()).isEqualTo(50);
        assertThat(Ucb1.classic().needs()).isEmpty();
    }

    @Test
    void theOtherPolicyDividesItsPlan() {
        assertThat(new ProgressiveWidening(1, 0.5, new SequentialHalving(100)).share(4))
                .isEqualTo(new ProgressiveWidening(1, 0.5, new SequentialHalving(25)));
        assertThat(ROOT.share(4)).isEqualTo(ROOT);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new ProgressiveWidening(constant, 0.5, ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the constant c of widening is a number greater than 0, not " + constant);
        assertThatThrownBy(() -> new ProgressiveWidening(1, constant, ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exponent alpha of widening is a number between 0 and 1, not " + constant);
    }

    @Test
    void anExponentOf1IsNoWidening() {
        assertThatThrownBy(() -> new ProgressiveWidening(1, 1, ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exponent alpha of widening is a number between 0 and 1, not 1.0");
    }

    @Test
    void printsItsConstantsAndTheOtherPolicy() {
        assertThat(ROOT).hasToString("progressive-widening:c=1.0:alpha=0.5:ucb1:c=0.7");
    }

    private static int select(SelectionPolicy policy, int[] visits, double... means) {
        return policy.select(ArrayChildren.ofMeans(visits, means), Xoroshiro128PlusPlus.of(1));
    }
}
