package io.mcts.arena.statistics;

import org.apache.commons.math3.special.Erf;

/** The normal distribution with mean 0 and variance 1. */
final class StandardNormal {

    /** The quantile that belongs to a two-sided confidence of 95 %: {@code cumulative(Z) = 0.975}. */
    static final double Z = 1.959963984540054;

    private static final double SQRT_2 = Math.sqrt(2);

    private StandardNormal() {}

    /** The probability of a value up to z: {@code erfc(-z / sqrt(2)) / 2}. */
    static double cumulative(double z) {
        return 0.5 * Erf.erfc(-z / SQRT_2);
    }
}
