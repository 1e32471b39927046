package io.mcts.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.commons.math3.stat.inference.KolmogorovSmirnovTest;

/** The statistical tests of the rules, and the level at which they reject. */
final class Significance {

    /** A test whose p-value is below this rejects: so a right game is rejected once in a million tests. */
    static final double LEVEL = 1e-6;

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
                                observed.stream().mapToLong(Long::longValue).toArray());
    }

    /**
     * The Kolmogorov-Smirnov test of two samples of equal size. Where values repeat, as payoffs do, its p-value is
     * too great: it rejects less often than the level says, never more.
     *
     * @return the p-value
     */
    static double ofDifference(double[] sample, double[] other) {
        KolmogorovSmirnovTest test = new KolmogorovSmirnovTest();
        return test.approximateP(test.kolmogorovSmirnovStatistic(sample, other), sample.length, other.length);
    }

    /** The mean of a sample, for messages. */
    static double mean(double[] sample) {
        return DoubleStream.of(sample).average().orElse(Double.NaN);
    }
}
