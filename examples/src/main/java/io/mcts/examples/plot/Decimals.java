package io.mcts.examples.plot;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Numbers as they stand in a picture. */
final class Decimals {

    private static final int MOST = 6;

    private Decimals() {}

    /**
     * A number with a fixed count of decimals.
     *
     * @param value the number; infinite numbers are written as words
     * @param decimals how many digits stand behind the point
     */
    static String fixed(double value, int decimals) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "infinity" : "-infinity";
        }
        String text = String.format(Locale.ROOT, "%,." + decimals + "f", value);
        return text.matches("-[0.]+") ? text.substring(1) : text;
    }

    /** A round number, with as many decimals as it has among its first nine digits. */
    static String plain(double value) {
        return rounded(value, 9);
    }

    /** A number by its first digits, without zeros at the end. */
    static String rounded(double value, int digits) {
        BigDecimal rounded =
                new BigDecimal(value).round(new MathContext(digits)).stripTrailingZeros();
        return fixed(rounded.doubleValue(), Math.max(0, rounded.scale()));
    }

    /** How many decimals show a difference of this size with two digits. */
    static int forSpread(double spread) {
        return spread > 0 ? (int) Math.min(MOST, Math.max(0, 1 - Math.floor(Math.log10(spread)))) : 0;
    }
}
