package io.mcts.arena.statistics;

import java.util.Arrays;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.stat.StatUtils;

/**
 * A sequential probability ratio test: may a match end, because one of two differences in strength has become much likelier than
 * the other? It is asked after every pair of games and needs, at given error rates, about half as many games as a match of fixed
 * length.
 *
 * <p>The test ends when the {@link #logLikelihoodRatio} of elo1 against elo0 leaves the range from log(beta / (1 - alpha)) to
 * log((1 - beta) / alpha). These bounds of Wald's leave the error rates a little below alpha and beta, as the ratio jumps beyond
 * them with the last pair. The mean of an ended match is biased: it ended because it was extreme.
 *
 * <p>Sources: A. Wald, <i>Sequential Tests of Statistical Hypotheses</i>, Annals of Mathematical Statistics 16(2), 1945; for
 * hypotheses that leave a part of the distribution open, as here the share of draws and the correlation within pairs, X. Li, J.
 * Liu, Z. Ying, <i>Generalized Sequential Probability Ratio Test for Separate Families of Hypotheses</i>, Sequential Analysis
 * 33(4), 2014; as used by Fishtest, M. Van den Bergh, www.cantate.be/Fishtest/support_MLE_multinomial.pdf, Proposition 1.1.
 *
 * @param elo0 the difference in {@link Elo} at which the match should end with {@link Verdict#REJECTED}, from -1000 to 1000
 * @param elo1 the difference at which it should end with {@link Verdict#ACCEPTED}, larger than elo0
 * @param alpha the probability of {@link Verdict#ACCEPTED} at elo0
 * @param beta the probability of {@link Verdict#REJECTED} at elo1; both rates lie between 0 and 0.5
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

    /** The largest difference that can be asked for, in points of rating. */
    public static final double LARGEST = 1000;

    /** The count of an outcome that was never seen: enough to leave it possible, too little to matter. */
    private static final double UNSEEN = 1e-3;

    /** The verdict of a test on a match so far. */
    public enum Verdict {
        /** The match has to go on. */
        UNDECIDED,
        /** The difference is elo1 or more, rather than elo0. */
        ACCEPTED,
        /** The difference is elo0 or less, rather than elo1. */
        REJECTED
    }

    public Sprt {
        if (!(elo0 >= -LARGEST && elo0 < elo1 && elo1 <= LARGEST)) {
            throw new IllegalArgumentException("elo0 must be below elo1, both from " + -LARGEST + " to " + LARGEST
                    + ", but they are " + elo0 + " and " + elo1);
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "alpha and beta must lie between 0 and 0.5, but they are " + alpha + " and " + beta);
        }
    }

    /** Returns the log-likelihood ratio at which the test ends with {@link Verdict#REJECTED}: log(beta / (1 - alpha)), below 0. */
    public double lowerBound() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /** Returns the log-likelihood ratio at which the test ends with {@link Verdict#ACCEPTED}: log((1 - beta) / alpha), above 0. */
    public double upperBound() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /** Returns the verdict on the pairs so far. */
    public Verdict verdict(PairedScore score) {
        return verdict(logLikelihoodRatio(score));
    }

    /** Returns the verdict on the sets so far, in a game in which it counts how much is won. */
    public Verdict verdict(MeanReward rewards) {
        return verdict(logLikelihoodRatio(rewards));
    }

    private Verdict verdict(double ratio) {
        if (ratio >= upperBound()) {
            return Verdict.ACCEPTED;
        }
        return ratio <= lowerBound() ? Verdict.REJECTED : Verdict.UNDECIDED;
    }

    /**
     * Returns how much likelier the pairs so far are at elo1 than at elo0: the natural logarithm of the ratio of the likelihoods of the two
     * distributions of the five outcomes that fit the pairs best among all with the mean score of elo1 and of elo0. An outcome that was
     * never seen counts as a thousandth of a pair.
     *
     * @param score the pairs so far
     * @return a natural logarithm; 0 without pairs
     */
    public double logLikelihoodRatio(PairedScore score) {
        if (score.pairs() == 0) {
            return 0;
        }
        double[] counts = Arrays.stream(score.counts())
                .mapToDouble(count -> Math.max(UNSEEN, count))
                .toArray();
        double total = StatUtils.sum(counts);
        return logLikelihood(counts, total, Elo.score(elo1)) - logLikelihood(counts, total, Elo.score(elo0));
    }

    /**
     * Returns how much likelier the sets so far are at elo1 than at elo0, where a mean reward of {@link Elo#score} stands for a difference:
     * {@code n (s1 - s0) (2 m - s0 - s1) / 2 s²} for n sets with the mean m, if they are normally distributed with the variance s² that
     * they show, to which one set of the largest variance is added.
     *
     * @param rewards the sets so far
     * @return a natural logarithm; 0 without sets
     */
    public double logLikelihoodRatio(MeanReward rewards) {
        if (rewards.sets() == 0) {
            return 0;
        }
        double s0 = Elo.score(elo0);
        double s1 = Elo.score(elo1);
        return rewards.sets() * (s1 - s0) * (2 * rewards.mean() - s0 - s1) / (2 * rewards.guardedVariance());
    }

    /**
     * The log-likelihood of the best distribution with mean s, less that of the frequencies themselves. It gives outcome i the
     * probability {@code f / (1 + x (a - s))}, with f its frequency, a its points a game, and x the root of the secular
     * equation {@code Σ f (a - s) / (1 + x (a - s)) = 0} (Van den Bergh, Proposition 1.1; A. Owen, <i>Empirical Likelihood Ratio
     * Confidence Intervals for a Single Functional</i>, Biometrika 75(2), 1988, section 2).
     *
     * <p>The root lies where no probability is above 1. At the ends of this range the last or the first outcome has just that
     * probability, so that the probabilities add up to more than 1; as the left side is (1 - their sum) / x, it is above 0 at
     * the lower end and below 0 at the upper one.
     */
    private static double logLikelihood(double[] counts, double total, double s) {
        int last = counts.length - 1;
        double low = (counts[last] / total - 1) / (1 - s);
        double high = (1 - counts[0] / total) / s;
        double x = new BrentSolver(1e-15, 1e-15).solve(1000, root -> secular(counts, s, root), low, high);
        double sum = 0;
        for (int outcome = 0; outcome <= last; outcome++) {
            sum -= counts[outcome] * StrictMath.log(1 + x * (PairedScore.points(outcome) - s));
        }
        return sum;
    }

    private static double secular(double[] counts, double s, double x) {
        double sum = 0;
        for (int outcome = 0; outcome < counts.length; outcome++) {
            double difference = PairedScore.points(outcome) - s;
            sum += counts[outcome] * difference / (1 + x * difference);
        }
        return sum;
    }
}
