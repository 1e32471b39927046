package io.mcts.arena.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * Results of pairs of games, from one side's view: how often the two games of a pair brought it 0, ½, 1, 1½ and 2 points.
 *
 * <p>The two games of a pair have the same beginning and the same dice, and the sides change places. What the beginning decides
 * then comes out even within the pair, which single games hide: the pair is the unit that is independent of the others. Five
 * results are possible, hence the name <i>pentanomial</i> of this model.
 *
 * @param zero pairs lost twice
 * @param half pairs with a loss and a draw
 * @param one pairs with a win and a loss, or drawn twice
 * @param oneAndHalf pairs with a win and a draw
 * @param two pairs won twice
 */
public record PairedScore(int zero, int half, int one, int oneAndHalf, int two) {

    /** No pairs yet. */
    public static final PairedScore NONE = new PairedScore(0, 0, 0, 0, 0);

    /**
     * The variance of one game of two equals without draws. One pair of such a variance is added to the data in
     * {@link #effectiveGames}.
     */
    private static final double LARGEST_VARIANCE = 0.25;

    public PairedScore {
        if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0) {
            throw new IllegalArgumentException("the counts of pairs must not be negative, but they are " + zero + ", "
                    + half + ", " + one + ", " + oneAndHalf + ", " + two);
        }
    }

    /**
     * The score of one pair alone.
     *
     * @param first the points of the first game: 0, 0.5 or 1
     * @param second the points of the second game: 0, 0.5 or 1
     */
    public static PairedScore ofPair(double first, double second) {
        return switch (halfPoints(first) + halfPoints(second)) {
            case 0 -> new PairedScore(1, 0, 0, 0, 0);
            case 1 -> new PairedScore(0, 1, 0, 0, 0);
            case 2 -> new PairedScore(0, 0, 1, 0, 0);
            case 3 -> new PairedScore(0, 0, 0, 1, 0);
            default -> new PairedScore(0, 0, 0, 0, 1);
        };
    }

    private static int halfPoints(double points) {
        if (points != 0 && points != 0.5 && points != 1) {
            throw new IllegalArgumentException("a game brings 0, 0.5 or 1 points, but it is " + points);
        }
        return (int) (2 * points);
    }

    /** The mean points of a game in a pair of the given outcome, 0 to 4. */
    static double points(int outcome) {
        return 0.25 * outcome;
    }

    /** Returns the number of pairs with each outcome, 0 to 4 half points. */
    int[] counts() {
        return new int[] {zero, half, one, oneAndHalf, two};
    }

    /** Returns the number of pairs that were played. */
    public int pairs() {
        return zero + half + one + oneAndHalf + two;
    }

    /** The share of the points won, a draw counting half; 0.5 without pairs. */
    public double mean() {
        return pairs() == 0 ? 0.5 : (0.25 * half + 0.5 * one + 0.75 * oneAndHalf + two) / pairs();
    }

    /**
     * Returns how much the pairs differ: the sample variance {@code Σ (a - p)² / (n - 1)} of their mean points a game a, with p the {@link
     * #mean} and n the number of {@link #pairs}. Two games that are independent and never drawn give p (1 - p) / 2; draws and beginnings
     * that decide the games make it smaller, games that go the same way for both sides make it larger. It is 0 for fewer than two pairs.
     */
    public double variance() {
        return pairs() < 2 ? 0 : squaresAround(mean()) / (pairs() - 1);
    }

    private double squaresAround(double centre) {
        double sum = 0;
        int[] counts = counts();
        for (int outcome = 0; outcome < counts.length; outcome++) {
            double difference = points(outcome) - centre;
            sum += counts[outcome] * difference * difference;
        }
        return sum;
    }

    /**
     * Returns the number of independent games without draws that would be as informative as these pairs: {@code n / d} for n pairs, with
     * {@code d = (n s² + ¼) / (n p (1 - p) + ¼)}, p the {@link #mean} and s² the {@link #variance}.
     *
     * <p>d is the design effect of L. Kish, <i>Survey Sampling</i>, 1965: the variance found, s², over that of a simple random
     * sample, p (1 - p). Each ¼ stands for one more pair of equals that is won or lost as a whole. Without it a match of which
     * all pairs went alike would have no variance and prove anything: a hundred pairs that all came out even are worth 10,100
     * games, not infinitely many, and a hundred pairs won twice are worth a hundred games, not 0 / 0. The standard error thus
     * never falls below that of n pairs of which one came out half a point a game away, about 1/2n. To a hundred pairs of
     * equals that never draw it adds a hundredth of the variance. The number is at least that of the pairs less one; 0 without
     * pairs.
     */
    public double effectiveGames() {
        int n = pairs();
        if (n == 0) {
            return 0;
        }
        double mean = mean();
        double effect = (n * variance() + LARGEST_VARIANCE) / (n * mean * (1 - mean) + LARGEST_VARIANCE);
        return n / effect;
    }

    /**
     * The interval of the {@link #mean} with a confidence of 95 %: that of Wilson with the {@link #effectiveGames effective
     * number of games}, as in surveys of clusters; from 0 to 1 without pairs. It takes the pairs for independent, and lets the two
     * games of a pair depend on each other in any way. With few pairs it keeps its promise on average over the strengths, as Wilson's
     * does with as few games: where both games of a pair go alike and the score is from 0.05 to 0.95, three to fifty pairs give 0.95
     * on average and 0.91 at least, computed exactly; two give 0.88 at least.
     *
     * <p>Sources: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the
     * American Statistical Association 22(158), 1927; E. L. Korn, B. I. Graubard, <i>Confidence Intervals for Proportions with
     * Small Expected Number of Positive Counts Estimated from Survey Data</i>, Survey Methodology 24(2), 1998, for the effective
     * number of trials.
     */
    public Interval interval() {
        return Interval.ofProportion(mean(), effectiveGames());
    }

    /**
     * Returns the likelihood that this side is the stronger one, from 0 to 1: {@code Φ(Σ (a - ½) / sqrt(Σ (a - ½)²))}, with Φ the
     * cumulative normal distribution and a the mean points a game of each pair. Pairs that came out even say nothing; if all did, it is
     * 0.5.
     *
     * <p>The variance is taken around the ½ that equals have, not around the mean found: in a long match of near equals the two
     * agree, and in a short one of which all pairs went alike the latter would be 0. One minus the likelihood is the one-sided
     * p-value of a sign test of the pairs, in its normal approximation; W. J. Dixon, A. M. Mood, <i>The Statistical Sign Test</i>,
     * Journal of the American Statistical Association 41(236), 1946.
     */
    public double likelihoodOfSuperiority() {
        double squares = squaresAround(0.5);
        return squares == 0
                ? 0.5
                : new NormalDistribution(null, 0, 1)
                        .cumulativeProbability(pairs() * (mean() - 0.5) / Math.sqrt(squares));
    }

    /** Returns these pairs from the other side's view. */
    public PairedScore turned() {
        return new PairedScore(/* zero= */ two, /* half= */ oneAndHalf, one, /* oneAndHalf= */ half, /* two= */ zero);
    }

    /** The sum of this score and another. */
    public PairedScore plus(PairedScore other) {
        return new PairedScore(
                zero + other.zero, half + other.half, one + other.one, oneAndHalf + other.oneAndHalf, two + other.two);
    }
}
