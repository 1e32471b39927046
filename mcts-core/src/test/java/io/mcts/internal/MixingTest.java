package io.mcts.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MixingTest {

    private static final int KEYS = 1 << 14;
    private static final int NUMBERS = 16;

    /** The first numbers of the public-domain program splitmix64.c with the state 1,234,567. */
    @Test
    void isTheMixOfSplitMix64() {
        long state = 1_234_567;
        for (long expected : new long[] {6_457_827_717_110_365_317L, 3_203_168_211_198_807_973L}) {
            state += 0x9E37_79B9_7F4A_7C15L;
            assertThat(Mixing.mix(state)).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("io.mcts.internal.KeyFamilies#all")
    void joinedKeysAreDifferent(LongUnaryOperator family) {
        Set<Long> joined = new HashSet<>();
        for (int i = 0; i < KEYS; i++) {
            for (int number = 0; number < NUMBERS; number++) {
                assertThat(joined.add(Mixing.join(family.applyAsLong(i), number)))
                        .isTrue();
            }
        }
    }

    /** In 2^14 slots, 2^14 random keys leave a share of 1 / e free. */
    @ParameterizedTest
    @MethodSource("io.mcts.internal.KeyFamilies#all")
    void lowAndHighBitsAreSpread(LongUnaryOperator family) {
        Set<Long> low = new HashSet<>();
        Set<Long> high = new HashSet<>();
        for (int i = 0; i < KEYS; i++) {
            long mixed = Mixing.mix(family.applyAsLong(i));
            low.add(mixed & (KEYS - 1));
            high.add(mixed >>> 50);
        }
        assertThat(low.size()).isGreaterThan((int) (0.61 * KEYS));
        assertThat(high.size()).isGreaterThan((int) (0.61 * KEYS));
    }
}
