package io.mcts.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LongTableTest {

    private static final int MANY = 1 << 14;
    private static final int LONG_RUN = 100;

    @Test
    void agreesWithTheTableOfThePlatform() {
        Map<Long, Integer> expected = new HashMap<>();
        LongTable table = new LongTable();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 40_000; i++) {
            long key = random.nextLong(8_000) << (i % 3 * 21);
            assertThat(table.get(key)).isEqualTo(expected.getOrDefault(key, LongTable.ABSENT));
            int value = random.nextInt(Integer.MAX_VALUE) - (i % 2 == 0 ? 0 : Integer.MAX_VALUE - 2);
            if (value != LongTable.ABSENT) {
                table.put(key, value);
                expected.put(key, value);
            }
        }
        assertThat(table.size()).isEqualTo(expected.size());
        Map<Long, Integer> entries = new HashMap<>();
        table.forEach((key, value) -> assertThat(entries.put(key, value)).isNull());
        assertThat(entries).isEqualTo(expected);
    }

    @Test
    void takesAnyKeyAndTheExtremesOfValues() {
        LongTable table = new LongTable();
        long[] keys = {0, -1, 1, Long.MIN_VALUE, Long.MAX_VALUE};
        int[] values = {0, Integer.MIN_VALUE, Integer.MAX_VALUE, -2, 1};
        for (int i = 0; i < keys.length; i++) {
            assertThat(table.get(keys[i])).isEqualTo(LongTable.ABSENT);
            table.put(keys[i], values[i]);
        }
        for (int i = 0; i < keys.length; i++) {
            assertThat(table.get(keys[i])).isEqualTo(values[i]);
        }
        table.put(0, 7);
        assertThat(table.get(0)).as("replaced").isEqualTo(7);
        assertThat(table.size()).isEqualTo(5);
    }

    @Test
    void isAtMostHalfFull() {
        LongTable table = new LongTable();
        for (int i = 0; i < 10_000; i++) {
            table.put(i, i);
            assertThat(table.bytes()).isGreaterThanOrEqualTo(2L * table.size() * 12);
        }
        assertThat(table.bytes()).as("the next power of two").isEqualTo(32_768 * 12);
    }

    /** Longer runs of used slots would make each look-up a search through them. */
    @ParameterizedTest
    @MethodSource("io.mcts.internal.KeyFamilies#all")
    void keysOfAnyPatternAreSpread(LongUnaryOperator family) {
        LongTable table = new LongTable();
        for (int i = 0; i < MANY; i++) {
            table.put(family.applyAsLong(i), i);
            assertThat(i % 256 == 0 ? table.longestRun() : 0).isLessThan(LONG_RUN);
        }
    }

    @Test
    void aTableFilledFromAnotherIsSpread() {
        LongTable table = new LongTable();
        for (int i = 0; i < MANY; i++) {
            table.put(i, i);
        }
        LongTable copy = new LongTable();
        table.forEach((key, value) -> {
            copy.put(key, value);
            assertThat(copy.size() % 256 == 0 ? copy.longestRun() : 0).isLessThan(LONG_RUN);
        });
        assertThat(copy.size()).isEqualTo(MANY);
    }
}
