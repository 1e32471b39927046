package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressiveBiasTest {

    @Test
    void theBoundIsThatOfUcb1AndTheFadingPrior() {
        // by hand: 12 / 16 + 0.7 * sqrt(4.60517 / 16) + 2 * 0.25 / 17 = 0.75 + 0.375544 + 0.029412 = 1.154956
        double exploration = 0.7 * 2.1459660; // sqrt(4.60517)
        assertThat(new ProgressiveBias(0.7, 2).bound(12, 16, 0.25, exploration)).isCloseTo(1.154956, within(1e-6));
    }

    @Test
    void thePriorTurnsTheChoiceWhereItIsHeavyEnough() {
        // N = 110, ln N = 4.70048; c = 1: 0.6 + sqrt(4.70048 / 100) = 0.816806, 0.4 + sqrt(4.70048 / 10) = 1.085600;
        // the prior of child 0 adds weight / 101, which makes them equal at 0.268795 * 101 = 27.148
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {100, 10}, 0.6, 0.4).withPriors(1, 0);
        assertThat(select(new ProgressiveBias(1, 27.1), children)).isEqualTo(1);
        assertThat(select(new ProgressiveBias(1, 27.2), children)).isZero();
    }

    @Test
    void theBiasFadesWithTheVisits() {
        // c = 0: 0.5 + 0.9 / 2 = 0.95 and 0.6 + 0.5 / 2 = 0.85; after 99 visits 0.5 + 0.009 and 0.6 + 0.005
        ProgressiveBias policy = new ProgressiveBias(0, 1);
        assertThat(select(
                        policy,
                        ArrayChildren.ofMeans(new int[] {1, 1}, 0.5, 0.6).withPriors(0.9, 0.5)))
                .isZero();
        assertThat(select(
                        policy,
                        ArrayChildren.ofMeans(new int[] {99, 99}, 0.5, 0.6).withPriors(0.9, 0.5)))
                .isEqualTo(1);
    }

    @Test
    void theFirstOfEqualsIsChosen() {
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {3, 5, 5}, 0.2, 0.5, 0.5).withPriors(0.4, 0.4, 0.4);
        assertThat(select(new ProgressiveBias(0.1, 1), children)).isEqualTo(1);
    }

    @Test
    void needsAPriorAndIsAskedWhenAllMovesHaveBeenTried() {
        assertThat(new ProgressiveBias(1, 1).needs()).containsExactly(Statistic.PRIOR);
        assertThat(new ProgressiveBias(1, 1).choosesAmongUnvisited()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> new ProgressiveBias(constant, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("exploration constant c")
                .hasMessageContaining("not " + constant);
        assertThatThrownBy(() -> new ProgressiveBias(1, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("weight of the prior")
                .hasMessageContaining("not " + constant);
    }

    @Test
    void printsItsConstants() {
        assertThat(new ProgressiveBias(0.7, 2)).hasToString("progressive-bias:c=0.7:weight=2.0");
    }

    private static int select(ProgressiveBias policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
