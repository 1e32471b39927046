package io.mcts.examples.plot;

/**
 * A value with the interval in which the true value is believed to lie.
 *
 * @param label what has this value; of any length
 * @param value the value; infinite where it has no bound, NaN where there is none
 * @param low the lower end of the interval; at most the value
 * @param high the upper end of the interval; at least the value
 */
public record Bar(String label, double value, double low, double high) {

    /** A value. */
    public Bar {
        if (Double.isNaN(low) || Double.isNaN(high) || low > high || value < low || value > high) {
            throw new IllegalArgumentException(
                    "'" + label + "': " + value + " must lie in its interval: " + low + ", " + high);
        }
    }

    /**
     * A value that is known.
     *
     * @param label what has this value
     * @param value the value; finite
     */
    public static Bar of(String label, double value) {
        return new Bar(label, value, value, value);
    }

    /** Whether the interval is more than the value itself. */
    boolean isUncertain() {
        return low < high;
    }
}
