package io.mcts.spec.search;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses numbers with units. */
public final class Quantities {

    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,18})([a-z]*)");
    private static final Map<String, Long> NANOS =
            Map.of("ms", 1_000_000L, "s", 1_000_000_000L, "m", 60 * 1_000_000_000L);
    private static final Map<String, Long> BYTES = Map.of("", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30);

    private Quantities() {}

    /** A whole number. */
    public static long wholeNumber(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notNumeric) {
            throw new IllegalArgumentException("'" + text + "' is not a whole number such as 10000", notNumeric);
        }
    }

    public static int smallNumber(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notNumeric) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a whole number such as 10, or greater than " + Integer.MAX_VALUE,
                    notNumeric);
        }
    }

    /** A time. */
    public static Duration time(String text) {
        return Duration.ofNanos(scaled(text, NANOS, "'" + text + "' is not a time such as 500ms, 2s or 1m"));
    }

    static long bytes(String text) {
        return scaled(text, BYTES, "'" + text + "' is not an amount of memory such as 512k, 64m or 2g");
    }

    private static long scaled(String text, Map<String, Long> units, String refusal) {
        Matcher amount = AMOUNT.matcher(text);
        if (!amount.matches() || !units.containsKey(amount.group(2))) {
            throw new IllegalArgumentException(refusal);
        }
        try {
            return Math.multiplyExact(Long.parseLong(amount.group(1)), units.get(amount.group(2)));
        } catch (ArithmeticException overflow) {
            throw new IllegalArgumentException(
                    "'" + text + "' is too much; the most is " + Long.MAX_VALUE / units.get(amount.group(2))
                            + amount.group(2),
                    overflow);
        }
    }
}
