package io.mcts.testkit.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.stat.inference.ChiSquareTest;

/** The statistical tests of the rules, and the level at which they reject. */
public final class Significance {

    /**
     * A test whose p-value is below this rejects: so a right game is rejected once in a thousand million tests. More often where the
     * chi-square distribution is no more than a fair approximation: 19 outcomes where 5 are expected have a p-value of 4e-10, and by
     * the Poisson distribution a probability of 1.4e-6.
     */
    static final double LEVEL = 1e-9;

    /** The least number of expected observations for which the chi-square distribution is a fair approximation. */
    private static final double LEAST_EXPECTED = 5;

    private Significance() {}

    /**
     * Pearson's chi-square test of goodness of fit; outcomes expected less than five times are counted as one.
     *
     * @param probabilities what each outcome should have, all positive
     * @param counts how often each was observed
     * @return the p-value
     */
    static double ofMisfit(double[] probabilities, long[] counts) {
        long total = LongStream.of(counts).sum();
        List<Double> expected = new ArrayList<>();
        List<Long> observed = new ArrayList<>();
        double rareExpected = 0;
        long rareObserved = 0;
        for (int i = 0; i < counts.length; i++) {
            double expectation = probabilities[i] * total;
            if (expectation < LEAST_EXPECTED) {
                rareExpected += expectation;
                rareObserved += counts[i];
            } else {
                expected.add(expectation);
                observed.add(counts[i]);
            }
        }
        if (rareExpected >= LEAST_EXPECTED) {
            expected.add(rareExpected);
            observed.add(rareObserved);
        }
        return expected.size() < 2
                ? 1
                : new ChiSquareTest()
                        .chiSquareTest(
                                expected.stream()
                                        .mapToDouble(Double::doubleValue)
                                        .toArray(),
                                array(observed));
    }

    /**
     * Pearson's chi-square test of homogeneity of two samples of equal size; outcomes seen less than ten times in both together
     * are counted as one.
     *
     * @param counts how often each outcome was seen in the one sample
     * @param others how often it was seen in the other
     * @return the p-value
     */
    static double ofDifference(long[] counts, long[] others) {
        List<Long> one = new ArrayList<>();
        List<Long> other = new ArrayList<>();
        long rareInOne = 0;
        long rareInOther = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] + others[i] < 2 * LEAST_EXPECTED) {
                rareInOne += counts[i];
                rareInOther += others[i];
            } else {
                one.add(counts[i]);
                other.add(others[i]);
            }
        }
        if (rareInOne + rareInOther >= 2 * LEAST_EXPECTED) {
            one.add(rareInOne);
            other.add(rareInOther);
        }
        return one.size() < 2 ? 1 : new ChiSquareTest().chiSquareTestDataSetsComparison(array(one), array(other));
    }

    /**
     * How many of some trials have to succeed so that chance alone would not have done it.
     *
     * @param trials how many
     * @param probability of each to succeed by chance
     * @return the least number of successes that has less than the probability {@link #LEVEL}, together with all greater ones
     */
    static int leastSuccesses(int trials, double probability) {
        BinomialDistribution byChance = new BinomialDistribution(trials, probability);
        int least = trials + 1;
        double tail = 0;
        while (least > 0 && tail + byChance.probability(least - 1) < LEVEL) {
            least--;
            tail += byChance.probability(least);
        }
        return least;
    }

    private static long[] array(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).toArray();
    }
}
