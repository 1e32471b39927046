package io.mcts.examples.plot;

/**
 * How many values lie in a range.
 *
 * @param from the lower end, which belongs to it
 * @param to the upper end, above the lower; it belongs to the next bin, or to this one if there is none
 * @param count how many values there are
 */
public record Bin(double from, double to, long count) {

    /** A bin. */
    public Bin {
        if (!Double.isFinite(from) || !Double.isFinite(to) || from >= to || count < 0) {
            throw new IllegalArgumentException(
                    "a bin must have a finite length and no negative count: " + from + ", " + to + ", " + count);
        }
    }
}
