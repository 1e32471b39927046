package io.mcts.arena.statistics;

import java.util.function.Supplier;

/**
 * A sequential probability ratio test, which ends a match once one of two differences in strength is much likelier than the other. It is
 * evaluated after every pair and needs, at given error rates, about half the games of a match of fixed length.
 *
 * <p>The test ends when the {@link #logLikelihoodRatio} of elo1 against elo0 leaves the range from log(beta / (1 - alpha)) to log((1 -
 * beta) / alpha). With Wald's bounds the error rates are slightly below alpha and beta. The mean of an ended match is biased: it ended
 * because it was extreme.
 *
 * <p>A difference is accepted or rejected only if the 95 % interval of the mean excludes the other difference, so that the test and the
 * interval never contradict each other. At usual error rates this hardly delays the test.
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

    /** The extreme rewards. */
    private static final double[] EXTREMES = {0, 1};

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
        return verdict(logLikelihoodRatio(score), score::interval);
    }

    /** Returns the verdict on the sets so far, in a game decided by rewards. */
    public Verdict verdict(MeanReward rewards) {
        return verdict(logLikelihoodRatio(rewards), rewards::interval);
    }

    private Verdict verdict(double ratio, Supplier<Interval> interval) {
        if (ratio >= upperBound() && interval.get().low() > Elo.score(elo0)) {
            return Verdict.ACCEPTED;
        }
        return ratio <= lowerBound() && interval.get().high() < Elo.score(elo1) ? Verdict.REJECTED : Verdict.UNDECIDED;
    }

    /**
     * Returns the natural logarithm of the likelihood ratio of elo1 to elo0, 0 without pairs: each likelihood is that of the best-fitting
     * distribution of the five outcomes with its mean score. An outcome never seen counts as a thousandth of a pair.
     */
    public double logLikelihoodRatio(PairedScore score) {
        return score.pairs() == 0 ? 0 : logLikelihoodRatio(score.sample().including(PairedScore.POINTS, UNSEEN));
    }

    /**
     * Returns the natural logarithm of the likelihood ratio of elo1 to elo0, 0 without sets, with rewards as scores of {@link Elo#score}:
     * each likelihood is that of the best-fitting distribution with its mean of the rewards seen, of 0 and of 1. If the last two were never
     * seen, they count as a thousandth of a set.
     */
    public double logLikelihoodRatio(MeanReward rewards) {
        return rewards.sets() == 0 ? 0 : logLikelihoodRatio(rewards.sample().including(EXTREMES, UNSEEN));
    }

    private double logLikelihoodRatio(Sample sample) {
        return sample.logLikelihood(Elo.score(elo1)) - sample.logLikelihood(Elo.score(elo0));
    }
}
