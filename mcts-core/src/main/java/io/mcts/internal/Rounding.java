package io.mcts.internal;

/**
 * The rule by which derived values are compared. Two values that should be equal may differ in their last digits, as sums of payoffs
 * depend on the order of addition, and tables keep values as floats.
 *
 * <p>Proofs of wins and losses, and the order of bounds that do not cross, are exact: a reward of 1 is a win, and nothing below is.
 */
public final class Rounding {

    /** The greatest difference between rewards from 0 to 1, or probabilities, that should be equal. */
    public static final double TOLERANCE = 1e-6;

    private Rounding() {}

    public static boolean areEqual(double a, double b) {
        return Math.abs(a - b) <= TOLERANCE;
    }

    /** Whether bounds leave one value: they meet or, as each may be derived in another way, cross. */
    public static boolean areExact(double lower, double upper) {
        return lower >= upper;
    }

    /** The upper bound, or the lower one if they cross by rounding; bounds that cross by more are an {@link IllegalStateException}. */
    public static double upper(double lower, double upper) {
        if (lower > upper && !areEqual(lower, upper)) {
            throw new IllegalStateException("a reward is proven to be at least " + lower + " and at most " + upper
                    + "\nMaybe the game or its tablebase gives one position different results.");
        }
        return Math.max(lower, upper);
    }
}
