package io.mcts.examples.catalog;

/**
 * A parameter of an {@link Entry}.
 *
 * @param name the key by which it is set
 * @param defaultValue its value where none is given, in the form in which it is given
 * @param description what it means and which values are allowed, a few words
 */
public record Parameter(String name, String defaultValue, String description) {

    /** The name of a parameter whose value is another part, with its parameters; it is the last. */
    public static final String INNER = "inner";

    /**
     * A parameter that is another part.
     *
     * @param defaultValue its value where none is given
     * @param description what it means and which values are allowed, a few words
     * @return the parameter, named {@value #INNER}
     */
    public static Parameter inner(String defaultValue, String description) {
        return new Parameter(INNER, defaultValue, description);
    }

    /**
     * A parameter that is a number.
     *
     * @param name the key by which it is set
     * @param defaultValue its value where none is given
     * @param description what it means and which values are allowed, a few words
     * @return the parameter
     */
    public static Parameter number(String name, double defaultValue, String description) {
        return new Parameter(name, Double.toString(defaultValue), description);
    }

    /**
     * A parameter that is a whole number.
     *
     * @param name the key by which it is set
     * @param defaultValue its value where none is given
     * @param description what it means and which values are allowed, a few words
     * @return the parameter
     */
    public static Parameter wholeNumber(String name, int defaultValue, String description) {
        return new Parameter(name, Integer.toString(defaultValue), description);
    }
}
