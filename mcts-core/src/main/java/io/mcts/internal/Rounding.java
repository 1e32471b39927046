package io.mcts.internal;

/**
 * The comparison of derived values, which may differ in their last digits, since sums depend on their order and tables keep floats. Proofs
 * of wins and losses, and the order of bounds that do not cross, are exact: only a reward of 1 is a win.
 */
public final class Rounding {

    /** The greatest difference between rewards from 0 to 1, or probabilities, that should be equal. */
    public static final double TOLERANCE = 1e-6;

    private Rounding() {}

    public static boolean areEqual(double a, double b) {
        return Math.abs(a - b) <= TOLERANCE;
    }

    /** Whether bounds leave one value: they meet or, since each may be derived in another way, cross. */
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
