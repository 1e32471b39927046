package io.mcts.arena.statistics;

import java.util.Arrays;

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
 * @param different the pairs that do not repeat an earlier one move by move; the others count for the {@link #mean}, but make it no surer
 */
public record PairedScore(int zero, int half, int one, int oneAndHalf, int two, int different) {

    /** No pairs. */
    public static final PairedScore NONE = new PairedScore(0, 0, 0, 0, 0);

    /** The mean points a game of each result. */
    static final double[] POINTS = {0, 0.25, 0.5, 0.75, 1};

    /** Pairs that all differ. */
    public PairedScore(int zero, int half, int one, int oneAndHalf, int two) {
        this(zero, half, one, oneAndHalf, two, zero + half + one + oneAndHalf + two);
    }

    public PairedScore {
        if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0) {
            throw new IllegalArgumentException("the counts of pairs must not be negative, but they are " + zero + ", "
                    + half + ", " + one + ", " + oneAndHalf + ", " + two);
        }
        if (different < 0 || different > zero + half + one + oneAndHalf + two) {
            throw new IllegalArgumentException("of the pairs, at most all are different, not " + different);
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

    /** Returns these pairs as a mere repetition of earlier ones. */
    public PairedScore repeated() {
        return new PairedScore(zero, half, one, oneAndHalf, two, 0);
    }

    /** Returns these pairs as ones that all differ. */
    public PairedScore independent() {
        return new PairedScore(zero, half, one, oneAndHalf, two);
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
        return pairs() < 2 ? 0 : Sample.seen(POINTS, weights(1)).squaresAround(mean()) / (pairs() - 1);
    }

    /**
     * Returns the 95 % score interval of the {@link #mean}, with the variance of the likeliest pairs that have a given mean and a
     * correction for continuity; from 0 to 1 without pairs. Pairs are assumed independent, the games of a pair may depend on each other.
     *
     * <p>From three to 500 pairs, whatever the probabilities of the five results, it holds the true mean in 94 % of matches or more,
     * computed exactly on a grid; see decision 0009. Sources: {@link Sample#interval}.
     */
    public Interval interval() {
        return pairs() == 0 ? new Interval(0, 1) : sample().interval(0, 1, Interval.Z);
    }

    /** Returns the pairs as a sample of mean points a game whose weights add up to the number of different pairs, at least one. */
    Sample sample() {
        return Sample.seen(POINTS, weights(Math.max(1, different) / (double) pairs()));
    }

    private double[] weights(double factor) {
        return Arrays.stream(counts()).mapToDouble(count -> count * factor).toArray();
    }

    /**
     * Returns the likelihood that this side is stronger: {@code Φ(Σ (a - ½) / sqrt(Σ (a - ½)²))}, with Φ the cumulative normal distribution
     * and a the mean points of a game in each different pair; 0.5 if all were even. The variance is taken around the ½ of equals, since in a short
     * match of equal pairs that around the mean would be 0.
     *
     * <p>One minus the likelihood is the one-sided p-value of a sign test of the pairs, in its normal approximation; W. J. Dixon, A. M.
     * Mood, <i>The Statistical Sign Test</i>, Journal of the American Statistical Association 41(236), 1946.
     */
    public double likelihoodOfSuperiority() {
        return pairs() == 0 ? 0.5 : sample().likelihoodOfSuperiority();
    }

    /** Returns these pairs from the other side's view. */
    public PairedScore turned() {
        return new PairedScore(
                /* zero= */ two, /* half= */ oneAndHalf, one, /* oneAndHalf= */ half, /* two= */ zero, different);
    }

    /** The sum of this score and another. */
    public PairedScore plus(PairedScore other) {
        return new PairedScore(
                zero + other.zero,
                half + other.half,
                one + other.one,
                oneAndHalf + other.oneAndHalf,
                two + other.two,
                different + other.different);
    }
}
