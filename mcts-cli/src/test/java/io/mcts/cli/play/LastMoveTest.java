package io.mcts.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The diagrams have {@code /} for a line break. */
class LastMoveTest {

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "3 . . ./2 . . .,3 . . ./2 . x .,3 . . ./2 .(x).",
                "3 . . ./2 . . .,3 . . x/2 . . .,3 . .(x)/2 . . .",
                // a stone that moves, beside others, and a line that names the player to move
                "5 R1 R3 ./4 .  .  .//red 3,5 R1 .  ./4 .  R3 .//blue 1,5 R1 .  ./4 . (R3).//blue 1",
                // a stone that captures
                "2 X O ./1 . . .,2 X . X/1 . . .,2 X .(X)/1 . . .",
                // no move, a pass, many stones, a notation in one word
                "'',2 X . X,2 X . X",
                "2 X . X,2 X . X,2 X . X",
                "2 X O . .,2 X X X .,2 X X X .",
                "race 00x2,race 03x1,race 03x1",
            })
    void aStoneThatHasComeStandsInBrackets(String before, String diagram, String marked) {
        assertThat(LastMove.marked(lines(diagram), lines(before), false)).isEqualTo(lines(marked));
    }

    @ParameterizedTest
    @CsvSource({"2 . ./red 3,2 . x/blue 1,2 . [x]/blue 1", "2 x ./1 . .,2 . ./1 x .,2 [.] ./1 [x] ."})
    void whatHasChangedIsInInverseColours(String before, String diagram, String marked) {
        assertThat(LastMove.marked(lines(diagram), lines(before), true))
                .isEqualTo(lines(marked).replace("]", "\u001b[27m").replaceAll("\\[(?!27m)", "\u001b[7m"));
    }

    private static String lines(String text) {
        return text.replace('/', '\n');
    }
}
