package io.mcts.tree;

/**
 * Bounds of the reward of player 0, packed into one word so that both are read and written at once: two floats from 0 to 1, the
 * lower bound in the lower half.
 *
 * <p>They are always of player 0, whoever chooses, so that nothing is lost by turning them round. A reward is rounded to the
 * nearest float, by less than 2<sup>-24</sup>; 0, 1/2 and 1 are floats.
 */
public final class BoundsWord {

    /** From 0 to 1: all that is known before anything is. */
    public static final long UNKNOWN = of(0, 1);

    private static final long LOW_HALF = 0xFFFF_FFFFL;

    private BoundsWord() {}

    /**
     * Packs two bounds.
     *
     * @param lower from 0 to 1
     * @param upper from the lower bound to 1
     * @return the word
     */
    public static long of(float lower, float upper) {
        return (long) Float.floatToRawIntBits(upper) << Integer.SIZE | (Float.floatToRawIntBits(lower) & LOW_HALF);
    }

    /**
     * The bounds of a reward that is known.
     *
     * @param reward from 0 to 1
     * @return a word with two equal bounds
     */
    public static long exact(double reward) {
        float rounded = (float) reward;
        return of(rounded, rounded);
    }

    /**
     * The lower bound.
     *
     * @param word two bounds
     * @return from 0 to 1
     */
    public static float lower(long word) {
        return Float.intBitsToFloat((int) word);
    }

    /**
     * The upper bound.
     *
     * @param word two bounds
     * @return from 0 to 1
     */
    public static float upper(long word) {
        return Float.intBitsToFloat((int) (word >>> Integer.SIZE));
    }

    /**
     * Whether the reward is known: the bounds meet.
     *
     * @param word two bounds
     * @return true if they are equal
     */
    public static boolean isExact(long word) {
        return lower(word) >= upper(word);
    }

    /**
     * What two pairs of bounds say together.
     *
     * @param one two bounds
     * @param other two bounds of the same reward
     * @return the greater of the lower bounds and the lesser of the upper bounds
     */
    public static long both(long one, long other) {
        return of(Math.max(lower(one), lower(other)), Math.min(upper(one), upper(other)));
    }

    /**
     * The number within the bounds that is nearest to a given one.
     *
     * @param word two bounds
     * @param reward any number, such as a mean
     * @return the number itself, or the bound that it is beyond
     */
    public static double nearest(long word, double reward) {
        return Math.max(lower(word), Math.min(upper(word), reward));
    }
}
