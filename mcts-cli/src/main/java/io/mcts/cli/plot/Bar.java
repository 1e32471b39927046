package io.mcts.cli.plot;

import java.util.Locale;

/**
 * A value with its confidence interval, which contains it.
 *
 * @param value infinite if unbounded, NaN if undefined
 */
public record Bar(String label, double value, double low, double high) {

    private static final int MOST_DECIMALS = 6;

    public Bar {
        if (Double.isNaN(low) || Double.isNaN(high) || low > high || value < low || value > high) {
            throw new IllegalArgumentException(
                    "'" + label + "': " + value + " must lie in its interval: " + low + ", " + high);
        }
    }

    /** An exact, finite value. */
    public static Bar of(String label, double value) {
        return new Bar(label, value, value, value);
    }

    String figures() {
        double spread = low < high && Double.isFinite(high - low) ? high - low : Math.abs(value) / 5;
        int decimals = spread > 0 && Double.isFinite(spread)
                ? Math.max(0, Math.min(MOST_DECIMALS, 1 - (int) Math.floor(StrictMath.log10(spread))))
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
