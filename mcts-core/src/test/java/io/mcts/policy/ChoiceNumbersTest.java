package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChoiceNumbersTest {

    @Test
    void numbersAreGivenInOrderHoweverGreatTheIndices() {
        ChoiceNumbers numbers = new ChoiceNumbers();
        assertThat(numbers.number(1, 7)).isZero();
        assertThat(numbers.number(0, Integer.MAX_VALUE)).isEqualTo(1);
        assertThat(numbers.number(1, Integer.MAX_VALUE)).isEqualTo(2);
        assertThat(numbers.number(32_766, 65_535)).isEqualTo(3);
        assertThat(numbers.number(0, 65_536)).isEqualTo(4);
        assertThat(numbers.number(0, 7)).isEqualTo(5);
        assertThat(numbers.number(1, 7)).isZero();
        assertThat(numbers.number(32_766, 65_535)).isEqualTo(3);
        assertThat(numbers.number(0, Integer.MAX_VALUE)).isEqualTo(1);
        assertThat(numbers.count()).isEqualTo(6);
    }

    @Test
    void refusesANegativeIndex() {
        assertThatThrownBy(() -> new ChoiceNumbers().number(0, -1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the index of a move is 0 or more, not -1");
    }

    @Test
    void aTableAgreesWithTheOneOfThePlatform() {
        Map<Long, Integer> expected = new HashMap<>();
        KeyTable table = new KeyTable(5_000);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            long key = random.nextLong(8_000) << (i % 3 * 21);
            int before = expected.getOrDefault(key, KeyTable.ABSENT);
            assertThat(table.find(key)).isEqualTo(before);
            if (before == KeyTable.ABSENT && expected.size() < 5_000) {
                expected.put(key, expected.size());
            }
            assertThat(table.add(key)).isEqualTo(expected.getOrDefault(key, KeyTable.ABSENT));
        }
        assertThat(table.size()).as("it was full").isEqualTo(5_000);
    }
}
