package io.mcts.cli.plot;

import java.util.Locale;

/**
 * A value with the interval in which the true value is believed to lie.
 *
 * @param label what has this value; of any length
 * @param value the value; infinite where it has no bound, NaN where there is none
 * @param low the lower end of the interval; at most the value
 * @param high the upper end of the interval; at least the value
 */
public record Bar(String label, double value, double low, double high) {

    private static final int MOST_DECIMALS = 6;

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
     * @param value the value; finite
     */
    public static Bar of(String label, double value) {
        return new Bar(label, value, value, value);
    }

    /** The value in figures, with two digits of the interval. */
    String figures() {
        double spread = low < high && Double.isFinite(high - low) ? high - low : Math.abs(value) / 5;
        int decimals = spread > 0 && Double.isFinite(spread)
                ? Math.max(0, Math.min(MOST_DECIMALS, 1 - (int) Math.floor(Math.log10(spread))))
                : 0;
        return Double.isNaN(value)
                ? "no value"
                : fixed(value, decimals)
                        + (low < high ? " (" + fixed(low, decimals) + " to " + fixed(high, decimals) + ")" : "");
    }

    private static String fixed(double value, int decimals) {
        return Double.isInfinite(value)
                ? (value > 0 ? "infinity" : "-infinity")
                : String.format(Locale.ROOT, "%,." + decimals + "f", value).replaceFirst("^-([0.]+)$", "$1");
    }
}
