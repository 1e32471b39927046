package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EpsilonGreedyTest {

    private static final int CHOICES = 60_000;

    /** The second is best; the third has as great a sum from more visits. */
    private static final Children CHILDREN = ArrayChildren.ofMeans(new int[] {10, 20, 40}, 0.5, 0.8, 0.4);

    /** By hand: any of three has epsilon / 3, the best 1 - epsilon besides; with 1/2 that is 2/3 for the best and 1/6 for the others. */
    @ParameterizedTest
    @CsvSource({"0.5, 10000, 40000, 10000", "0.3, 6000, 48000, 6000", "1, 20000, 20000, 20000"})
    void theBestHasWhatEpsilonLeavesAndAllShareEpsilon(double epsilon, double first, double second, double third) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(7);
        long[] counts = new long[3];
        for (int i = 0; i < CHOICES; i++) {
            counts[new EpsilonGreedy(epsilon).select(CHILDREN, random)]++;
        }
        assertThat(new ChiSquareTest().chiSquareTest(new double[] {first, second, third}, counts))
                .isGreaterThan(1e-4);
    }

    @Test
    void withoutEpsilonTheBestIsAlwaysChosen() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(7);
        for (int i = 0; i < 1_000; i++) {
            assertThat(new EpsilonGreedy(0).select(CHILDREN, random)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void epsilonIsAProbability(double epsilon) {
        assertThatThrownBy(() -> new EpsilonGreedy(epsilon))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("epsilon is a probability from 0 to 1, not " + epsilon);
    }
}
