package io.mcts.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.apache.commons.math3.distribution.BetaDistribution;
import org.apache.commons.math3.distribution.GammaDistribution;
import org.apache.commons.math3.distribution.GumbelDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.RealDistribution;
import org.apache.commons.math3.distribution.UniformRealDistribution;
import org.apache.commons.math3.stat.inference.KolmogorovSmirnovTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariatesTest {

    private static final int SAMPLES = 20_000;
    private static final double SIGNIFICANCE = 1e-4;

    @Test
    void normalNumbersAreThoseOfTheNormalDistribution() {
        check(new NormalDistribution(0, 1), Variates::normal);
    }

    @Test
    void gumbelNumbersAreThoseOfTheGumbelDistribution() {
        check(new GumbelDistribution(0, 1), Variates::gumbel);
        long[] zeroThenHalf = {0, 1L << 63};
        int[] drawn = {0};
        assertThat(Variates.gumbel(() -> zeroThenHalf[drawn[0]++])).isCloseTo(0.36651292058166435, within(1e-15));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.03, 0.3, 0.9, 1, 1.25, 1.5, 3, 40.5, 10_000})
    void gammaNumbersAreThoseOfTheGammaDistribution(double shape) {
        check(new GammaDistribution(shape, 1), random -> Variates.gamma(shape, random));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 5", "2.25, 1.75", "30, 1", "700.5, 301.5"})
    void betaNumbersAreThoseOfTheBetaDistribution(double a, double b) {
        check(new BetaDistribution(a, b), random -> Variates.beta(a, b, random));
    }

    /** The sum was computed on JDK 17; every JVM has to give it, to the last bit. */
    @Test
    void theSameSeedGivesTheSameNumbersOnEveryPlatform() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(17);
        double sum = 0;
        for (int i = 0; i < 100_000; i++) {
            sum += Variates.beta(1 + i % 7 * 0.75, 1 + i % 5 * 0.5, random);
        }
        assertThat(sum).isEqualTo(59437.47649398363);
        assertThat(random.nextLong()).isEqualTo(1_530_897_450_496_581_473L);
    }

    /** One share of n is distributed as beta(a, (n - 1) a), two together as beta(2a, (n - 2) a). */
    @ParameterizedTest
    @CsvSource({"0.03, 40", "0.3, 3", "1, 5", "10.5, 4"})
    void dirichletNumbersAreThoseOfTheDirichletDistribution(double shape, int count) {
        double[] shares = new double[count];
        check(new BetaDistribution(shape, (count - 1) * shape), random -> {
            Variates.dirichlet(shape, shares, random);
            assertThat(DoubleStream.of(shares).sum()).isCloseTo(1, within(1e-12));
            return shares[count - 1];
        });
        check(new BetaDistribution(2 * shape, (count - 2) * shape), random -> {
            Variates.dirichlet(shape, shares, random);
            return shares[0] + shares[1];
        });
    }

    /**
     * With a small shape a share is often nearer to 1 than doubles can tell: one in 27 of three with shape 0.03 rounds to 1, so that its
     * distribution function differs by as much from the continuous one. Such a share is judged by the sum of the others.
     */
    @ParameterizedTest
    @CsvSource({"0.03, 3", "0.03, 2", "0.1, 4"})
    void dirichletNumbersNearOneAreThoseOfTheDirichletDistribution(double shape, int count) {
        check(new UniformRealDistribution(), dirichletAsUniform(shape, count));
    }

    private static ToDoubleFunction<RandomGenerator> dirichletAsUniform(double shape, int count) {
        RealDistribution ofShare = new BetaDistribution(shape, (count - 1) * shape);
        RealDistribution ofOthers = new BetaDistribution((count - 1) * shape, shape);
        double[] shares = new double[count];
        return random -> {
            Variates.dirichlet(shape, shares, random);
            double others = DoubleStream.of(shares).skip(1).sum();
            return shares[0] < others
                    ? ofShare.cumulativeProbability(shares[0])
                    : 1 - ofOthers.cumulativeProbability(others);
        };
    }

    /** A single seed may have bad luck; the p-values of many are uniform if, and only if, the distribution is right. */
    @Test
    void theDistributionsHoldOverManySeeds() {
        checkManySeeds(new GammaDistribution(1.5, 1), random -> Variates.gamma(1.5, random));
        checkManySeeds(new UniformRealDistribution(), dirichletAsUniform(0.03, 3));
    }

    private static void checkManySeeds(RealDistribution expected, ToDoubleFunction<RandomGenerator> sampler) {
        double[] values = LongStream.range(0, 200)
                .mapToDouble(seed -> probability(expected, sampler, seed, 5_000))
                .toArray();
        assertThat(new KolmogorovSmirnovTest().kolmogorovSmirnovTest(new UniformRealDistribution(), values))
                .isGreaterThan(SIGNIFICANCE);
    }

    @Test
    void sharesAddUpThoughEveryVariateIsTooSmallForADouble() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(5);
        double[] two = new double[2];
        int small = 0;
        for (int i = 0; i < 1_000; i++) {
            // U^10000 is less than the least double for U < 0.93
            small += Variates.gamma(1e-4, random) == 0 ? 1 : 0;
            Variates.dirichlet(1e-4, two, random);
            assertThat(two[0] + two[1]).isCloseTo(1, within(1e-12));
        }
        assertThat(small).isGreaterThan(900);
        double[] one = new double[1];
        Variates.dirichlet(0.5, one, random);
        assertThat(one).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesAShapeThatIsNone(double shape) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        assertThatThrownBy(() -> Variates.gamma(shape, random))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the shape of a gamma distribution is a number greater than 0, not " + shape);
        assertThatThrownBy(() -> Variates.beta(1, shape, random)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Variates.dirichlet(shape, new double[2], random))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void betaTakesNoShapeBelowOne() {
        assertThatThrownBy(() -> Variates.beta(0.99, 1, Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the shapes of a beta distribution are numbers of 1 or more here, not 0.99 and 1.0");
    }

    /** The greatest distance of the two distribution functions, as Kolmogorov and Smirnov judge it. */
    private static void check(RealDistribution expected, ToDoubleFunction<RandomGenerator> sampler) {
        assertThat(probability(expected, sampler, 11, SAMPLES)).isGreaterThan(SIGNIFICANCE);
    }

    private static double probability(
            RealDistribution expected, ToDoubleFunction<RandomGenerator> sampler, long seed, int count) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seed);
        double[] samples = DoubleStream.generate(() -> sampler.applyAsDouble(random))
                .limit(count)
                .toArray();
        return new KolmogorovSmirnovTest().kolmogorovSmirnovTest(expected, samples);
    }
}
