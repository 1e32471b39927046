package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuctTest {

    @Test
    void theBoundIsTheMeanAndThePriorByTheVisits() {
        // by hand: 0.75 + 1.5 * 0.25 * sqrt(100) / (1 + 14) = 0.75 + 3.75 / 15
        Puct puct = new Puct(1.5, 0);
        assertThat(puct.bound(0.75, 14, 0.25, puct.exploration(100))).isCloseTo(1.0, within(1e-12));
    }

    @Test
    void theConstantGrowsByTheLogarithmOfTheVisits() {
        // by hand with base 5: N = 4: ln((1 + 4 + 5) / 5) = ln 2; N = 9: ln 3; before any visit ln 1.2
        Puct puct = new Puct(1, 0).growing(0.5, 5);
        assertThat(puct.exploration(4)).isCloseTo((1 + 0.5 * 0.6931471805599453) * 2, within(1e-12));
        assertThat(puct.exploration(9)).isCloseTo((1 + 0.5 * 1.0986122886681098) * 3, within(1e-12));
        assertThat(puct.exploration(0)).isCloseTo(1 + 0.5 * 0.1823215567939546, within(1e-12));
    }

    @Test
    void beforeAnyVisitTheGreatestPriorIsChosenTheFirstOfEquals() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[4], 0, 0, 0, 0).withPriors(0.2, 0.35, 0.35, 0.1);
        assertThat(select(new Puct(1, 0.25), children)).isEqualTo(1);
    }

    @Test
    void aChildNeverVisitedIsWorthTheMeanOfTheNodeLessTheReduction() {
        // N = 16, the mean of the node (9 * 0.6 + 7 * 0.2) / 16 = 0.425; by hand with c = 1:
        // child 0: 0.6 + 0.25 * 4 / 10 = 0.7; child 1: 0.2 + 0.5 * 4 / 8 = 0.45;
        // child 2: 0.425 - reduction + 0.125 * 4 / 1 = 0.925 - reduction; equal to child 0 at 0.225
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {9, 7, 0}, 0.6, 0.2, 0).withPriors(0.25, 0.5, 0.125);
        assertThat(select(new Puct(1, 0.22), children)).isEqualTo(2);
        assertThat(select(new Puct(1, 0.23), children)).isZero();
    }

    @Test
    void thePriorTurnsTheChoiceWhereTheConstantIsGreatEnough() {
        // N = 64: 0.6 + c * 0.2 * 8 / 40 = 0.6 + 0.04 c, 0.4 + c * 0.8 * 8 / 26 = 0.4 + 0.246154 c; equal at c =
        // 0.970149
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {39, 25}, 0.6, 0.4).withPriors(0.2, 0.8);
        assertThat(select(new Puct(0.97, 0), children)).isZero();
        assertThat(select(new Puct(0.971, 0), children)).isEqualTo(1);
    }

    @Test
    void needsAPriorAndIsAskedAtOnce() {
        assertThat(new Puct(1, 0).needs()).containsExactly(Statistic.PRIOR);
        assertThat(new Puct(1, 0).choosesAmongUnvisited()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new Puct(constant, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exploration constant c is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> new Puct(1, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the reduction is a number from 0 to 1, not " + constant);
        assertThatThrownBy(() -> new Puct(1, 0).growing(constant, 1)).hasMessageStartingWith("the growth of c is");
        assertThatThrownBy(() -> new Puct(1, 0).growing(1, constant))
                .hasMessageStartingWith("the base of the growth is");
    }

    @Test
    void aReductionBeyondTheRangeOfRewardsIsRefused() {
        assertThatThrownBy(() -> new Puct(1, 1.1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Puct(0, 1)).hasToString("puct:c=0.0:reduction=1.0:growth=0.0:base=19652.0");
    }

    @Test
    void printsItsConstants() {
        assertThat(new Puct(1, 0.25).growing(0.5, 500)).hasToString("puct:c=1.0:reduction=0.25:growth=0.5:base=500.0");
    }

    private static int select(Puct policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
