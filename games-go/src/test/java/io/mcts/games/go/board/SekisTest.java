package io.mcts.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.games.go.GoMove;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Groups that share liberties, on a board of 5 x 5 whose column C is empty. */
class SekisTest {

    private static final int LINES = 5;

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
        Board board = new Board(LINES);
        place(board, black, Board.BLACK);
        place(board, white, Board.WHITE);
        String stones = Sekis.of(board).stream()
                .mapToObj(point ->
                        GoMove.at(board.column(point), board.row(point)).toString())
                .sorted()
                .collect(Collectors.joining(" "));
        assertThat(stones).isEqualTo(isSeki ? black + " " + white : "");
    }

    private static void place(Board board, String stones, byte colour) {
        for (String stone : stones.split(" ")) {
            GoMove move = GoMove.parse(stone, LINES);
            board.place(board.point(move.column(), move.row()), colour);
        }
    }
}
