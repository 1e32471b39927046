package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourTest {

    @Test
    void xBeginsOnAnEmptyBoardOfSevenColumnsAndSixRows() {
        ConnectFour state = ConnectFour.classic();

        assertThat(state).hasToString("......./......./......./......./......./....... x");
        assertThat(state.rows()).isEqualTo(6);
        assertThat(state.columns()).isEqualTo(7);
        assertThat(state.blocked()).isEmpty();
        assertThat(state.currentPlayer()).isZero();
        assertThat(state.legalMoves()).hasToString("[1, 2, 3, 4, 5, 6, 7]");
    }

    @ParameterizedTest
    @CsvSource({
        "1212121, 1", // upright
        "1122334, 1", // level
        "12233434464, 1", // rising
        "76655454424, 1", // falling
        "71213141, -1", // upright, by o
        "547125662261271266215743771576315353334444, 0" // a full board
    })
    void paysTheWinnerOneAndTheLoserMinusOne(String moves, double payoffOfX) {
        for (ConnectFour start : bothKinds(Board.of(6, 7))) {
            ConnectFour state = ConnectFourNotation.of(start).parse(moves);

            assertThat(state.isTerminal()).isTrue();
            assertThat(state.payoff(0)).isEqualTo(payoffOfX);
            assertThat(state.payoff(1)).isEqualTo(0 - payoffOfX);
        }
    }

    @Test
    void discsPassOverBlockedCells() {
        // The lowest cell and the two cells above the next one are blocked.
        BoardCell[] blocked = {new BoardCell(5, 0), new BoardCell(3, 0), new BoardCell(2, 0)};
        for (ConnectFour state : bothKinds(Board.of(6, 7, blocked))) {
            play(state, 0, 0, 0);

            assertThat(state).hasToString("x....../o....../#....../#....../x....../#...... o");
            assertThat(state.legalMoves()).hasToString("[2, 3, 4, 5, 6, 7]");
        }
    }

    @Test
    void aColumnWhoseCellsAboveAreAllBlockedIsFull() {
        for (ConnectFour state :
                bothKinds(Board.of(4, 4, new BoardCell(0, 1), new BoardCell(1, 1), new BoardCell(2, 1)))) {
            assertThat(state.legalMoves()).hasToString("[1, 2, 3, 4]");

            play(state, 1);

            assertThat(state.legalMoves()).hasToString("[1, 3, 4]");
        }
    }

    @Test
    void aBlockedCellBelongsToNobodyAndInterruptsARow() {
        for (ConnectFour state : bothKinds(Board.of(6, 7, new BoardCell(3, 0)))) {
            play(state, 0, 1, 0, 1, 0, 2, 0);

            assertThat(state.mark(new BoardCell(1, 0))).isEqualTo('x');
            assertThat(state.isTerminal()).isFalse();
        }
    }

    @Test
    void isDrawnAsPeopleDrawIt() {
        ConnectFour state = ConnectFour.of(4, 5, new BoardCell(1, 2));
        play(state, 2, 2, 2, 4);

        assertThat(state.diagram()).isEqualTo("""
                        . . x . .
                        . . # . .
                        . . o . .
                        . . x . o
                        1 2 3 4 5""");
    }

    @Test
    void columnsWithTwoDigitsAreDrawnInLine() {
        ConnectFour state = ConnectFour.of(4, 10);
        play(state, 9);

        assertThat(state.diagram()).endsWith("\n .  .  .  .  .  .  .  .  .  x\n 1  2  3  4  5  6  7  8  9 10");
    }

    @Test
    void aFullColumnIsRefused() {
        for (ConnectFour state : bothKinds(Board.of(4, 4))) {
            play(state, 2, 2, 2, 2);

            assertThatIllegalArgumentException()
                    .isThrownBy(() -> state.play(Drop.into(2)))
                    .withMessage("no legal move in ..o./..x./..o./..x. x: 3; legal are [1, 2, 4]");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> state.play(Drop.into(4)))
                    .withMessage("no legal move in ..o./..x./..o./..x. x: 5; legal are [1, 2, 4]");
        }
    }

    @Test
    void aMoveAfterTheEndIsRefused() {
        for (ConnectFour state : bothKinds(Board.of(4, 4))) {
            play(state, 0, 1, 0, 1, 0, 1, 0);

            assertThatIllegalArgumentException().isThrownBy(() -> state.play(Drop.into(2)));
            assertThatIllegalStateException()
                    .isThrownBy(() -> state.randomMove(Xoroshiro128PlusPlus.of(1)))
                    .withMessage("no legal move: the game is over in x.../xo../xo../xo.. o");
        }
    }

    @Test
    void beforeTheEndThereIsNoPayoff() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ConnectFour.of(4, 4).payoff(0))
                .withMessage("no payoff: the game is not over in ..../..../..../.... x");
    }

    @Test
    void namesTheColumnsThatWinForEitherPlayer() {
        for (ConnectFour start : bothKinds(Board.of(6, 7))) {
            ConnectFour state = ConnectFourNotation.of(start).parse("223344");

            assertThat(state.immediateWins(0)).hasToString("[1, 5]");
            assertThat(state.immediateWins(1)).isEmpty();

            play(state, 6);

            assertThat(state.immediateWins(0)).hasToString("[1, 5]");
            assertThat(state.immediateWins(1)).isEmpty();

            play(state, 0);

            assertThat(state.immediateWins(0)).hasToString("[5]");
            assertThat(state.immediateWins(1)).hasToString("[1]");
        }
    }

    @Test
    void oneOfSeveralWinsIsDrawnWithEqualChance() {
        for (ConnectFour start : bothKinds(Board.of(6, 7))) {
            ConnectFour state = ConnectFourNotation.of(start).parse("223344");
            RandomGenerator random = Xoroshiro128PlusPlus.of(1);
            Map<String, Integer> drawn = new HashMap<>();
            for (int i = 0; i < 10_000; i++) {
                drawn.merge(String.valueOf(state.immediateWin(0, random)), 1, Integer::sum);
            }

            assertThat(drawn).containsOnlyKeys("1", "5");
            assertThat(drawn.get("1")).isBetween(5_000 - 4 * 50, 5_000 + 4 * 50);
            assertThat(state.immediateWin(1, random)).isNull();
        }
    }

    @Test
    void aPositionReachedInTwoWaysIsTheSame() {
        for (Board board : List.of(Board.of(6, 7), Board.of(12, 12))) {
            ConnectFour one = ConnectFourNotation.of(board.start()).parse("4,5,3");
            ConnectFour other = ConnectFourNotation.of(board.start()).parse("3,5,4");

            assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
            assertThat(one.key()).isEqualTo(other.key());
        }
    }

    @Test
    void positionsAreTheSameOnlyOnTheSameBoard() {
        assertThat(ConnectFour.of(4, 4)).isNotEqualTo(ConnectFour.of(4, 5)).isNotEqualTo("a text");
        assertThat(ConnectFour.of(12, 12))
                .isEqualTo(ConnectFour.of(12, 12))
                .isNotEqualTo(ConnectFour.of(12, 12, new BoardCell(0, 0)))
                .isNotEqualTo("a text");
    }

    @Test
    void resetsToAPositionOfAnotherGameOnAnEqualBoard() {
        for (Board board : List.of(Board.of(6, 7), Board.of(12, 12, new BoardCell(3, 3)))) {
            ConnectFour state = board.start();
            ConnectFour other = ConnectFour.of(
                    board.rows(), board.columns(), board.blocked().toArray(BoardCell[]::new));
            play(other, 3, 3, 2);

            state.resetTo(other);

            assertThat(state).isEqualTo(other);
        }
    }

    @Test
    void refusesToResetToAPositionOnAnotherBoard() {
        for (Board board : List.of(Board.of(6, 7), Board.of(12, 12))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> board.start().resetTo(ConnectFour.of(4, 4)))
                    .withMessageStartingWith("another board: ..../..../..../.... x instead of ");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "3, 7   | 3 rows: a board has 4 to 12 of them",
                "13, 7  | 13 rows: a board has 4 to 12 of them",
                "6, 3   | 3 columns: a board has 4 to 12 of them",
                "6, 13  | 13 columns: a board has 4 to 12 of them"
            })
    void boardsOfOtherSizesAreRefused(String size, String message) {
        int rows = Integer.parseInt(size.replaceAll(",.*", ""));
        int columns = Integer.parseInt(size.replaceAll(".* ", ""));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.of(rows, columns))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"6-0", "0-7", "99-1"})
    void blockedCellsOutsideTheBoardAreRefused(String cell) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.of(6, 7, BoardCell.parse(cell)))
                .withMessage("the blocked cell " + cell + " lies outside the board: rows are 0 to 5, columns 0 to 6");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.classic().mark(BoardCell.parse(cell)))
                .withMessage("the cell " + cell + " lies outside the board: rows are 0 to 5, columns 0 to 6");
    }

    @Test
    void aBoardWithoutAFreeCellIsRefused() {
        BoardCell[] all = new BoardCell[16];
        for (int i = 0; i < all.length; i++) {
            all[i] = new BoardCell(i / 4, i % 4);
        }

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.of(4, 4, all))
                .withMessage("all 16 cells are blocked");
    }

    @Test
    void blockedCellsAreListedOnceAndFromTheTop() {
        assertThat(ConnectFour.of(
                                6,
                                7,
                                new BoardCell(5, 1),
                                new BoardCell(0, 3),
                                new BoardCell(5, 1),
                                new BoardCell(5, 0))
                        .blocked())
                .containsExactly(new BoardCell(0, 3), new BoardCell(5, 0), new BoardCell(5, 1));
    }

    @Test
    void theCourseVariantHasAllItsSizesAndOneBlockedCell() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        boolean[][] seen = new boolean[13][13];
        for (int i = 0; i < 1_000; i++) {
            ConnectFour start = ConnectFour.course(random);
            seen[start.rows()][start.columns()] = true;
            assertThat(start.blocked()).hasSize(1);
        }
        for (int rows = 0; rows < 13; rows++) {
            for (int columns = 0; columns < 13; columns++) {
                assertThat(seen[rows][columns]).isEqualTo(rows >= 9 && columns >= 9);
            }
        }
    }

    @Test
    void cellsAreReadAsTheyAreWritten() {
        assertThat(BoardCell.parse("5-6")).isEqualTo(new BoardCell(5, 6)).hasToString("5-6");
        assertThat(BoardCell.parse("10-0")).isEqualTo(new BoardCell(10, 0)).hasToString("10-0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5-", "-5-6", "5-6-7", "a-b", "5 - 6", "123-4"})
    void otherTextsAreNoCells(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardCell.parse(text))
                .withMessage("'" + text + "' is not a cell: it is written row-column, counted from 0 at the top left,"
                        + " as in 5-6");
    }

    private static List<ConnectFour> bothKinds(Board board) {
        return List.of(ConnectFours.inOneWord(board), ConnectFours.inLines(board));
    }

    private static void play(ConnectFour state, int... columns) {
        for (int column : columns) {
            state.play(Drop.into(column));
        }
    }
}
