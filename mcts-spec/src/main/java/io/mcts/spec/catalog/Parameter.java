package io.mcts.spec.catalog;

import java.util.List;

/**
 * A parameter of an {@link Entry}.
 *
 * @param defaultValue its value where none is given, in the form in which it is given
 * @param choices all values, where they are few and can be listed; otherwise empty
 */
public record Parameter(String name, String defaultValue, String description, List<String> choices) {

    /** The name of a parameter whose value is another part, with its parameters; it is the last. */
    public static final String INNER = "inner";

    /** The name of a parameter whose value is a file: it is not read where strangers choose the words. */
    public static final String FILE = "file";

    public Parameter {
        choices = List.copyOf(choices);
    }

    /** A parameter whose values are not listed. */
    public Parameter(String name, String defaultValue, String description) {
        this(name, defaultValue, description, List.of());
    }

    /** Returns a parameter that is one of some values, the first by default. */
    public static Parameter oneOf(String name, String description, String... choices) {
        return new Parameter(name, choices[0], description, List.of(choices));
    }

    /** A parameter that is another part, named {@value #INNER}. */
    public static Parameter inner(String defaultValue, String description) {
        return new Parameter(INNER, defaultValue, description);
    }

    /** A parameter that is a number. */
    public static Parameter number(String name, double defaultValue, String description) {
        return new Parameter(name, Double.toString(defaultValue), description);
    }

    /** A parameter that is a whole number. */
    public static Parameter wholeNumber(String name, int defaultValue, String description) {
        return new Parameter(name, Integer.toString(defaultValue), description);
    }
}
