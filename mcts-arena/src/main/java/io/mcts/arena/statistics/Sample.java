package io.mcts.arena.statistics;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * A weighted sample of independent units with values from 0 to 1, and what is inferred from it by empirical likelihood.
 *
 * <p>The likeliest distribution with a given mean s gives value i the probability {@code w / (n (1 + x (v - s)))}, with w its weight, v the
 * value, n the sum of weights, and x the root of the secular equation {@code Σ w (v - s) / (1 + x (v - s)) = 0}. Source: A. Owen,
 * <i>Empirical Likelihood Ratio Confidence Intervals for a Single Functional</i>, Biometrika 75(2), 1988, section 2.
 */
final class Sample {

    private static final int MAX_STEPS = 200;

    private static final double ACCURACY = 1e-13;

    /** The continuity correction, as a share of the smallest gap between two values; see decision 0009. */
    private static final double CORRECTION = 0.35;

    private final double[] values;
    private final double[] weights;

    /** Takes values in ascending order, without repetition, and a weight above 0 for each. */
    Sample(double[] values, double[] weights) {
        this.values = values;
        this.weights = weights;
    }

    /** Returns the given values and weights without those of weight 0. */
    static Sample seen(double[] values, double[] weights) {
        double[] kept = new double[values.length];
        double[] counts = new double[values.length];
        int size = 0;
        for (int i = 0; i < values.length; i++) {
            if (weights[i] > 0) {
                kept[size] = values[i];
                counts[size++] = weights[i];
            }
        }
        return new Sample(Arrays.copyOf(kept, size), Arrays.copyOf(counts, size));
    }

    double total() {
        return Arrays.stream(weights).sum();
    }

    double mean() {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += weights[i] * values[i];
        }
        return sum / total();
    }

    double squaresAround(double centre) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            double difference = values[i] - centre;
            sum += weights[i] * difference * difference;
        }
        return sum;
    }

    /** Returns {@code Φ(Σ (v - ½) / sqrt(Σ (v - ½)²))}, with Φ the cumulative normal distribution; 0.5 if all values are ½. */
    double likelihoodOfSuperiority() {
        double squares = squaresAround(0.5);
        return squares == 0
                ? 0.5
                : new NormalDistribution(null, 0, 1)
                        .cumulativeProbability(total() * (mean() - 0.5) / Math.sqrt(squares));
    }

    /** Returns this sample with every weight multiplied by a factor above 0. */
    Sample times(double factor) {
        return new Sample(
                values, Arrays.stream(weights).map(weight -> weight * factor).toArray());
    }

    /** Returns this sample with further values of a given weight, unless they are values already. */
    Sample including(double[] further, double weight) {
        double[] all = DoubleStream.concat(Arrays.stream(values), Arrays.stream(further))
                .sorted()
                .distinct()
                .toArray();
        double[] counts = Arrays.stream(all)
                .map(value -> {
                    int i = Arrays.binarySearch(values, value);
                    return i < 0 ? weight : weights[i];
                })
                .toArray();
        return new Sample(all, counts);
    }

    /**
     * Returns the score interval of the mean: all s with {@code n (m - s)² <= z² σ²(s)}, with m the mean and σ²(s) the variance of the
     * likeliest distribution with mean s on these values and two more, low and high, that were possible though not seen. For values of 0
     * and 1 alone it is Wilson's interval. Each end is then moved outwards by 0.35 of the smallest gap between two values, divided by n; if
     * there is only one value, its distance from low or high counts as the gap.
     *
     * <p>Sources: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the American
     * Statistical Association 22(158), 1927; T. Tango, <i>Equivalence Test and Confidence Interval for the Difference in Proportions for
     * the Paired-Sample Design</i>, Statistics in Medicine 17(8), 1998, for pairs with a constrained variance; F. Yates, <i>Contingency
     * Tables Involving Small Numbers and the χ² Test</i>, Supplement to the Journal of the Royal Statistical Society 1(2), 1934, for the
     * correction, there half a gap.
     */
    Interval interval(double low, double high, double z) {
        double n = total();
        double mean = mean();
        Sample possible = including(new double[] {low, high}, 1e-6 + 1e-9 * n);
        double down = possible.end(low, z) - CORRECTION * gap(mean - low) / n;
        double up = possible.end(high, z) + CORRECTION * gap(high - mean) / n;
        return new Interval(Math.max(0, Math.min(mean, down)), Math.min(1, Math.max(mean, up)));
    }

    /** Returns the smallest gap between two values, or that given if there is only one value. */
    private double gap(double ofOne) {
        double gap = values.length == 1 ? ofOne : 1;
        for (int i = 1; i < values.length; i++) {
            gap = Math.min(gap, values[i] - values[i - 1]);
        }
        return gap;
    }

    /** Returns the end of the score interval between the mean and a bound, by bisection. */
    private double end(double bound, double z) {
        double n = total();
        double mean = mean();
        double inside = mean;
        double outside = bound;
        for (int step = 0; step < MAX_STEPS && Math.abs(outside - inside) > 1e-10; step++) {
            double s = (inside + outside) / 2;
            if (n * (s - mean) * (s - mean) <= z * z * variance(s)) {
                inside = s;
            } else {
                outside = s;
            }
        }
        return inside;
    }

    /** Returns the variance of the likeliest distribution with mean s, which lies between the first and the last value. */
    private double variance(double s) {
        double x = tilt(s);
        double all = 0;
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            double difference = values[i] - s;
            double share = weights[i] / (1 + x * difference);
            all += share;
            sum += share * difference * difference;
        }
        return sum / all;
    }

    /** Returns the log-likelihood of the likeliest distribution with mean s, less that of the sample's own frequencies. */
    double logLikelihood(double s) {
        double x = tilt(s);
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum -= weights[i] * StrictMath.log(1 + x * (values[i] - s));
        }
        return sum;
    }

    /**
     * Returns the root of the secular equation, by Newton's method within a shrinking bracket. It lies where no probability exceeds 1: at
     * the ends of this range the last or first value has probability 1, so the left side is positive at the lower end and negative at the
     * upper one.
     */
    private double tilt(double s) {
        double n = total();
        int last = values.length - 1;
        double low = (weights[last] / n - 1) / (values[last] - s);
        double high = (1 - weights[0] / n) / (s - values[0]);
        double x = low < 0 && high > 0 ? 0 : (low + high) / 2;
        for (int step = 0; step < MAX_STEPS; step++) {
            double sum = 0;
            double slope = 0;
            for (int i = 0; i < values.length; i++) {
                double part = (values[i] - s) / (1 + x * (values[i] - s));
                sum += weights[i] * part;
                slope -= weights[i] * part * part;
            }
            if (sum > 0) {
                low = x;
            } else {
                high = x;
            }
            double next = x - sum / slope;
            if (!(next > low && next < high)) {
                next = (low + high) / 2;
            }
            if (Math.abs(next - x) <= ACCURACY * Math.max(1, Math.abs(x))) {
                return next;
            }
            x = next;
        }
        return x;
    }
}
