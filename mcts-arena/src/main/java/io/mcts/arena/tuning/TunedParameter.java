package io.mcts.arena.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.util.Precision;

/**
 * A parameter to be tuned, from 2 to 10,000 distinct finite values, whose order and distances are ignored: 0, 1, 2 may stand for any
 * alternatives. Five to twenty values are enough, as each has to be tried several times. The name has no {@code =} and {@code ,}.
 */
public record TunedParameter(String name, List<Double> values) {

    private static final int MOST = 10_000;

    /** The significant digits of a step. */
    private static final int DIGITS = 6;

    public TunedParameter {
        if (!name.matches("[^\\s=,]+")) {
            throw new IllegalArgumentException(
                    "the name of a parameter is one word without '=' and ',', not '" + name + "'");
        }
        requireCount(name, values.size());
        values = values.stream().map(value -> value + 0.0).toList(); // -0.0 becomes 0.0
        for (double value : values) {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("parameter " + name + " has finite values, not " + value);
            }
        }
        if (new HashSet<>(values).size() < values.size()) {
            throw new IllegalArgumentException("parameter " + name + " has each value once, not " + text(values));
        }
    }

    /** A parameter with given values, 2 to 10,000, finite and all different. */
    public static TunedParameter of(String name, double... values) {
        return new TunedParameter(name, Arrays.stream(values).boxed().toList());
    }

    /**
     * A parameter with {@code count} equidistant values, both ends included, 2 to 10,000. They are rounded to six significant digits of the
     * step: 0.3, not 0.30000000000000004.
     */
    public static TunedParameter range(String name, double low, double high, int count) {
        if (!(low < high) || !Double.isFinite(low) || !Double.isFinite(high)) {
            throw new IllegalArgumentException("parameter " + name
                    + " goes from a finite value to a greater one, not from " + low + " to " + high);
        }
        requireCount(name, count);
        double distance = (high - low) / (count - 1);
        int digits = DIGITS - 1 - (int) Math.floor(StrictMath.log10(distance));
        List<Double> values = new ArrayList<>(List.of(low));
        for (int number = 1; number < count - 1; number++) {
            values.add(Precision.round(low + number * distance, digits));
        }
        values.add(high);
        return new TunedParameter(name, values);
    }

    private static void requireCount(String name, int count) {
        if (count < 2 || count > MOST) {
            throw new IllegalArgumentException("parameter " + name + " has 2 to " + MOST + " values, not " + count);
        }
    }

    private static String text(List<Double> values) {
        return values.stream().map(Point::text).collect(Collectors.joining(","));
    }

    /** Name and values: {@code c=0.2,0.4,0.6}. */
    @Override
    public String toString() {
        return name + "=" + text(values);
    }
}
