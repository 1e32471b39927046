package io.mcts.arena.tuning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A parameter to be tuned: its name, and the values it may have.
 *
 * <p>The order and the distances of the values mean nothing to a {@link Tuner}; so the numbers of a list of alternatives, 0, 1,
 * 2, are values as good as any. Five to twenty values are enough: each has to be tried many times.
 *
 * @param name one word, without {@code =} and {@code ,}
 * @param values the values, 2 to 10,000, finite and all different
 */
public record TunedParameter(String name, List<Double> values) {

    private static final int MOST = 10_000;

    /** The significant digits of a distance between real values. */
    private static final int DIGITS = 6;

    /**
     * Checks name and values.
     *
     * @param name the name
     * @param values the values
     * @throws IllegalArgumentException if the name cannot be printed in a list, or values are too few, too many, not finite or
     *     not all different
     */
    public TunedParameter {
        if (!name.matches("[^\\s=,]+")) {
            throw new IllegalArgumentException(
                    "the name of a parameter is one word without '=' and ',', not '" + name + "'");
        }
        if (values.size() < 2 || values.size() > MOST) {
            throw new IllegalArgumentException(problem(name, "has 2 to " + MOST + " values, not " + values.size()));
        }
        values = values.stream().map(value -> value + 0.0).toList(); // -0.0 becomes 0.0
        for (double value : values) {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException(problem(name, "has finite values, not " + value));
            }
        }
        if (new HashSet<>(values).size() < values.size()) {
            throw new IllegalArgumentException(problem(name, "has each value once, not " + text(values)));
        }
    }

    /**
     * A parameter with given values.
     *
     * @param name its name
     * @param values its values, 2 to 10,000, finite and all different
     * @return the parameter
     * @throws IllegalArgumentException as the constructor
     */
    public static TunedParameter of(String name, double... values) {
        return new TunedParameter(name, Arrays.stream(values).boxed().toList());
    }

    /**
     * A parameter with real values at equal distances. They are decimal numbers as short as the distance allows: 0.3, not
     * 0.30000000000000004; and 0.333333, for they are rounded to six significant digits of the distance.
     *
     * @param name its name
     * @param low the least value
     * @param high the greatest value
     * @param count how many values, both ends among them, 2 to 10,000
     * @return the parameter
     * @throws IllegalArgumentException if the range is empty or not finite, or the number of values is not allowed
     */
    public static TunedParameter range(String name, double low, double high, int count) {
        requireRange(name, low, high);
        if (count < 2 || count > MOST) {
            throw new IllegalArgumentException(problem(name, "has 2 to " + MOST + " values, not " + count));
        }
        BigDecimal first = BigDecimal.valueOf(low);
        BigDecimal width = BigDecimal.valueOf(high).subtract(first);
        BigDecimal distance = width.divide(BigDecimal.valueOf(count - 1L), MathContext.DECIMAL64);
        int digits = DIGITS + distance.scale() - distance.precision();
        List<Double> values = new ArrayList<>(List.of(low));
        for (int number = 1; number < count - 1; number++) {
            BigDecimal offset = width.multiply(BigDecimal.valueOf(number))
                    .divide(BigDecimal.valueOf(count - 1L), MathContext.DECIMAL128);
            values.add(
                    first.add(offset).setScale(digits, RoundingMode.HALF_EVEN).doubleValue());
        }
        values.add(high);
        return new TunedParameter(name, values);
    }

    /**
     * A parameter with whole numbers at equal distances: {@code low}, {@code low + step}, … up to {@code high}.
     *
     * @param name its name
     * @param low the least value
     * @param high no value is greater
     * @param step the distance, at least 1
     * @return the parameter
     * @throws IllegalArgumentException if the step is not positive, or there are not 2 to 10,000 values
     */
    public static TunedParameter integers(String name, int low, int high, int step) {
        requireRange(name, low, high);
        if (step < 1) {
            throw new IllegalArgumentException(problem(name, "has steps of 1 or more, not " + step));
        }
        long count = ((long) high - low) / step + 1;
        if (count < 2 || count > MOST) {
            throw new IllegalArgumentException(problem(name, "has 2 to " + MOST + " values, not " + count)
                    + "\nMaybe the step, " + step + ", is too " + (count < 2 ? "great" : "small"));
        }
        List<Double> values = new ArrayList<>();
        for (long number = 0; number < count; number++) {
            values.add((double) (low + number * step));
        }
        return new TunedParameter(name, values);
    }

    private static void requireRange(String name, double low, double high) {
        if (!(low < high) || !Double.isFinite(low) || !Double.isFinite(high)) {
            throw new IllegalArgumentException(
                    problem(name, "goes from a finite value to a greater one, not from " + low + " to " + high));
        }
    }

    private static String problem(String name, String rule) {
        return "parameter " + name + " " + rule;
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
