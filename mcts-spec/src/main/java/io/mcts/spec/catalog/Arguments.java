package io.mcts.spec.catalog;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The values of all parameters of an {@link Entry}, given or default. */
public final class Arguments {

    private final Map<String, String> values;

    Arguments(Map<String, String> values) {
        this.values = Map.copyOf(values);
    }

    /** The value of a numeric parameter, possibly infinite or NaN; the factory checks its range. */
    public double number(String parameter) {
        String text = text(parameter);
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException notNumeric) {
            throw new IllegalArgumentException(parameter + " is a number such as 0.7, not '" + text + "'", notNumeric);
        }
    }

    /** The value of a whole-number parameter; the factory checks its range. */
    public int wholeNumber(String parameter) {
        String text = text(parameter);
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notNumeric) {
            throw new IllegalArgumentException(
                    parameter + " is a whole number such as 10, not '" + text + "'", notNumeric);
        }
    }

    /** The value of a parameter that must be one of some values, written as their {@code toString}. */
    public <T> T oneOf(String parameter, List<T> values) {
        return oneOf(parameter, text(parameter), values);
    }

    /**
     * Returns the value whose {@code toString} a user has written for a parameter.
     *
     * @throws IllegalArgumentException if it is none of them
     */
    public static <T> T oneOf(String name, String text, List<T> values) {
        return values.stream()
                .filter(value -> value.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " is "
                        + values.stream().map(Object::toString).collect(Collectors.joining(" or ")) + ", not '" + text
                        + "'"));
    }

    /** The value of a parameter as written. */
    public String text(String parameter) {
        String text = values.get(parameter);
        if (text == null) {
            throw new IllegalStateException(
                    "no parameter '" + parameter + "' was declared; there are " + values.keySet());
        }
        return text;
    }
}
