package io.mcts.random;

import java.util.SplittableRandom;

/** Draws seeds for searches that are given none. */
public final class Seeds {

    /** Greater seeds would be rounded by programs that read JSON numbers as doubles, such as those in JavaScript. */
    private static final long BOUND = 1L << 53;

    private Seeds() {}

    /** Draws a seed, from 0 to 2<sup>53</sup> - 1. */
    public static long draw() {
        return new SplittableRandom().nextLong(BOUND);
    }
}
