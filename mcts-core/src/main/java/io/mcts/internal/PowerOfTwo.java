package io.mcts.internal;

/** Powers of two, by their bits. */
public final class PowerOfTwo {

    private static final int MANTISSA_BITS = 52;

    private PowerOfTwo() {}

    /** Returns 2<sup>exponent</sup>, for an exponent from {@link Double#MIN_EXPONENT} to {@link Double#MAX_EXPONENT}. */
    public static double of(int exponent) {
        return Double.longBitsToDouble((long) (Double.MAX_EXPONENT + exponent) << MANTISSA_BITS);
    }
}
