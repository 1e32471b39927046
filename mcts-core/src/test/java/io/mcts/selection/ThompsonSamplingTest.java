package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.distribution.BetaDistribution;
import org.apache.commons.math3.stat.inference.KolmogorovSmirnovTest;
import org.junit.jupiter.api.Test;

class ThompsonSamplingTest {

    private static final int CHOICES = 40_000;

    @Test
    void aRewardCountsAsPartOfASuccess() {
        // 5 visits whose rewards sum to 3.5 leave 1.5 for the failures: Beta(4.5, 2.5)
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(3);
        double[] samples = DoubleStream.generate(() -> ThompsonSampling.sample(3.5, 5, random))
                .limit(20_000)
                .toArray();
        assertThat(new KolmogorovSmirnovTest().kolmogorovSmirnovTest(new BetaDistribution(4.5, 2.5), samples))
                .isGreaterThan(1e-4);
    }

    @Test
    void aChildIsChosenWithTheProbabilityThatItIsTheBest() {
        // by hand: X of Beta(2, 1) has the density 2x, Y of Beta(1, 1) is uniform; P(X > Y) = integral of 2x * x = 2/3
        checkShare(ArrayChildren.ofMeans(new int[] {1, 0}, 1, 0), 2.0 / 3);
    }

    @Test
    void moreVisitsMakeItSurer() {
        // by hand: X of Beta(4, 1) has the density 4x^3; Y of Beta(1, 4) is less than x with 1 - (1 - x)^4;
        // P(X > Y) = 1 - integral of 4x^3 (1 - x)^4 = 1 - 4 * 3! * 4! / 8! = 1 - 1/70
        checkShare(ArrayChildren.ofMeans(new int[] {3, 3}, 1, 0), 69.0 / 70);
    }

    @Test
    void childrenOfWhichNothingIsKnownShareAlike() {
        checkShare(ArrayChildren.ofMeans(new int[4], 0, 0, 0, 0), 0.25);
    }

    @Test
    void aSumOutsideItsRangeByRoundingIsTakenForItsEnd() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(4);
        for (int i = 0; i < 1_000; i++) {
            assertThat(ThompsonSampling.sample(-1e-12, 2, random)).isBetween(0.0, 1.0);
            assertThat(ThompsonSampling.sample(2 + 1e-12, 2, random)).isBetween(0.0, 1.0);
        }
    }

    @Test
    void isAskedAtOnce() {
        assertThat(new ThompsonSampling().choosesAmongUnvisited()).isTrue();
        assertThat(new ThompsonSampling()).hasToString("thompson");
    }

    /** How often the first child is chosen, within four standard errors. */
    private static void checkShare(ArrayChildren children, double expected) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(5);
        int chosen = 0;
        for (int i = 0; i < CHOICES; i++) {
            chosen += new ThompsonSampling().select(children, random) == 0 ? 1 : 0;
        }
        double standardError = Math.sqrt(expected * (1 - expected) / CHOICES);
        assertThat((double) chosen / CHOICES).isCloseTo(expected, within(4 * standardError));
    }
}
