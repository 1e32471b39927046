package io.mcts.testkit.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.stat.inference.ChiSquareTest;

/** The statistical tests of the rules, and the level at which they reject. */
public final class Significance {

    /**
     * A test whose p-value is below this rejects: so a right game is rejected once in a thousand million tests. More often where the
     * chi-square distribution is no more than a fair approximation: 19 outcomes where 5 are expected have a p-value of 4e-10, and by
     * the Poisson distribution a probability of 1.4e-6.
     */
    public static final double LEVEL = 1e-9;

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
    public static double ofMisfit(double[] probabilities, long[] counts) {
        long total = LongStream.of(counts).sum();
        double[] expected = Arrays.stream(probabilities)
                .map(probability -> probability * total)
                .toArray();
        List<double[]> classes = classes(expected, doubles(counts), (one, other) -> one, LEAST_EXPECTED);
        return classes.get(0).length < 2 ? 1 : new ChiSquareTest().chiSquareTest(classes.get(0), longs(classes.get(1)));
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
        List<double[]> classes = classes(doubles(counts), doubles(others), Double::sum, 2 * LEAST_EXPECTED);
        return classes.get(0).length < 2
                ? 1
                : new ChiSquareTest().chiSquareTestDataSetsComparison(longs(classes.get(0)), longs(classes.get(1)));
    }

    /** Two lists of numbers by outcome, in which the outcomes of too little weight are one, or left out if that is too little as well. */
    private static List<double[]> classes(
            double[] ones, double[] others, DoubleBinaryOperator weight, double leastWeight) {
        List<Double> one = new ArrayList<>();
        List<Double> other = new ArrayList<>();
        double rareInOne = 0;
        double rareInOther = 0;
        for (int i = 0; i < ones.length; i++) {
            if (weight.applyAsDouble(ones[i], others[i]) < leastWeight) {
                rareInOne += ones[i];
                rareInOther += others[i];
            } else {
                one.add(ones[i]);
                other.add(others[i]);
            }
        }
        if (weight.applyAsDouble(rareInOne, rareInOther) >= leastWeight) {
            one.add(rareInOne);
            other.add(rareInOther);
        }
        return Stream.of(one, other)
                .map(numbers ->
                        numbers.stream().mapToDouble(Double::doubleValue).toArray())
                .toList();
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

    private static double[] doubles(long[] counts) {
        return LongStream.of(counts).asDoubleStream().toArray();
    }

    private static long[] longs(double[] counts) {
        return DoubleStream.of(counts).mapToLong(Math::round).toArray();
    }
}
