package io.mcts.arena.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The mean reward of one side in sets of games, and its variation. A {@link Score} counts who got more, this how much.
 *
 * <p>The games of a set have the same start and dice, and the sides change places, so that luck evens out within the set, the independent
 * unit (see {@link PairedScore}).
 *
 * @param mean the mean reward of a game, from 0 to 1; 0.5 without sets
 * @param squares the sum {@code Σ (a - mean)²} over the mean rewards a of the sets
 */
public record MeanReward(int sets, double mean, double squares) {

    /** No sets. */
    public static final MeanReward NONE = new MeanReward(0, 0.5, 0);

    private static final double UPPER_TAIL = 0.975;

    /** The number of sets of each extreme reward, 0 and 1, added in {@link #interval}. */
    private static final int EXTREMES = 2;

    private static final double LARGEST_VARIANCE = 0.25;

    public MeanReward {
        if (sets < 0 || !(mean >= 0 && mean <= 1) || !(squares >= 0)) {
            throw new IllegalArgumentException("sets and squares are 0 or more, and a mean reward is from 0 to 1, not "
                    + sets + ", " + squares + " and " + mean);
        }
    }

    /** Returns a single set, with the mean reward of its games, from 0 to 1. */
    public static MeanReward of(double reward) {
        return new MeanReward(1, reward, 0);
    }

    /** The sample variance of the sets, {@code squares / (sets - 1)}; 0 for fewer than two. */
    public double variance() {
        return sets < 2 ? 0 : squares / (sets - 1);
    }

    /**
     * Returns the 95 % interval of the {@link #mean}: Student's for these sets, two more with the reward 0 and two with the reward 1, cut
     * to [0, 1]; from 0 to 1 without sets.
     *
     * <p>Without the four, matches with rare big rewards would be overconfident: ten equal pairs would have an interval without width. In
     * simulations of such matches, of 2 to 1,000 sets, the interval holds the true mean in 94 % or more; with up to ten pairs of won and
     * lost games, computed exactly, in more than 95 %.
     *
     * <p>Sources: Student, <i>The Probable Error of a Mean</i>, Biometrika 6(1), 1908; A. Agresti, B. A. Coull, <i>Approximate Is Better
     * than "Exact" for Interval Estimation of Binomial Proportions</i>, The American Statistician 52(2), 1998, for the four.
     */
    public Interval interval() {
        if (sets == 0) {
            return new Interval(0, 1);
        }
        MeanReward extremes = new MeanReward(2 * EXTREMES, 0.5, 2 * EXTREMES * LARGEST_VARIANCE);
        MeanReward all = plus(extremes);
        double width = new TDistribution(null, all.sets() - 1.0).inverseCumulativeProbability(UPPER_TAIL)
                * Math.sqrt(all.variance() / all.sets());
        return new Interval(
                Math.max(0, Math.min(mean, all.mean() - width)), Math.min(1, Math.max(mean, all.mean() + width)));
    }

    /**
     * Returns the likelihood that this side gets more than half: {@code Φ(Σ (a - ½) / sqrt(Σ (a - ½)²))}, with Φ the cumulative normal
     * distribution and a the mean reward of each set; 0.5 if all were even. See {@link PairedScore#likelihoodOfSuperiority}.
     */
    public double likelihoodOfSuperiority() {
        double difference = mean - 0.5;
        double aroundHalf = squares + sets * difference * difference;
        return aroundHalf == 0
                ? 0.5
                : new NormalDistribution(null, 0, 1).cumulativeProbability(sets * difference / Math.sqrt(aroundHalf));
    }

    /** The variance with one more set of the largest variance, so that it is never 0. */
    double guardedVariance() {
        return (squares + LARGEST_VARIANCE) / sets;
    }

    /**
     * Returns the union of these sets and others; squares by T. Chan, G. Golub, R. LeVeque, <i>Algorithms for Computing the Sample
     * Variance</i>, The American Statistician 37(3), 1983.
     */
    public MeanReward plus(MeanReward other) {
        int all = sets + other.sets;
        if (all == 0) {
            return NONE;
        }
        double share = (double) other.sets / all;
        double difference = other.mean - mean;
        return new MeanReward(
                all,
                Math.min(1, Math.max(0, mean + share * difference)),
                squares + other.squares + difference * difference * sets * share);
    }
}
