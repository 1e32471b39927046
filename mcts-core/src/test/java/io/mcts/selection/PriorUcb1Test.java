package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PriorUcb1Test {

    private static final PriorUcb1 POLICY = new PriorUcb1(0.7, 4);

    @Test
    void theBoundCountsThePriorAsTheMeanOfKVisits() {
        // by hand: (9 + 4 * 0.25) / (12 + 4) + 0.7 * sqrt(4.60517 / 16) = 0.625 + 0.7 * 0.536492 = 1.000544
        assertThat(POLICY.bound(9, 12, 0.25, POLICY.exploration(100))).isCloseTo(1.000544, within(1e-6));
    }

    @Test
    void aChildNeverVisitedHasABoundToo() {
        // by hand: 4 * 0.25 / 4 + 0.7 * sqrt(4.60517 / 4) = 0.25 + 0.7 * 1.072983 = 1.001088
        assertThat(POLICY.bound(0, 0, 0.25, POLICY.exploration(100))).isCloseTo(1.001088, within(1e-6));
    }

    @Test
    void beforeAnyVisitTheGreatestPriorIsChosenTheFirstOfEquals() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[4], 0, 0, 0, 0).withPriors(0.3, 0.6, 0.6, 0.1);
        assertThat(select(new PriorUcb1(1, 1), children)).isEqualTo(1);
    }

    @Test
    void aMoveThatLooksBadWaitsUntilItsTurnToBeExploredComes() {
        // ln 10 = 2.302585, k = 10; child 0: (6 + 5) / 20 + c * sqrt(2.302585 / 20) = 0.55 + 0.339306 c;
        // child 1: 0.1 + c * sqrt(2.302585 / 10) = 0.1 + 0.479853 c; equal at c = 0.45 / 0.140547 = 3.2018
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {10, 0}, 0.6, 0).withPriors(0.5, 0.1);
        assertThat(select(new PriorUcb1(3.20, 10), children)).isZero();
        assertThat(select(new PriorUcb1(3.21, 10), children)).isEqualTo(1);
    }

    @Test
    void visitsOutweighThePrior() {
        // k = 10, c = 0: (0.2 * 5 + 9) / 15 = 0.667 and (0.6 * 5 + 5) / 15 = 0.533; with 50 visits each
        // (10 + 9) / 60 = 0.317 and (30 + 5) / 60 = 0.583
        PriorUcb1 policy = new PriorUcb1(0, 10);
        assertThat(select(
                        policy,
                        ArrayChildren.ofMeans(new int[] {5, 5}, 0.2, 0.6).withPriors(0.9, 0.5)))
                .isZero();
        assertThat(select(
                        policy,
                        ArrayChildren.ofMeans(new int[] {50, 50}, 0.2, 0.6).withPriors(0.9, 0.5)))
                .isEqualTo(1);
    }

    @Test
    void needsAPriorAndIsAskedAtOnce() {
        assertThat(new PriorUcb1(1, 1).needs()).containsExactly(Statistic.PRIOR);
        assertThat(new PriorUcb1(1, 1).choosesAmongUnvisited()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new PriorUcb1(constant, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("exploration constant c")
                .hasMessageContaining("not " + constant);
    }

    @Test
    void aPriorWorthNoVisitsIsRefused() {
        assertThatThrownBy(() -> new PriorUcb1(1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a prior is worth k = 1 to 1000000 visits, not 0");
        assertThatThrownBy(() -> new PriorUcb1(1, 1_000_001)).hasMessageContaining("not 1000001");
        assertThat(new PriorUcb1(1, 1_000_000)).hasToString("prior-ucb1:c=1.0:k=1000000");
    }

    @Test
    void printsItsConstants() {
        assertThat(new PriorUcb1(0.7, 4)).hasToString("prior-ucb1:c=0.7:k=4");
    }

    private static int select(PriorUcb1 policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
