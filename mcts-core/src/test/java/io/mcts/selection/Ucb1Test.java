package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Ucb1Test {

    @Test
    void theBoundIsMeanPlusCTimesRootOfLnNOverN() {
        // by hand: 12 / 16 + 0.7 * sqrt(4.60517 / 16) = 0.75 + 0.7 * 0.536492 = 1.125544
        Ucb1 ucb1 = Ucb1.of(0.7);
        assertThat(ucb1.bound(12, 16, ucb1.exploration(100))).isCloseTo(1.125544, within(1e-6));
    }

    @Test
    void theBoundIsTheSameForNumbersBeyondTheTables() {
        // by hand: 600,000 / 1,000,000 + sqrt(ln 2,000,000 / 1,000,000) = 0.6 + 0.00380902
        Ucb1 ucb1 = Ucb1.of(1);
        assertThat(ucb1.bound(600_000, 1_000_000, ucb1.exploration(2_000_000))).isCloseTo(0.60380902, within(1e-8));
        // on both sides of where the tables end: 0.5 + sqrt(ln n / n), ln 4095 = 8.317522, ln 4096 = 8.317766
        assertThat(ucb1.bound(2047.5, 4095, ucb1.exploration(4095))).isCloseTo(0.5450682, within(1e-7));
        assertThat(ucb1.bound(2048, 4096, ucb1.exploration(4096))).isCloseTo(0.5450634, within(1e-7));
    }

    @Test
    void theClassicFormIsThatOfAuerEtAl() {
        // by hand: 3 / 4 + sqrt(2 * 4.60517 / 4) = 0.75 + 1.517427 = 2.267427
        Ucb1 ucb1 = Ucb1.classic();
        assertThat(ucb1.bound(3, 4, ucb1.exploration(100))).isCloseTo(2.267427, within(1e-6));
    }

    @Test
    void aChildSeldomVisitedIsPreferredToABetterOneVisitedOften() {
        // N = 110, ln N = 4.70048; c = 1: 0.6 + sqrt(4.70048 / 100) = 0.8168, 0.4 + sqrt(4.70048 / 10) = 1.0856
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {100, 10}, 0.6, 0.4);
        assertThat(select(Ucb1.of(1), children)).isEqualTo(1);
    }

    @Test
    void withoutExplorationTheGreatestMeanIsChosen() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {100, 10, 5}, 0.6, 0.4, 0.61);
        assertThat(select(Ucb1.of(0), children)).isEqualTo(2);
    }

    @Test
    void theFirstOfEqualsIsChosen() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {3, 5, 5}, 0.2, 0.5, 0.5);
        assertThat(select(Ucb1.of(0.1), children)).isEqualTo(1);
    }

    @Test
    void meansBelowZeroAreComparedAsAnyOthers() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {8, 8, 8, 8}, -0.5, -0.25, -0.75, -0.25);
        assertThat(select(Ucb1.of(0), children)).isEqualTo(1);
        assertThat(select(Ucb1.of(0.1), children)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesAConstantThatIsNone(double c) {
        assertThatThrownBy(() -> Ucb1.of(c))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not " + c);
    }

    @Test
    void printsItsConstant() {
        assertThat(Ucb1.of(0.7)).hasToString("ucb1:c=0.7");
    }

    private static int select(Ucb1 policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
