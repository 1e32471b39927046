package io.mcts.testkit.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.LongStream;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.special.Gamma;

/** The statistical tests of the rules, and the level at which they reject. */
public final class Significance {

    /**
     * The p-value below which a test rejects: a correct game is rejected once in a billion tests, more often where the chi-square
     * distribution is a rough approximation: 19 outcomes where 5 are expected have a p-value of 4e-10, but a Poisson probability of 1.4e-6.
     */
    public static final double LEVEL = 1e-9;

    /** The least number of expected observations for which the chi-square distribution is a fair approximation. */
    private static final double LEAST_EXPECTED = 5;

    private Significance() {}

    /** The p-value of Pearson's chi-square test of fit to positive probabilities; outcomes expected less than five times are merged. */
    public static double ofMisfit(double[] probabilities, long[] counts) {
        long total = LongStream.of(counts).sum();
        double[] expected = Arrays.stream(probabilities)
                .map(probability -> probability * total)
                .toArray();
        List<double[]> classes = classes(expected, doubles(counts), (one, other) -> one, LEAST_EXPECTED);
        double scale = sum(classes, 1) / sum(classes, 0); // not 1 if rare outcomes are left out
        double statistic = 0;
        for (double[] numbers : classes) {
            double mean = scale * numbers[0];
            statistic += (numbers[1] - mean) * (numbers[1] - mean) / mean;
        }
        return chiSquareTail(statistic, classes.size() - 1);
    }

    /** The p-value of Pearson's chi-square test of homogeneity of two equal-sized samples; outcomes seen less than ten times are merged. */
    public static double ofDifference(long[] counts, long[] others) {
        List<double[]> classes = classes(doubles(counts), doubles(others), Double::sum, 2 * LEAST_EXPECTED);
        double ratio = Math.sqrt(sum(classes, 0) / sum(classes, 1));
        double statistic = 0;
        for (double[] numbers : classes) {
            double difference = numbers[0] / ratio - numbers[1] * ratio;
            statistic += difference * difference / (numbers[0] + numbers[1]);
        }
        return chiSquareTail(statistic, classes.size() - 1);
    }

    /** Merges the outcomes of too little weight, or drops them if even their sum is too small. */
    private static List<double[]> classes(
            double[] ones, double[] others, DoubleBinaryOperator weight, double leastWeight) {
        List<double[]> classes = new ArrayList<>();
        double[] rare = new double[2];
        for (int i = 0; i < ones.length; i++) {
            if (weight.applyAsDouble(ones[i], others[i]) < leastWeight) {
                rare[0] += ones[i];
                rare[1] += others[i];
            } else {
                classes.add(new double[] {ones[i], others[i]});
            }
        }
        if (weight.applyAsDouble(rare[0], rare[1]) >= leastWeight) {
            classes.add(rare);
        }
        return classes;
    }

    private static double sum(List<double[]> classes, int side) {
        return classes.stream().mapToDouble(numbers -> numbers[side]).sum();
    }

    /** Returns the least number of successes with a tail probability below {@link #LEVEL}. */
    public static int leastSuccesses(int trials, double probability) {
        BinomialDistribution byChance = new BinomialDistribution(trials, probability);
        int least = trials + 1;
        double tail = byChance.probability(trials);
        while (least > 0 && tail < LEVEL) {
            least--;
            tail += byChance.probability(least - 1);
        }
        return least;
    }

    /**
     * Returns the upper tail probability of the chi-square distribution; 1 without a degree of freedom. Computed directly, since 1 less the
     * cumulative probability loses all digits where it is small.
     */
    public static double chiSquareTail(double value, int freedom) {
        return freedom < 1 || value <= 0 ? 1 : Gamma.regularizedGammaQ(freedom / 2.0, value / 2);
    }

    private static double[] doubles(long[] counts) {
        return LongStream.of(counts).asDoubleStream().toArray();
    }
}
