package io.mcts.internal;

/** Checks of arguments. A failure says what is allowed and the value refused: "the plies are a number of 0 or more, not -1". */
public final class Argument {

    private Argument() {}

    public static void require(boolean isAllowed, String whatIsAllowed, Object value) {
        if (!isAllowed) {
            throw new IllegalArgumentException(whatIsAllowed + ", not " + value);
        }
    }

    /** Requires a finite number of 0 or more. */
    public static void requireNotNegative(String what, double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            require(false, what + " is a number of 0 or more", value);
        }
    }

    /** Requires a finite number greater than 0. */
    public static void requirePositive(String what, double value) {
        if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
            require(false, what + " is a number greater than 0", value);
        }
    }

    /** Requires a number from 0 to 1. */
    public static void requireShare(String what, double value) {
        if (!(value >= 0 && value <= 1)) {
            require(false, what + " is a number from 0 to 1", value);
        }
    }
}
