package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlayedMovesTest {

    @Test
    void numbersAreGivenInOrderHoweverGreatTheIndices() {
        PlayedMoves played = new PlayedMoves();
        assertThat(played.numberOf(1, 7)).isZero();
        assertThat(played.numberOf(0, Integer.MAX_VALUE)).isEqualTo(1);
        assertThat(played.numberOf(1, Integer.MAX_VALUE)).isEqualTo(2);
        assertThat(played.numberOf(32_766, 65_535)).isEqualTo(3);
        assertThat(played.numberOf(0, 65_536)).isEqualTo(4);
        assertThat(played.numberOf(0, 7)).isEqualTo(5);
        assertThat(played.numberOf(1, 7)).isZero();
        assertThat(played.numberOf(32_766, 65_535)).isEqualTo(3);
        assertThat(played.numberOf(0, Integer.MAX_VALUE)).isEqualTo(1);
        assertThat(played.numberCount()).isEqualTo(6);
    }

    @Test
    void refusesANegativeIndex() {
        assertThatThrownBy(() -> new PlayedMoves().numberOf(0, -1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the index of a move is 0 or more, not -1");
    }
}
