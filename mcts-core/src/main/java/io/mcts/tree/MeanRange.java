package io.mcts.tree;

/**
 * The range of the means that the moves of players have had anywhere in a tree. It only becomes wider; several threads may widen it at
 * once, and count means with visits under way.
 *
 * <p>Source: J. Schrittwieser et al., <i>Mastering Atari, Go, Chess and Shogi by Planning with a Learned Model</i>, Nature 588, 2020,
 * appendix B, equation 5.
 */
final class MeanRange {

    private volatile double least;
    private volatile double greatest;

    /** The range of no means. */
    MeanRange() {
        this(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    }

    private MeanRange(double least, double greatest) {
        this.least = least;
        this.greatest = greatest;
    }

    /** The same range, which then becomes wider by itself. */
    MeanRange copy() {
        return new MeanRange(least, greatest);
    }

    /** The words of the least and the greatest mean; none before there is one. */
    long[] ends() {
        double low = least;
        double high = greatest;
        return low <= high
                ? new long[] {Double.doubleToRawLongBits(low), Double.doubleToRawLongBits(high)}
                : new long[0];
    }

    /** Widens the range to a mean. */
    void include(double mean) {
        if (mean < least || mean > greatest) {
            widen(mean);
        }
    }

    private synchronized void widen(double mean) {
        least = Math.min(least, mean);
        greatest = Math.max(greatest, mean);
    }

    /** The place of a value in the range, {@code (value - least) / (greatest - least)}; the value itself before there are two means. */
    double normalized(double value) {
        double low = least;
        double high = greatest;
        return low < high ? (value - low) / (high - low) : value;
    }
}
