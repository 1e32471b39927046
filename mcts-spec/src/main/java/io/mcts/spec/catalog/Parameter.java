package io.mcts.spec.catalog;

import java.util.List;

/** A parameter of an {@link Entry}, with the default as a user would write it and, for a {@link Kind#CHOICE}, all values. */
public record Parameter(String name, Kind kind, String defaultValue, String description, List<String> choices) {

    /** The name of a parameter whose value is another part with its parameters; it comes last. */
    public static final String INNER = "inner";

    /** The kinds of values. */
    public enum Kind {
        NUMBER,
        WHOLE_NUMBER,
        /** One of a few values. */
        CHOICE,
        /** Another text, described in the description. */
        TEXT,
        /** The path of a file; not allowed in untrusted input. */
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

    /** Returns a parameter with the given choices, the first by default. */
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

    /** Returns a parameter that is the path of a file; the default is a word that names no file. */
    public static Parameter file(String name, String defaultValue, String description) {
        return new Parameter(name, Kind.FILE, defaultValue, description);
    }
}
