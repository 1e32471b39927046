package com.example.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.games.connectfour.BoardCell;
import org.junit.jupiter.api.Test;

class HostedPlayerTest {

    private final HostedPlayer player = new HostedPlayer(Budget.iterations(2_000), 1);

    /** Side 2 has three in the bottom row, and side 1 has three in column 0 above it: the side to move wins at once. */
    private static final int[] TWO_THREES = {
        0, 0, 0, 0, 0,
        1, 0, 0, 0, 0,
        1, 0, 0, 0, 0,
        1, 2, 2, 2, 0
    };

    @Test
    void theSideThatMovesWins() {
        player.reload(4, 5);
        assertThat(player.getAction(TWO_THREES, 1)).isZero();
        assertThat(player.getAction(TWO_THREES, 2)).isEqualTo(4);
    }

    /** With the bottom of the last column blocked the three in the row are worth nothing, and side 2 has to stop the column. */
    @Test
    void theBlockedCellIsThatOfTheGameReloaded() {
        player.reload(4, 5, new BoardCell(3, 4));
        assertThat(player.getAction(TWO_THREES, 2)).isZero();
    }

    @Test
    void aBoardOfAnotherSizeIsRefused() {
        player.reload(6, 7);
        assertThatThrownBy(() -> player.getAction(TWO_THREES, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("20 cells; a board of 6 rows and 7 columns has 42");
    }
}
