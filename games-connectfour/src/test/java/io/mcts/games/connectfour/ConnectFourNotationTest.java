package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourNotationTest {

    private static final ConnectFourNotation CLASSIC = ConnectFourNotation.of(ConnectFour.classic());
    private static final ConnectFourNotation SMALL = ConnectFourNotation.of(ConnectFour.of(4, 4, new BoardCell(2, 1)));
    private static final ConnectFourNotation LARGE = ConnectFourNotation.of(ConnectFour.of(12, 12));

    @Test
    void aSequenceOfDigitsIsPlayed() {
        assertThat(CLASSIC.parse("4453")).hasToString("......./......./......./......./...o.../..oxx.. x");
    }

    @Test
    void noTextIsTheBeginning() {
        assertThat(CLASSIC.parse("")).isEqualTo(ConnectFour.classic());
    }

    @Test
    void commasSeparateColumnsOfTwoDigits() {
        assertThat(LARGE.parse("11,4,12").toString()).endsWith("/...o......xx o");
        assertThat(LARGE.parse("12").toString()).endsWith("/xo.......... x");
        assertThat(LARGE.parse("12,").toString()).endsWith("/...........x o");
        assertThat(CLASSIC.parse("4,4,5,3")).isEqualTo(CLASSIC.parse("4453"));
    }

    @Test
    void aBoardIsReadAsItIsWritten() {
        String board = ".o../.x../.#../xxo. o";

        assertThat(SMALL.parse(board)).hasToString(board);
        assertThat(SMALL.format(SMALL.parse(board))).isEqualTo(board);
    }

    @Test
    void everyPositionOfRandomGamesIsReadBackAsItIsWritten() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int game = 0; game < 50; game++) {
            ConnectFour state = ConnectFour.course(random);
            ConnectFourNotation notation = ConnectFourNotation.of(state);
            StringBuilder moves = new StringBuilder();
            while (!state.isTerminal()) {
                assertThat(notation.parse(notation.format(state))).isEqualTo(state);
                assertThat(notation.parse(moves.toString())).isEqualTo(state);
                Drop drop = state.randomMove(random);
                moves.append(drop).append(',');
                state.play(drop);
            }
            assertThat(notation.parse(notation.format(state)))
                    .isEqualTo(state)
                    .matches(ConnectFour::isTerminal)
                    .matches(read -> read.payoff(0) == state.payoff(0));
            assertThat(notation.parse(moves.toString())).isEqualTo(state);
        }
    }

    @Test
    void movesAreReadAsTheyAreWritten() {
        ConnectFour state = ConnectFour.of(12, 12);
        for (Drop drop : state.legalMoves()) {
            assertThat(LARGE.parseMove(state, drop.toString())).isSameAs(drop).isSameAs(Drop.into(drop.index()));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CLASSIC.parseMove(ConnectFour.classic(), "8"))
                .withMessage("'8' is not a legal move in ......./......./......./......./......./....... x;"
                        + " legal are [1, 2, 3, 4, 5, 6, 7]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "448     | move 3 is '8': columns are 1 to 7",
                "0       | move 1 is '0': columns are 1 to 7",
                "4x5     | move 2 is 'x': columns are 1 to 7",
                "4,,5    | move 2 is '': columns are 1 to 7",
                "4,10    | move 2 is '10': columns are 1 to 7",
                "44444444 | move 7 is '4': the column is full",
                "12121211 | move 8 is '1': the game was over before it",
                "......./ | after a board comes a blank and the player to move, x or o",
                "......./.......x | after a board comes a blank and the player to move, x or o",
                "......./....... z | after a board comes a blank and the player to move, x or o",
                "/ | after a board comes a blank and the player to move, x or o",
                "......./....... x | it has 2 rows instead of 6",
                "......./......./....../......./......./....... x | row 3 has 6 cells instead of 7; rows count from 1 at"
                        + " the top",
                "......./......./......./......./......./x..X... o | the cell at row 6, column 4 is 'X'; a cell is 'x',"
                        + " 'o', '.' if it is empty or '#' if it is blocked",
                "......./......./......./......./......./x..#... o | the cell at row 6, column 4 is '#' but it is not"
                        + " blocked on this board",
                "......./......./......./......./x....../....... o | the disc at row 5, column 1 floats: row 6, column 1"
                        + " below it is empty; rows and columns count from 1 at the top left",
                "......./......./......./......./......./o...... x | with x to move, x, which begins, has as many discs"
                        + " as o, but there are 0 and 1",
                "......./......./x....../xo...../xo...../xo..... x | with x to move, x, which begins, has as many discs"
                        + " as o, but there are 4 and 3",
                "......./......./x....../xo...../xo...../xo.o... x | x has four in a row from row 6, column 1 and yet o"
                        + " has moved after it; the game ends there"
            })
    void saysWhatIsWrongWithAPosition(String position, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CLASSIC.parse(position))
                .withMessage("'" + position + "' is not a position of this board: " + reason);
    }

    @Test
    void aBlockedCellMustBeWrittenAsBlocked() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SMALL.parse("..../..../..../.... x"))
                .withMessage(
                        "'..../..../..../.... x' is not a position of this board: the cell at row 3, column 2 is '.'"
                                + " but it is blocked on this board: '#'");
    }
}
