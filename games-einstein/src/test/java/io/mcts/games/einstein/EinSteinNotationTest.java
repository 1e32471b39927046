package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EinSteinNotationTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ABC2/DE3/F3a/3bc/2def r -",
                "ABC2/DE3/F3a/3bc/2def b 6",
                "1F2a/5/5/2b2/5 r 1",
                "5/5/5/5/B2bA b -", // red in the corner
                "5/5/2A2/5/5 b -", // the last blue stone taken
                "a4/5/5/5/5 r -" // the last red one, in the corner
            })
    void whatIsParsedIsWrittenTheSame(String position) {
        assertThat(EinStein.NOTATION.parse(position)).hasToString(position);
    }

    @Test
    void everyPositionOfRandomGamesIsReadBack() {
        Random random = new Random(1);
        for (int game = 0; game < 200; game++) {
            EinStein state = EinStein.random(random);
            while (!state.isTerminal()) {
                state.play(state.randomMove(random));
                assertThat(EinStein.NOTATION.parse(EinStein.NOTATION.format(state)))
                        .isEqualTo(state);
            }
        }
    }

    @Test
    void runsOfEmptyCellsMayBeWrittenInParts() {
        assertThat(EinStein.NOTATION.parse("11A11/5/23/1112/4a r -")).hasToString("2A2/5/5/5/4a r -");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ABC2/DE3/F3a/3bc/2def | it has 1 part;",
                "ABC2/DE3/F3a/3bc/2def r | it has 2 parts;",
                "ABC2/DE3/F3a/3bc/2def r - 1 | it has 4 parts;",
                "ABC2/DE3/F3a/3bc/2def x - | the player is 'x'; allowed is 'r' or 'b'",
                "ABC2/DE3/F3a/3bc/2def r 7 | the die is '7'; allowed is '1' to '6', or '-' if it is yet to be rolled",
                "'ABC2/DE3/F3a/3bc/2def r ' | the die is ''; allowed is '1' to '6', or '-' if it is yet to be rolled",
                "ABC2/DE3/F3a/3bc r - | its board has 4 rows; a board is five rows joined by '/'",
                "ABC2/DE3/F3a/3bc/2def/5 r - | its board has 6 rows; a board is five rows joined by '/'",
                "ABC2/DE2/F3a/3bc/2def r - | row 4, 'DE2', has 4 cells; a row has five",
                "ABC2/DE4/F3a/3bc/2def r - | row 4, 'DE4', has 6 cells; a row has five",
                "ABC2/DE3/F5a/3bc/2def r - | row 3, 'F5a', has 7 cells; a row has five",
                "ABG2/DE3/F3a/3bc/2def r - | character 3 of row 5 is 'G'; allowed are 'A' to 'F'",
                "ABC2/DE3/F3a/3bc/2de6 r - | character 4 of row 1 is '6'; allowed are 'A' to 'F'",
                "ABC2/DA3/F3a/3bc/2def r - | stone 'A' stands on a5 and on b4; a side has each stone once",
                "ABC2/DE3/F3a/3bc/2daf r - | stone 'a' stands on e3 and on d1; a side has each stone once",
                "5/5/5/5/5 r - | there is no stone on the board",
                "a4/5/5/5/4A r - | both sides have won;",
                "5/5/5/5/2a1A r - | red has won, so the game is over; after the board there must be 'b -'",
                "5/5/5/5/2a1A b 3 | red has won, so the game is over; after the board there must be 'b -'",
                "5/5/2a2/5/5 b - | blue has won, so the game is over; after the board there must be 'r -'"
            })
    void whatIsNoPositionIsRefusedWithItsReason(String position, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinStein.NOTATION.parse(position))
                .withMessageStartingWith("'" + position + "' is not a position of EinStein würfelt nicht: " + reason);
    }

    @Test
    void throwsAndStepsAreReadAsTheyAreWritten() {
        EinStein state = EinStein.NOTATION.parse("ABC2/DE3/F3a/3bc/2def r -");

        EinSteinMove thrown = EinStein.NOTATION.parseMove(state, "5");
        state.play(thrown);
        EinSteinMove step = EinStein.NOTATION.parseMove(state, "b4-c3");

        assertThat(thrown).isInstanceOf(Roll.class).hasToString("5");
        assertThat(step).isInstanceOf(Step.class).hasToString("b4-c3");
    }

    @Test
    void anIllegalMoveIsRefusedWithThoseThatAreLegal() {
        EinStein state = EinStein.NOTATION.parse("ABC2/DE3/F3a/3bc/2def r 5");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinStein.NOTATION.parseMove(state, "b4-a5"))
                .withMessage(
                        "'b4-a5' is not a legal move in ABC2/DE3/F3a/3bc/2def r 5; legal are [b4-c4, b4-b3, b4-c3]");
    }
}
