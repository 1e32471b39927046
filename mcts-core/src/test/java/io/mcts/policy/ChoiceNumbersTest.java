package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
