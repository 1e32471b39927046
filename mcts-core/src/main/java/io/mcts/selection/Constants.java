package io.mcts.selection;

/** The check of the constants that selection policies are made with. */
final class Constants {

    private Constants() {}

    /**
     * Refuses a constant that is negative, infinite or not a number.
     *
     * @param what how it is called
     * @param value the constant
     */
    static void requireNotNegative(String what, double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(what + " is a number of 0 or more, not " + value);
        }
    }
}
