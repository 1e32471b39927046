package io.mcts.selection;

/** Checks the constants of selection policies. */
final class Constants {

    private Constants() {}

    /** Refuses a constant that is negative, infinite or not a number. */
    static void requireNotNegative(String what, double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(what + " is a number of 0 or more, not " + value);
        }
    }
}
