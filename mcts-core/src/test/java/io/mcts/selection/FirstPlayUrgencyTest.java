package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FirstPlayUrgencyTest {

    private final Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);

    @Test
    void aChildNeverVisitedWaitsWhileAnotherHasAGreaterBound() {
        // N = 10, ln N = 2.302585; child 0: 0.6 + 0.7 * sqrt(2.302585 / 10) = 0.6 + 0.335896
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {10, 0}, 0.6, 0);
        assertThat(FirstPlayUrgency.of(0.7, 0.935).select(children, random)).isZero();
        assertThat(FirstPlayUrgency.of(0.7, 0.936).select(children, random)).isEqualTo(1);
    }

    @Test
    void ofTheChildrenVisitedUcb1Chooses() {
        // N = 110, ln N = 4.70048; 0.6 + sqrt(4.70048 / 100) = 0.8168, 0.4 + sqrt(4.70048 / 10) = 1.0856
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {100, 0, 10}, 0.6, 0, 0.4);
        assertThat(FirstPlayUrgency.of(1, 1).select(children, random)).isEqualTo(2);
        assertThat(FirstPlayUrgency.of(0, 0.5).select(children, random)).isZero();
        assertThat(FirstPlayUrgency.of(0, 0.5).select(ArrayChildren.ofMeans(new int[] {7, 3}, 0.2, 0.3), random))
                .as("with no child left unvisited")
                .isEqualTo(1);
    }

    @Test
    void ofEqualBoundsTheFirstIsChosen() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {3, 5, 5, 0}, 0.2, 0.5, 0.5, 0);
        assertThat(FirstPlayUrgency.of(0, 0.4).select(children, random)).isEqualTo(1);
        assertThat(FirstPlayUrgency.of(0, 0.5).select(children, random))
                .as("the first play is as urgent")
                .isEqualTo(3);
    }

    @Test
    void theChildrenNeverVisitedHaveEqualChances() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {0, 4, 0, 0, 4}, 0, 0.5, 0, 0, 0.5);
        long[] counts = new long[5];
        for (int i = 0; i < 30_000; i++) {
            counts[FirstPlayUrgency.of(0, 0.5).select(children, random)]++;
        }
        assertThat(counts[1] + counts[4]).isZero();
        double[] expected = {10_000, 10_000, 10_000};
        assertThat(new ChiSquareTest().chiSquareTest(expected, new long[] {counts[0], counts[2], counts[3]}))
                .as("counts %s", Arrays.toString(counts))
                .isGreaterThan(1e-4);
    }

    @Test
    void beforeAnyVisitThereIsAChoice() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[3], 0, 0, 0);
        assertThat(FirstPlayUrgency.of(1, 0).select(children, random)).isBetween(0, 2);
    }

    @Test
    void isAskedAtOnce() {
        assertThat(FirstPlayUrgency.of(1, 1).choosesAmongUnvisited()).isTrue();
        assertThat(FirstPlayUrgency.of(1, 1).needs()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> FirstPlayUrgency.of(1, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the urgency of a first play is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> FirstPlayUrgency.of(constant, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not " + constant);
    }

    @Test
    void printsItsConstants() {
        assertThat(FirstPlayUrgency.of(0.7, 1.1)).hasToString("first-play-urgency:c=0.7:urgency=1.1");
    }
}
