package io.mcts.internal;

import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/** Keys as games make them, and those that the usual hash functions confuse. */
public final class KeyFamilies {

    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private KeyFamilies() {}

    /** Functions that give different keys for different numbers below 2<sup>14</sup>. */
    public static Stream<Named<LongUnaryOperator>> all() {
        return Stream.of(
                Named.of("consecutive", i -> i),
                Named.of("negative", i -> -i),
                Named.of("high bits", i -> i << 50),
                Named.of("middle bits", i -> i << 25),
                Named.of("two halves", i -> (i & 127) << 57 | i >>> 7),
                Named.of("few bits anywhere", i -> Long.rotateLeft(i >>> 6 << 1 | 1, (int) i)),
                Named.of("multiples of the golden ratio", i -> i * GOLDEN),
                Named.of("multiples of its inverse", i -> i * inverse(GOLDEN)),
                Named.of("multiples of 32 bits of it", i -> i * 0x9E37_79B9L),
                Named.of("multiples of an increment", i -> i * 0xD1B5_4A32_D192_ED03L),
                Named.of("multiples of 1,000", i -> i * 1_000));
    }

    private static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 6; i++) { // Newton's iteration doubles the right bits
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }
}
