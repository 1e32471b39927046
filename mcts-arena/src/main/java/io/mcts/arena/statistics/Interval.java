package io.mcts.arena.statistics;

/**
 * Where a value lies, with a given confidence: every one of this library has 95 %.
 *
 * @param low the lower end, in the unit of the value
 * @param high the upper end, not below the lower one
 */
public record Interval(double low, double high) {

    /**
     * Whether a value lies inside.
     *
     * @param value the value
     * @return true from the lower to the upper end
     */
    public boolean contains(double value) {
        return low <= value && value <= high;
    }
}
