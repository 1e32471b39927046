package io.mcts.arena.statistics;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * Results of pairs of games from one side's view: the number of pairs that brought 0, ½, 1, 1½ and 2 points (<i>pentanomial</i> model). The
 * games of a pair have the same start and dice, and the sides change places, so that the effect of the start evens out: the pair is the
 * independent unit.
 *
 * @param zero pairs lost twice
 * @param half pairs with a loss and a draw
 * @param one pairs with a win and a loss, or drawn twice
 * @param oneAndHalf pairs with a win and a draw
 * @param two pairs won twice
 */
public record PairedScore(int zero, int half, int one, int oneAndHalf, int two) {

    /** No pairs. */
    public static final PairedScore NONE = new PairedScore(0, 0, 0, 0, 0);

    /** The variance of one game of two equals without draws; {@link #effectiveGames} adds one pair of it. */
    private static final double LARGEST_VARIANCE = 0.25;

    public PairedScore {
        if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0) {
            throw new IllegalArgumentException("the counts of pairs must not be negative, but they are " + zero + ", "
                    + half + ", " + one + ", " + oneAndHalf + ", " + two);
        }
    }

    /** Returns the score of one pair, from the points of its games: 0, 0.5 or 1. */
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

    static double points(int outcome) {
        return 0.25 * outcome;
    }

    int[] counts() {
        return new int[] {zero, half, one, oneAndHalf, two};
    }

    /** Returns the number of pairs. */
    public int pairs() {
        return zero + half + one + oneAndHalf + two;
    }

    /** The share of the points, a draw counting half; 0.5 without pairs. */
    public double mean() {
        return pairs() == 0 ? 0.5 : (0.25 * half + 0.5 * one + 0.75 * oneAndHalf + two) / pairs();
    }

    /**
     * Returns the sample variance {@code Σ (a - p)² / (n - 1)} of the mean points a of a game in each pair, with p the {@link #mean} and n
     * the number of {@link #pairs}; 0 for fewer than two. Independent games without draws give p (1 - p) / 2; draws and decisive starts
     * make it smaller, games of a pair that go alike larger.
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
     * Returns the number of independent games without draws that would be as informative as these n pairs: {@code n / d}, with {@code d =
     * (n s² + ¼) / (n p (1 - p) + ¼)}, p the {@link #mean} and s² the {@link #variance}; at least n - 1, 0 without pairs.
     *
     * <p>d is the design effect of L. Kish, <i>Survey Sampling</i>, 1965: the variance s² over that of a simple random sample, p (1 - p).
     * Each ¼ is one more pair of equals that is won or lost as a whole; without it a match of equal pairs would have no variance. A hundred
     * even pairs are thus worth 10,100 games, a hundred pairs won twice a hundred games. To a hundred pairs of equals that never draw it
     * adds 1 % of the variance.
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
     * Returns Wilson's 95 % interval of the {@link #mean} with the {@link #effectiveGames effective number of games}, as in cluster
     * surveys; from 0 to 1 without pairs. Pairs are assumed independent, the games of a pair may depend on each other. If both games of a
     * pair go alike and the score is from 0.05 to 0.95, three to fifty pairs cover 0.95 on average and at least 0.91, computed exactly; two
     * at least 0.88.
     *
     * <p>Sources: E. B. Wilson, <i>Probable Inference, the Law of Succession, and Statistical Inference</i>, Journal of the American
     * Statistical Association 22(158), 1927; E. L. Korn, B. I. Graubard, <i>Confidence Intervals for Proportions with Small Expected Number
     * of Positive Counts Estimated from Survey Data</i>, Survey Methodology 24(2), 1998, for the effective number of trials.
     */
    public Interval interval() {
        return Interval.ofProportion(mean(), effectiveGames());
    }

    /**
     * Returns the likelihood that this side is stronger: {@code Φ(Σ (a - ½) / sqrt(Σ (a - ½)²))}, with Φ the cumulative normal distribution
     * and a the mean points of a game in each pair; 0.5 if all were even. The variance is taken around the ½ of equals, since in a short
     * match of equal pairs that around the mean would be 0.
     *
     * <p>One minus the likelihood is the one-sided p-value of a sign test of the pairs, in its normal approximation; W. J. Dixon, A. M.
     * Mood, <i>The Statistical Sign Test</i>, Journal of the American Statistical Association 41(236), 1946.
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
