package io.mcts.arena.statistics;

import java.util.Arrays;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.stat.StatUtils;

/**
 * A sequential probability ratio test, which ends a match once one of two differences in strength is much likelier than the other. It is
 * evaluated after every pair and needs, at given error rates, about half the games of a match of fixed length.
 *
 * <p>The test ends when the {@link #logLikelihoodRatio} of elo1 against elo0 leaves the range from log(beta / (1 - alpha)) to log((1 -
 * beta) / alpha). With Wald's bounds the error rates are slightly below alpha and beta. The mean of an ended match is biased: it ended
 * because it was extreme.
 *
 * <p>Sources: A. Wald, <i>Sequential Tests of Statistical Hypotheses</i>, Annals of Mathematical Statistics 16(2), 1945; for composite
 * hypotheses (open draws and pair correlation), X. Li, J. Liu, Z. Ying, <i>Generalized Sequential Probability Ratio Test for
 * Separate Families of Hypotheses</i>, Sequential Analysis 33(4), 2014; as used by Fishtest, M. Van den Bergh,
 * www.cantate.be/Fishtest/support_MLE_multinomial.pdf, Proposition 1.1.
 *
 * @param elo0 the difference in {@link Elo} to be {@linkplain Verdict#REJECTED rejected}, from -1000 to 1000
 * @param elo1 the difference to be {@linkplain Verdict#ACCEPTED accepted}, larger than elo0
 * @param alpha the probability of {@link Verdict#ACCEPTED} at elo0
 * @param beta the probability of {@link Verdict#REJECTED} at elo1; both rates lie between 0 and 0.5
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

    /** The largest difference that can be tested, in rating points. */
    public static final double LARGEST = 1000;

    /** The count of an outcome never seen: keeps it possible, but hardly matters. */
    private static final double UNSEEN = 1e-3;

    /** The verdict of a test on a match so far. */
    public enum Verdict {
        /** The match continues. */
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

    /** Returns the verdict on the sets so far, in a game decided by rewards. */
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
     * Returns the natural logarithm of the likelihood ratio of elo1 to elo0, 0 without pairs: each likelihood is that of the best-fitting
     * distribution of the five outcomes with its mean score. An outcome never seen counts as a thousandth of a pair.
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
     * Returns the natural logarithm of the likelihood ratio of elo1 to elo0, 0 without sets, with rewards as scores of {@link Elo#score}:
     * {@code n (s1 - s0) (2 m - s0 - s1) / 2 s²} for n normally distributed sets with mean m and variance s², to which one set of the
     * largest variance is added.
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
     * The log-likelihood of the best distribution with mean s, less that of the frequencies. Outcome i has the probability {@code f / (1 +
     * x (a - s))}, with f its frequency, a its points a game, and x the root of the secular equation {@code Σ f (a - s) / (1 + x (a - s)) =
     * 0} (Van den Bergh, Proposition 1.1; A. Owen, <i>Empirical Likelihood Ratio Confidence Intervals for a Single Functional</i>,
     * Biometrika 75(2), 1988, section 2).
     *
     * <p>The root lies where no probability exceeds 1. At the ends of this range the last or first outcome has probability 1, so the sum
     * exceeds 1; the left side, (1 - sum) / x, is thus positive at the lower end and negative at the upper one.
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
