package io.mcts.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Groups that share liberties, on a board of 5 x 5 whose column C is empty. */
class SekisTest {

    /**
     * Every textbook has four points in a row alive, since the player can answer either way to two eyes, and three in a row dead if the
     * opponent is first in the middle. So a group with three points may be in seki, one with four or five is not, and neither
     * is its neighbour, which it can capture.
     */
    @ParameterizedTest
    @CsvSource({
        "A4 A5 B1 B2 B3 B4 B5, D1 D2 D3 D4 D5 E4 E5, true", // three each
        "A5 B1 B2 B3 B4 B5,    D1 D2 D3 D4 D5 E5,    false", // four each
        "B1 B2 B3 B4 B5,       D1 D2 D3 D4 D5,       false", // five each
        "A4 A5 B1 B2 B3 B4 B5, D1 D2 D3 D4 D5 E5,    false",
        "A5 B1 B2 B3 B4 B5,    D1 D2 D3 D4 D5 E4 E5, false",
        "A2 A4 B1 B2 B3 B4 B5, D1 D2 D3 D4 D5 E4 E5, false", // three eyes against three points in a row
    })
    void aGroupWithRoomForTwoEyesIsNotInSeki(String black, String white, boolean isSeki) {
        Go state = Go.notation(GoRules.of(5))
                .parse("black=" + black.replace(' ', ',') + " white=" + white.replace(' ', ','));
        String stones = Sekis.of(state.board()).stream()
                .mapToObj(point -> state.move(point).toString())
                .sorted()
                .collect(Collectors.joining(" "));
        assertThat(stones).isEqualTo(isSeki ? black + " " + white : "");
    }
}
