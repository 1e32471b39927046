package io.mcts.arena.statistics;

import org.apache.commons.math3.distribution.TDistribution;

/**
 * What one side got in sets of games, and how much the sets differ. A {@link Score} counts who got more; this counts how much.
 *
 * <p>The games of a set have the same beginning and the same dice, and the sides change places: with two players a set is a pair. As in
 * {@link PairedScore} the luck of the deal comes out even within the set, which is the unit that is independent of the others.
 *
 * @param sets how many sets were played
 * @param mean the mean reward of a game, from 0 to 1; 0.5 without sets
 * @param squares the sum {@code Σ (a - mean)²} over the mean rewards a of the sets
 */
public record MeanReward(int sets, double mean, double squares) {

    /** No set yet. */
    public static final MeanReward NONE = new MeanReward(0, 0.5, 0);

    private static final double UPPER_TAIL = 0.975;

    public MeanReward {
        if (sets < 0 || !(mean >= 0 && mean <= 1) || !(squares >= 0)) {
            throw new IllegalArgumentException("sets and squares are 0 or more, and a mean reward is from 0 to 1, not "
                    + sets + ", " + squares + " and " + mean);
        }
    }

    /**
     * A single set.
     *
     * @param reward the mean reward of its games, from 0 to 1
     */
    public static MeanReward of(double reward) {
        return new MeanReward(1, reward, 0);
    }

    /** The sample variance of the sets, {@code squares / (sets - 1)}; 0 for fewer than two. */
    public double variance() {
        return sets < 2 ? 0 : squares / (sets - 1);
    }

    /**
     * The interval of the {@link #mean} with a confidence of 95 %: {@code mean ± t * sqrt(variance / sets)}, with the quantile t of
     * Student's distribution with {@code sets - 1} degrees of freedom, cut to [0, 1]; from 0 to 1 with fewer than two sets. It has no
     * width where all sets came out alike.
     *
     * <p>Source: Student, <i>The Probable Error of a Mean</i>, Biometrika 6(1), 1908.
     */
    public Interval interval() {
        if (sets < 2) {
            return new Interval(0, 1);
        }
        double width = new TDistribution(null, sets - 1.0).inverseCumulativeProbability(UPPER_TAIL)
                * Math.sqrt(variance() / sets);
        return new Interval(Math.max(0, mean - width), Math.min(1, mean + width));
    }

    /**
     * The sum of these sets and others.
     *
     * <p>Source: T. Chan, G. Golub, R. LeVeque, <i>Algorithms for Computing the Sample Variance</i>, The American Statistician 37(3),
     * 1983, for the sum of the squares.
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
