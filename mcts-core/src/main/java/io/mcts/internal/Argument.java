package io.mcts.internal;

/** Checks of what users pass or return, with messages such as "the plies are a number of 0 or more, not -1". */
public final class Argument {

    private Argument() {}

    public static void require(boolean isAllowed, String whatIsAllowed, Object value) {
        if (!isAllowed) {
            throw new IllegalArgumentException(whatIsAllowed + ", not " + value);
        }
    }

    /** Returns the move that a policy chose, unless it is null. */
    public static <M> M requireMove(M move, Object policy, Object state) {
        if (move == null) {
            throw new IllegalStateException(
                    "choose() of the policy " + policy + " returned null in " + state + "; it returns a legal move");
        }
        return move;
    }

    public static void requireNotNegative(String what, double value) {
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            require(false, what + " is a number of 0 or more", value);
        }
    }

    public static void requirePositive(String what, double value) {
        if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
            require(false, what + " is a number greater than 0", value);
        }
    }

    public static void requireShare(String what, double value) {
        if (!(value >= 0 && value <= 1)) {
            require(false, what + " is a number from 0 to 1", value);
        }
    }
}
