package io.mcts.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link LongTable#retain} against a map, with keys that collide and runs that wrap around the end. */
class LongTableRetainTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 10})
    void keepsExactlyTheEntriesThatPass(int one) {
        for (int seed = 0; seed < 50; seed++) {
            RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
            LongTable table = new LongTable();
            Map<Long, Integer> expected = new HashMap<>();
            for (int i = 0; i < 1 + seed * 20; i++) {
                long key = random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(400);
                int value = random.nextInt(1_000);
                table.put(key, value);
                expected.put(key, value);
            }
            table.retain(value -> one > 0 && value % one == 0);
            expected.values().removeIf(value -> one == 0 || value % one != 0);
            assertThat(table.size()).isEqualTo(expected.size());
            Map<Long, Integer> found = new HashMap<>();
            table.forEach((key, value) -> assertThat(found.put(key, value)).isNull());
            assertThat(found).isEqualTo(expected);
            expected.forEach((key, value) -> assertThat(table.get(key)).isEqualTo(value));
        }
    }
}
