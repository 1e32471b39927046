package io.mcts.internal;

/** The standard error of the mean of rewards from 0 to 1. */
public final class StandardError {

    private static final double LEAST_VARIANCE = Rounding.TOLERANCE * Rounding.TOLERANCE;

    private StandardError() {}

    /**
     * Returns the standard deviation of the rewards (n - 1 in the denominator) over √visits. Equal rewards count as if one of them were at
     * the other end of the range, which is a variance of 1/n, but at most 1/4, as does a single reward or none.
     *
     * @param n the number of rewards whose deviations are known
     * @param squaredDeviations the sum of the squared deviations from their mean
     * @param visits all rewards of the mean, at least n
     */
    public static double of(int n, double squaredDeviations, int visits) {
        double variance = n < 2 ? 0 : squaredDeviations / (n - 1);
        return Math.sqrt((variance > LEAST_VARIANCE ? variance : 1.0 / Math.max(4, n)) / Math.max(1, visits));
    }
}
