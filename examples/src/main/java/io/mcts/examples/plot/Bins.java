package io.mcts.examples.plot;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bins with round ends, chosen for given values: as narrow as round numbers allow without there being more than
 * {@code 2 n^(1/3)} of them for {@code n} values (the rule of Rice University: Lane, "Online Statistics Education",
 * "Histograms"), which lets the shape of the values be seen rather than their chance; at least 5 and at most 40. Immutable.
 */
public final class Bins {

    static final int FEWEST = 5;
    private static final int MOST = 40;
    private static final int[] STEPS_OF_A_DECADE = {50, 20, 10, 5, 2, 1};

    private final double[] edges;

    private Bins(double[] edges) {
        this.edges = edges;
    }

    /**
     * Bins of one width, which is 1, 2 or 5 times a power of ten. If all values are whole, the width is whole too, and the
     * ends lie halfway between whole numbers: every bin then holds as many of them.
     *
     * @param values the values; finite
     */
    public static Bins linear(double... values) {
        double[] sorted = sorted(values);
        if (sorted.length == 0) {
            return new Bins(new double[] {0});
        }
        double low = sorted[0];
        double high = sorted[sorted.length - 1];
        boolean whole = Arrays.stream(sorted).allMatch(value -> value == Math.rint(value));
        BigDecimal width = width(low, high, limit(sorted.length));
        BigDecimal step = whole ? width.max(BigDecimal.ONE) : width;
        double shift = whole ? 0.5 : 0;
        long first = floor(low + shift, step);
        long last = floor(high + shift, step) + 1;
        return new Bins(IntStream.rangeClosed(0, Math.toIntExact(last - first))
                .mapToDouble(i -> step.multiply(BigDecimal.valueOf(first + i)).doubleValue() - shift)
                .toArray());
    }

    /** A round width; if all values are the same, a small one beside them. */
    private static BigDecimal width(double low, double high, int limit) {
        double widest = Math.max(Math.abs(low), Math.abs(high));
        return low < high
                ? roundAbove(Math.max((high - low) / limit, 16 * Math.ulp(widest)))
                : roundAbove(widest == 0 ? 1 : widest / 1000);
    }

    /** How many whole widths a value is above zero. */
    private static long floor(double value, BigDecimal width) {
        return BigDecimal.valueOf(value).divide(width, 0, RoundingMode.FLOOR).longValueExact();
    }

    /**
     * Bins that are each the same multiple of the one before: 1, 2, 5, 10, 20 or 50 of them to a power of ten.
     *
     * @param values the values; positive and finite
     */
    public static Bins logarithmic(double... values) {
        double[] sorted = sorted(values);
        if (sorted.length == 0) {
            return new Bins(new double[] {1});
        }
        if (sorted[0] <= 0) {
            throw new IllegalArgumentException("values in logarithmic bins must be positive: " + sorted[0]);
        }
        double high = sorted[sorted.length - 1];
        int limit = limit(sorted.length);
        double[] edges = {};
        for (int steps : STEPS_OF_A_DECADE) {
            edges = powers(sorted[0], high, steps);
            if (edges.length - 1 <= limit) {
                break;
            }
        }
        return new Bins(edges);
    }

    /** The powers of the root of ten from the last that is not above a value to the first above another. */
    private static double[] powers(double low, double high, int steps) {
        int first = (int) Math.floor(Math.log10(low) * steps) - 1;
        int last = (int) Math.ceil(Math.log10(high) * steps) + 1;
        double[] powers = IntStream.rangeClosed(first, last)
                .mapToDouble(i -> StrictMath.pow(10, (double) i / steps))
                .toArray();
        int begin = 0;
        while (powers[begin + 1] <= low) {
            begin++;
        }
        int end = powers.length - 1;
        while (powers[end - 1] > high) {
            end--;
        }
        return Arrays.copyOfRange(powers, begin, end + 1);
    }

    private static int limit(int values) {
        return (int) Math.min(MOST, Math.max(FEWEST, Math.ceil(2 * Math.cbrt(values))));
    }

    private static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        for (double value : sorted) {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("values in bins must be finite: " + value);
            }
        }
        return sorted;
    }

    /** The smallest of 1, 2 and 5 times a power of ten that is at least a positive value. */
    static BigDecimal roundAbove(double value) {
        int exponent = (int) Math.floor(Math.log10(value));
        for (int digit : new int[] {1, 2, 5, 10, 20}) {
            BigDecimal round = BigDecimal.valueOf(digit).scaleByPowerOfTen(exponent);
            if (round.doubleValue() >= value) {
                return round;
            }
        }
        throw new AssertionError("no round number above " + value);
    }

    /** The largest of 1, 2 and 5 times a power of ten that is at most a positive value. */
    static BigDecimal roundBelow(double value) {
        int exponent = (int) Math.floor(Math.log10(value)) + 1;
        for (int digit : new int[] {100, 50, 20, 10, 5}) {
            BigDecimal round = BigDecimal.valueOf(digit).scaleByPowerOfTen(exponent - 2);
            if (round.doubleValue() <= value) {
                return round;
            }
        }
        throw new AssertionError("no round number below " + value);
    }

    /**
     * Counts values.
     *
     * @param values the values; none outside all bins
     */
    public List<Bin> count(double... values) {
        long[] counts = new long[edges.length - 1];
        for (double value : values) {
            int found = Arrays.binarySearch(edges, value);
            int bin = found >= 0 ? Math.min(found, counts.length - 1) : -found - 2;
            if (bin < 0 || bin >= counts.length) {
                throw new IllegalArgumentException(
                        value + " is in none of the bins from " + edges[0] + " to " + edges[edges.length - 1]);
            }
            counts[bin]++;
        }
        return IntStream.range(0, counts.length)
                .mapToObj(i -> new Bin(edges[i], edges[i + 1], counts[i]))
                .toList();
    }
}
