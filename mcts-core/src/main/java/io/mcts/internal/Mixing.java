package io.mcts.internal;

/**
 * Mixes bits for hash tables, joined keys and seeds.
 *
 * <p>Source: G. Steele, D. Lea, C. Flood, <i>Fast Splittable Pseudorandom Number Generators</i>, OOPSLA 2014, with the constants of D.
 * Stafford's variant 13, as in SplitMix64.
 */
public final class Mixing {

    /** The odd number nearest to 2<sup>64</sup> divided by the golden ratio. */
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private Mixing() {}

    /** Mixes the bits of a number: each bit affects all, and different numbers stay different. */
    public static long mix(long number) {
        long z = number;
        z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return z ^ (z >>> 31);
    }

    /** Joins a key with a small number, such as a player's; for each such number, different keys give different results. */
    public static long join(long key, int number) {
        return mix(mix(key) + (number + 1) * GOLDEN_GAMMA);
    }
}
