package io.mcts.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.game.Notation;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TicTacToeNotationTest {

    private static final Notation<TicTacToe, Cell> NOTATION = TicTacToe.NOTATION;

    @Test
    void everyReachablePositionIsReadBackAsItIsWritten() {
        for (TicTacToe state : GameTree.reachable()) {
            TicTacToe read = NOTATION.parse(NOTATION.format(state));

            assertThat(read).isEqualTo(state);
            assertThat(read.currentPlayer()).isEqualTo(state.currentPlayer());
        }
    }

    @Test
    void ofAll19683BoardsExactlyTheReachableOnesAreRead() {
        Set<String> reachable =
                GameTree.reachable().stream().map(TicTacToe::toString).collect(Collectors.toSet());

        for (int number = 0; number < 19_683; number++) {
            String board = board(number);
            assertThat(isRead(board)).as(board).isEqualTo(reachable.contains(board));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "x...o...  | it has 8 characters; a position is nine characters, row by row from the top: 'x', 'o' or '.'",
                "x...o..... | it has 10 characters; a position is nine characters, row by row from the top: 'x', 'o' or '.'",
                "x...O.... | character 5 (cell b2) is 'O'; a position is nine characters, row by row from the top: 'x', 'o' or '.'",
                "xx......  | it has 8 characters; a position is nine characters, row by row from the top: 'x', 'o' or '.'",
                "xx....... | it has 2 x and 0 o; x begins, so x has as many as o or one more",
                "o........ | it has 0 x and 1 o; x begins, so x has as many as o or one more",
                "xxxooo... | x and o both have three in a row; the game ends with the first",
                "xxxoo.o.. | x has three in a row and yet o has moved after it; the game ends there, so x must have one more than o",
                "ooox.xx.x | o has three in a row and yet x has moved after it; the game ends there, so o must have as many as x"
            })
    void saysWhatIsWrongWithAnImpossiblePosition(String position, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NOTATION.parse(position))
                .withMessage("'" + position + "' is not a position of tic-tac-toe: " + reason);
    }

    @Test
    void everyCellIsReadAsItIsWritten() {
        for (Cell cell : Cell.ALL) {
            assertThat(NOTATION.parseMove(TicTacToe.initial(), cell.toString())).isSameAs(cell);
        }
    }

    @Test
    void cellsAreWrittenFromTheBottomLeftAndNumberedFromTheTopLeft() {
        assertThat(Cell.ALL).hasToString("[a3, b3, c3, a2, b2, c2, a1, b1, c1]");
        assertThat(Cell.ALL).extracting(Cell::index).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void anIllegalMoveIsRefusedWithTheLegalOnes() {
        TicTacToe state = NOTATION.parse("xoxxoxo..");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> NOTATION.parseMove(state, "a1"))
                .withMessage("'a1' is not a legal move in xoxxoxo..; legal are [b1, c1]");
    }

    private static boolean isRead(String board) {
        try {
            NOTATION.parse(board);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    /** One of the 3 to the 9th boards. */
    private static String board(int number) {
        StringBuilder board = new StringBuilder();
        for (int rest = number, i = 0; i < 9; i++, rest /= 3) {
            board.append(".xo".charAt(rest % 3));
        }
        return board.toString();
    }
}
