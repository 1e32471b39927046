package io.mcts.examples.plot;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.TickUnitSource;

/**
 * The edges of bins with round ends: as narrow as round numbers allow without there being more than about {@code 2 n^(1/3)} of them
 * for {@code n} values (the rule of Rice University: Lane, "Online Statistics Education", "Histograms"), which lets the shape of the
 * values be seen rather than their chance.
 */
final class Bins {

    private static final int FEWEST = 5;
    private static final int MOST = 40;
    private static final int[] STEPS_OF_A_DECADE = {20, 10, 5, 2, 1};

    private Bins() {}

    private static double limit(double[] values) {
        return Math.min(MOST, Math.max(FEWEST, 2 * Math.cbrt(values.length)));
    }

    /** Bins of one width. If all values are whole, every bin holds as many whole numbers. */
    static double[] linear(double... values) {
        double low = Arrays.stream(values).min().orElse(0);
        double high = Arrays.stream(values).max().orElse(1);
        boolean whole = Arrays.stream(values).allMatch(value -> value == Math.rint(value));
        TickUnitSource round = whole ? NumberAxis.createIntegerTickUnits() : NumberAxis.createStandardTickUnits();
        double atLeast =
                low < high ? (high - low) / limit(values) : Math.max(Math.abs(low) / FEWEST, Double.MIN_NORMAL);
        double width = round.getCeilingTickUnit(whole ? Math.max(1, low < high ? atLeast : 1) : atLeast)
                .getSize();
        double shift = whole ? 0.5 : 0;
        double first = Math.floor((low + shift) / width);
        int count = (int) (Math.floor((high + shift) / width) - first) + 1;
        return IntStream.rangeClosed(0, count)
                .mapToDouble(i -> (first + i) * width - shift)
                .toArray();
    }

    /** Bins that are each the same multiple of the one before, a whole number of them to a power of ten. */
    static double[] logarithmic(double... positive) {
        double low = Arrays.stream(positive).min().orElse(1);
        double high = Arrays.stream(positive).max().orElse(1);
        double[] edges = {};
        for (int steps : STEPS_OF_A_DECADE) {
            int first = (int) Math.floor(Math.log10(low) * steps);
            int last = (int) Math.floor(Math.log10(high) * steps) + 1;
            edges = IntStream.rangeClosed(first, last)
                    .mapToDouble(i -> StrictMath.pow(10, (double) i / steps))
                    .toArray();
            if (edges.length - 1 <= limit(positive)) {
                break;
            }
        }
        return edges;
    }
}
