package io.mcts.testkit.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests of the rules against tables and against Commons Math. */
class SignificanceTest {

    /** Percentage points of the chi-square distribution: Abramowitz and Stegun, table 26.8. */
    @ParameterizedTest
    @CsvSource({
        "3.84146, 1, 0.05", "6.63490, 1, 0.01", "5.99147, 2, 0.05", "9.21034, 2, 0.01", "11.0705, 5, 0.05",
        "20.5150, 5, 0.001", "18.3070, 10, 0.05", "23.2093, 10, 0.01", "43.7729, 30, 0.05", "149.449, 100, 0.001"
    })
    void theTailIsThatOfTheTable(double value, int freedom, double probability) {
        assertThat(Significance.chiSquareTail(value, freedom)).isCloseTo(probability, within(1e-6));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 10, 31, 100, 999, 1_000})
    void theTailIsThatOfCommonsMath(int freedom) {
        ChiSquaredDistribution distribution = new ChiSquaredDistribution(freedom);
        for (double deviations = -3; deviations <= 12; deviations += 0.25) {
            double value = freedom + deviations * Math.sqrt(2.0 * freedom);
            double expected = value <= 0 ? 1 : 1 - distribution.cumulativeProbability(value);
            assertThat(Significance.chiSquareTail(value, freedom)).isCloseTo(expected, within(1e-12));
        }
    }

    /** 2 (1 - Phi(6)) is 1.973175290e-9: the tail of one degree of freedom beyond 36. */
    @Test
    void smallProbabilitiesAreExact() {
        assertThat(Significance.chiSquareTail(36, 1)).isCloseTo(1.973175290e-9, within(1e-17));
        assertThat(Significance.chiSquareTail(40, 2)).isCloseTo(Math.exp(-20), within(1e-18));
    }

    @Test
    void theTestsOfFitAndOfDifferenceAreThoseOfCommonsMath() {
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            int outcomes = 2 + random.nextInt(8);
            double[] probabilities = new double[outcomes];
            long[] ones = new long[outcomes];
            long[] others = new long[outcomes];
            double[] expected = new double[outcomes];
            for (int outcome = 0; outcome < outcomes; outcome++) {
                ones[outcome] = 80L + random.nextInt(40);
                others[outcome] = 80L + random.nextInt(40);
                probabilities[outcome] = 1.0 / outcomes;
                expected[outcome] = 100;
            }
            ChiSquareTest test = new ChiSquareTest();
            assertThat(Significance.ofMisfit(probabilities, ones))
                    .isCloseTo(test.chiSquareTest(expected, ones), within(1e-12));
            assertThat(Significance.ofDifference(ones, others))
                    .isCloseTo(test.chiSquareTestDataSetsComparison(ones, others), within(1e-12));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "10, 0.5", "40, 0.5", "41, 0.25", "300, 0.9", "5000, 0.5"})
    void soManySuccessesAreNotByChance(int trials, double probability) {
        int least = Significance.leastSuccesses(trials, probability);
        BinomialDistribution byChance = new BinomialDistribution(trials, probability);
        double tail = 0;
        for (int successes = least; successes <= trials; successes++) {
            tail += byChance.probability(successes);
        }
        assertThat(tail).isLessThan(Significance.LEVEL);
        assertThat(tail + byChance.probability(least - 1)).isGreaterThanOrEqualTo(Significance.LEVEL);
    }
}
