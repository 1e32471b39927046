package io.mcts.testkit.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.LongStream;

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

    private static final int TERMS = 60;

    private Significance() {}

    /**
     * The p-value of Pearson's chi-square test of goodness of fit to probabilities, all positive; outcomes expected less than five times are counted
     * as one.
     */
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

    /**
     * The p-value of Pearson's chi-square test of homogeneity of two samples of equal size; outcomes seen less than ten times in both together are
     * counted as one.
     */
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

    /** The numbers of each outcome, in which the outcomes of too little weight are one, or left out if that is too little as well. */
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

    /**
     * Returns how many trials have to succeed so that chance alone would not explain it: the least number of successes that has less than the
     * probability {@link #LEVEL}, together with all greater ones.
     */
    public static int leastSuccesses(int trials, double probability) {
        int least = trials + 1;
        double tail = 0;
        double log = trials * Math.log(probability); // of the probability of least - 1 successes
        while (least > 0 && tail + Math.exp(log) < LEVEL) {
            least--;
            tail += Math.exp(log);
            log += Math.log(least) - Math.log(trials - least + 1.0) + Math.log(1 - probability) - Math.log(probability);
        }
        return least;
    }

    /**
     * The probability that a variate of the chi-square distribution exceeds a value; 1 without a degree of freedom. Source: M. Abramowitz,
     * I. Stegun, <i>Handbook of Mathematical Functions</i>, 26.4.4 and 26.4.5; the terms are kept as logarithms, as the first ones of
     * many underflow.
     */
    public static double chiSquareTail(double value, int freedom) {
        if (freedom < 1 || value <= 0) {
            return 1;
        }
        double half = value / 2;
        boolean isOdd = freedom % 2 == 1;
        double tail = isOdd ? complementaryError(Math.sqrt(half)) : 0;
        double order = isOdd ? 1.0 / 2 : 0; // of a term half^order e^-half / Gamma(order + 1)
        double log = isOdd ? Math.log(half) / 2 - half - Math.log(Math.sqrt(Math.PI) / 2) : -half;
        for (int term = 0; term < freedom / 2; term++) {
            tail += Math.exp(log);
            order++;
            log += Math.log(half) - Math.log(order);
        }
        return Math.min(1, tail);
    }

    /** The complementary error function of a number that is not negative, by Abramowitz and Stegun's 7.1.5 and 7.1.14. */
    private static double complementaryError(double z) {
        if (z < 2) {
            double power = z;
            double sum = 0;
            for (int n = 0; n < TERMS; n++) {
                sum += power / (2 * n + 1);
                power *= -z * z / (n + 1);
            }
            return 1 - 2 / Math.sqrt(Math.PI) * sum;
        }
        double fraction = z;
        for (int n = TERMS; n > 0; n--) {
            fraction = z + n / 2.0 / fraction;
        }
        return Math.exp(-z * z) / Math.sqrt(Math.PI) / fraction;
    }

    private static double[] doubles(long[] counts) {
        return LongStream.of(counts).asDoubleStream().toArray();
    }
}
