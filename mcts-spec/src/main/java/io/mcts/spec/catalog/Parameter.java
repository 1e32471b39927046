package io.mcts.spec.catalog;

import java.util.List;

/**
 * A parameter of an {@link Entry}.
 *
 * @param defaultValue its value where none is given, in the form in which it is given
 * @param choices all values of a {@link Kind#CHOICE}; otherwise empty
 */
public record Parameter(String name, Kind kind, String defaultValue, String description, List<String> choices) {

    /** The name of a parameter whose value is another part, with its parameters; it is the last. */
    public static final String INNER = "inner";

    /** The kinds of values. */
    public enum Kind {
        NUMBER,
        WHOLE_NUMBER,
        /** A choice of a few values. */
        CHOICE,
        /** A text of another form, as the description says. */
        TEXT,
        /** The path of a file, which is not read where strangers write the value. */
        FILE,
        /** Another part with its parameters. */
        PART
    }

    public Parameter {
        choices = List.copyOf(choices);
    }

    private Parameter(String name, Kind kind, String defaultValue, String description) {
        this(name, kind, defaultValue, description, List.of());
    }

    /** A parameter that is a text. */
    public Parameter(String name, String defaultValue, String description) {
        this(name, Kind.TEXT, defaultValue, description);
    }

    /** Returns a parameter that is one of some values, the first by default. */
    public static Parameter oneOf(String name, String description, String... choices) {
        return new Parameter(name, Kind.CHOICE, choices[0], description, List.of(choices));
    }

    /** Returns a parameter that is another part, named {@value #INNER}. */
    public static Parameter inner(String defaultValue, String description) {
        return new Parameter(INNER, Kind.PART, defaultValue, description);
    }

    /** Returns a parameter that is a number. */
    public static Parameter number(String name, double defaultValue, String description) {
        return new Parameter(name, Kind.NUMBER, Double.toString(defaultValue), description);
    }

    /** Returns a parameter that is a whole number. */
    public static Parameter wholeNumber(String name, int defaultValue, String description) {
        return new Parameter(name, Kind.WHOLE_NUMBER, Integer.toString(defaultValue), description);
    }

    /**
     * Returns a parameter that is the path of a file.
     *
     * @param defaultValue a word that names no file
     */
    public static Parameter file(String name, String defaultValue, String description) {
        return new Parameter(name, Kind.FILE, defaultValue, description);
    }
}
