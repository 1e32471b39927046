package io.mcts.arena.statistics;

/**
 * Where a value lies, with a given confidence.
 *
 * @param low the lower end
 * @param high the upper end
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
