package io.mcts.arena.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;

/** A 95 % confidence interval, ends included, the upper one not below the lower. */
public record Interval(double low, double high) {

    /** The 0.975 quantile of the normal distribution. */
    static final double Z = new NormalDistribution(null, 0, 1).inverseCumulativeProbability(0.975);

    /** Returns the interval of a normally distributed estimate. */
    static Interval around(double estimate, double standardError) {
        return new Interval(estimate - Z * standardError, estimate + Z * standardError);
    }

    /**
     * Returns Wilson's interval ({@link Score#interval}) of a proportion of n trials, possibly effective ones; from 0 to 1 without trials.
     */
    public static Interval ofProportion(double p, double n) {
        if (n == 0) {
            return new Interval(0, 1);
        }
        double centre = p + Z * Z / (2 * n);
        double width = Z * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
        double scale = 1 + Z * Z / n;
        double low = Math.max(0, (centre - width) / scale);
        double high = Math.min(1, (centre + width) / scale);
        return new Interval(Math.min(p, low), Math.max(p, high));
    }

    /** Whether a value lies inside, the ends included. */
    public boolean contains(double value) {
        return low <= value && value <= high;
    }
}
