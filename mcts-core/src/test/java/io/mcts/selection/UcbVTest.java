package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UcbVTest {

    private static final double ROOT_OF_LOG_100 = 2.1459660; // sqrt(4.60517)

    @Test
    void theBoundIsMeanPlusATermForTheVarianceAndOneForTheVisits() {
        // by hand: sqrt(2 * 1.2 * 0.04 * 4.60517 / 16) = 0.166226; 3 * 0.5 * 1.2 * 4.60517 / 16 = 0.518082;
        // 12 / 16 + 0.166226 + 0.518082 = 1.434307
        assertThat(new UcbV(1.2, 0.5).bound(12, 16, 0.04, ROOT_OF_LOG_100)).isCloseTo(1.434307, within(1e-6));
    }

    @Test
    void ofEquallyGoodChildrenTheOneThatVariesMoreIsChosen() {
        // both have a mean of 0.5; the rewards of child 0 are all 0.5, those of child 1 are 0 and 1
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {40, 40}, 0.5, 0.5).withSquares(10, 20);
        assertThat(select(new UcbV(1, 1), children)).isEqualTo(1);
    }

    @Test
    void theSecondTermExploresWhatDoesNotVary() {
        // N = 110, ln N = 4.70048, no variance; child 0: 0.6 + 3 c * 0.0470048, child 1: 0.4 + 3 c * 0.470048;
        // equal at c = 0.2 / 1.2691296 = 0.157588
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {100, 10}, 0.6, 0.4);
        assertThat(select(new UcbV(1, 0.157), children)).isZero();
        assertThat(select(new UcbV(1, 0.158), children)).isEqualTo(1);
    }

    @Test
    void withoutWidthTheGreatestMeanIsChosenTheFirstOfEquals() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {5, 7, 7}, 0.4, 0.6, 0.6);
        assertThat(select(new UcbV(0, 1), children)).isEqualTo(1);
    }

    @Test
    void needsSquaresAndTriesEveryChildFirst() {
        assertThat(new UcbV(1, 1).needs()).containsExactly(Statistic.SQUARES);
        assertThat(new UcbV(1, 1).choosesAmongUnvisited()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new UcbV(constant, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the width zeta is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> new UcbV(1, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the weight c is a number of 0 or more, not " + constant);
    }

    @Test
    void printsItsConstants() {
        assertThat(new UcbV(1.2, 0.5)).hasToString("ucb-v:zeta=1.2:c=0.5");
    }

    private static int select(UcbV policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
