package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions from a host program; that all that can be played is read rightly stands in FastAgainstSlowProperties. */
class ObservedBoardTest {

    private static final String COUNTING = "; rows and columns count from 1 at the top left";

    @Test
    void theSideWithMoreDiscsBeganAndIsX() {
        assertThat(observed("0000/0000/0200/1200", 1, "0-0")).hasToString("#.../..../.x../ox.. o");
    }

    @Test
    void withEqualNumbersTheSideToMoveBegan() {
        assertThat(observed("0000/0000/0000/1200", 1)).hasToString("..../..../..../xo.. x");
        assertThat(observed("0000/0000/0000/1200", 2)).hasToString("..../..../..../ox.. x");
    }

    @Test
    void theSideToMoveIsTheCurrentPlayer() {
        ConnectFour state = observed("0000/0000/0000/1000", 2);

        assertThat(state).hasToString("..../..../..../x... o");
        assertThat(state.currentPlayer()).isEqualTo(1);
    }

    @Test
    void discsMayStandOverBlockedCells() {
        assertThat(observed("0000/0000/1000/0002", 1, "3-0", "1-0")).hasToString("..../#.../x.../#..o x");
    }

    @Test
    void aGameThatIsOverIsRead() {
        ConnectFour state = observed("1000/1200/1200/1200", 2);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(1);
    }

    @Test
    void fiveInARowMadeByTheLastDiscIsOneWin() {
        ConnectFour state = observed("00000/00000/00000/22022/11111", 2);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0000/0000/0100/0000 | 2 | the disc at row 3, column 2 floats: row 4, column 2 below it is empty",
                "0000/1000/0000/2000 | 1 | the disc at row 2, column 1 floats: row 3, column 1 below it is empty"
            })
    void floatingDiscsAreRefused(String cells, int toMove, String message) {
        assertRefused(cells, toMove, message + COUNTING);
    }

    @Test
    void aDiscFloatsOverAFreeCellThoughABlockedOneIsBetween() {
        assertRefused(
                "0000/0100/0000/0000",
                2,
                "the disc at row 2, column 2 floats: row 4, column 2 below it is empty" + COUNTING,
                "2-1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0000/0000/0000/1010 | 2 | with side 2 to move, side 1, which begins, has one disc more than side 2,"
                        + " but there are 2 and 0",
                "0000/0000/0000/1000 | 1 | with side 1 to move, side 2, which begins, has one disc more than side 1,"
                        + " but there are 0 and 1"
            })
    void numbersThatDoNotFitTheSideToMoveAreRefused(String cells, int toMove, String message) {
        assertRefused(cells, toMove, message);
    }

    @Test
    void twoWinnersAreRefused() {
        assertRefused(
                "1200/1200/1200/1200",
                1,
                "side 1 and side 2 both have four in a row, from row 4, column 1 and from row 4, column 2; the game ends"
                        + " with the first");
    }

    @Test
    void aWinnerWhoIsToMoveIsRefused() {
        assertRefused(
                "1000/1200/1200/1202",
                1,
                "side 1 has four in a row from row 4, column 1 and yet side 2 has moved after it; the game ends there");
    }

    @Test
    void twoFoursThatNoSingleDiscMakesAreRefused() {
        assertRefused(
                "00000/10001/12001/12221/12221",
                2,
                "side 1 has four in a row from row 5, column 1 and another; no single last disc makes both, so one came"
                        + " after the end of the game");
    }

    @Test
    void aDiscOnABlockedCellIsRefused() {
        assertRefused(
                "0000/0000/0000/0100", 2, "a disc of side 1 stands on the blocked cell at row 4, column 2", "3-1");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void unknownValuesAreRefused(int value) {
        int[] cells = new int[16];
        cells[6] = value;

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.observed(4, 4, cells, 1))
                .withMessage("the cell at row 2, column 3 is " + value
                        + "; 0 stands for an empty cell, 1 and 2 for the discs of the two sides");
    }

    @Test
    void aWrongNumberOfCellsIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.observed(6, 7, new int[41], 1))
                .withMessage("41 cells; a board of 6 rows and 7 columns has 42");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void otherSidesAreRefused(int toMove) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFour.observed(4, 4, new int[16], toMove))
                .withMessage("side " + toMove + " is to move; the sides are 1 and 2");
    }

    private static void assertRefused(String cells, int toMove, String message, String... blocked) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> observed(cells, toMove, blocked))
                .withMessage(message);
    }

    private static ConnectFour observed(String cells, int toMove, String... blocked) {
        List<String> rows = List.of(cells.split("/"));
        return ConnectFour.observed(
                rows.size(),
                rows.get(0).length(),
                String.join("", rows).chars().map(c -> c - '0').toArray(),
                toMove,
                List.of(blocked).stream().map(BoardCell::parse).toArray(BoardCell[]::new));
    }
}
