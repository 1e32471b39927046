package io.mcts.arena.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * The confidence interval of a value, at 95 %.
 *
 * @param low the lower end, in the unit of the value
 * @param high the upper end, not below the lower one
 */
public record Interval(double low, double high) {

    private static final double Z = new NormalDistribution(null, 0, 1).inverseCumulativeProbability(0.975);

    /** The interval of a value whose estimate is normally distributed. */
    static Interval around(double estimate, double standardError) {
        return new Interval(estimate - Z * standardError, estimate + Z * standardError);
    }

    /**
     * The interval of {@link Score#interval} for a share of some trials; from 0 to 1 without trials.
     *
     * @param p the share, from 0 to 1, which the interval contains despite rounding
     * @param n how many trials, perhaps an effective number
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
