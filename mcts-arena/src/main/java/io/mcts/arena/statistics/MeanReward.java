package io.mcts.arena.statistics;

import java.util.Arrays;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The mean reward of one side in sets of games, and its variation. A {@link Score} counts who got more, this how much. Immutable and
 * thread-safe.
 *
 * <p>The games of a set have the same start and dice, and the sides change places, so that luck evens out within the set, the independent
 * unit (see {@link PairedScore}).
 */
public final class MeanReward {

    /** No sets. */
    public static final MeanReward NONE = new MeanReward(new double[0], new int[0], 0);

    private static final double UPPER_TAIL = 0.975;

    /** The distance of the bounds of rewards not yet seen from those seen, as a share of the range of those seen. */
    private static final double BEYOND = 0.45;

    /** Rewards are rounded to this unit, so that equal ones are counted as such. */
    private static final double UNITS = 1e12;

    private final double[] values;
    private final int[] counts;
    private final int different;

    private MeanReward(double[] values, int[] counts, int different) {
        this.values = values;
        this.counts = counts;
        this.different = different;
    }

    /** Returns a single set, with the mean reward of its games, from 0 to 1. */
    public static MeanReward of(double reward) {
        if (!(reward >= 0 && reward <= 1)) {
            throw new IllegalArgumentException("a mean reward is from 0 to 1, not " + reward);
        }
        return new MeanReward(new double[] {Math.rint(reward * UNITS) / UNITS}, new int[] {1}, 1);
    }

    /** Returns these sets as a mere repetition of earlier ones: they count for the mean, but do not narrow the {@link #interval}. */
    public MeanReward repeated() {
        return new MeanReward(values, counts, 0);
    }

    /** Returns these sets as ones that all differ. */
    public MeanReward independent() {
        return new MeanReward(values, counts, sets());
    }

    /** Returns the number of sets. */
    public int sets() {
        return Arrays.stream(counts).sum();
    }

    /** Returns the number of sets that do not repeat an earlier one. */
    public int different() {
        return different;
    }

    /** The mean reward of a game, from 0 to 1; 0.5 without sets. */
    public double mean() {
        return counts.length == 0 ? 0.5 : all().mean();
    }

    /** The sample variance of the sets, {@code Σ (a - mean)² / (n - 1)} over the mean rewards a of the n sets; 0 for fewer than two. */
    public double variance() {
        int sets = sets();
        return sets < 2 ? 0 : all().squaresAround(mean()) / (sets - 1);
    }

    private Sample all() {
        return new Sample(values, Arrays.stream(counts).asDoubleStream().toArray());
    }

    /** Returns the sets as a sample whose weights add up to the number of {@link #different} sets, at least one. */
    Sample sample() {
        return all().times(Math.max(1, different) / (double) sets());
    }

    /**
     * Returns the 95 % score interval of the {@link #mean}, cut to [0, 1]; from 0 to 1 with fewer than two {@link #different} sets. Rewards
     * are taken to be possible up to 0.45 of the range seen beyond it, or from 0 to 1 if all are equal, and the quantile is Student's, for
     * so many sets.
     *
     * <p>In simulations with 10 to 300 sets of resampled and of skewed rewards it holds the true mean in 94 to 97 % of matches, and more
     * often where most sets are equal and few far off; see decision 0009. Sources: {@link Sample#interval}; Student, <i>The Probable Error
     * of a Mean</i>, Biometrika 6(1), 1908.
     */
    public Interval interval() {
        if (different < 2) {
            return new Interval(0, 1);
        }
        double least = values[0];
        double most = values[values.length - 1];
        double beyond = most > least ? BEYOND * (most - least) : 1;
        double quantile = new TDistribution(null, different - 1.0).inverseCumulativeProbability(UPPER_TAIL);
        return sample().interval(Math.max(0, least - beyond), Math.min(1, most + beyond), quantile);
    }

    /**
     * Returns the likelihood that this side gets more than half: {@code Φ(Σ (a - ½) / sqrt(Σ (a - ½)²))}, with Φ the cumulative normal
     * distribution and a the mean reward of each {@link #different} set; 0.5 if all were even. See {@link
     * PairedScore#likelihoodOfSuperiority}.
     */
    public double likelihoodOfSuperiority() {
        return counts.length == 0 ? 0.5 : sample().likelihoodOfSuperiority();
    }

    /** Returns the union of these sets and others. */
    public MeanReward plus(MeanReward other) {
        double[] keys = new double[counts.length + other.counts.length];
        int[] sums = new int[keys.length];
        int size = 0;
        for (int i = 0, j = 0; i < counts.length || j < other.counts.length; size++) {
            boolean isOwn = j == other.counts.length || (i < counts.length && values[i] <= other.values[j]);
            boolean isOther = i == counts.length || (j < other.counts.length && other.values[j] <= values[i]);
            keys[size] = isOwn ? values[i] : other.values[j];
            sums[size] = (isOwn ? counts[i++] : 0) + (isOther ? other.counts[j++] : 0);
        }
        return new MeanReward(Arrays.copyOf(keys, size), Arrays.copyOf(sums, size), different + other.different);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof MeanReward other
                && Arrays.equals(values, other.values)
                && Arrays.equals(counts, other.counts)
                && different == other.different;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(values) + Arrays.hashCode(counts)) + different;
    }

    @Override
    public String toString() {
        return "MeanReward[sets=" + sets() + ", different=" + different + ", mean=" + mean() + "]";
    }
}
