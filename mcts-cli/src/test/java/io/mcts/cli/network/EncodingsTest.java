package io.mcts.cli.network;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.connectfour.BoardCell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.evaluation.EinSteinEncoding;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the networks see, plane by plane, drawn by hand. */
class EncodingsTest {

    private static final ConnectFour FOUR =
            ConnectFourNotation.of(ConnectFour.of(4, 4)).parse("..../..../o.../xxox o");

    /** Red has 1, 3 and 6; blue 2 and 5. Red has thrown a 4, so 3 or 6 may move. */
    private static final EinStein RACE = EinStein.NOTATION.parse("A4/1C3/4b/5/e2F1 r 4");

    private static List<String> planes(float[] tensor, int rows, int columns) {
        List<String> planes = new ArrayList<>();
        for (int plane = 0; plane < tensor.length / rows / columns; plane++) {
            StringBuilder drawn = new StringBuilder();
            for (int cell = 0; cell < rows * columns; cell++) {
                float number = tensor[plane * rows * columns + cell];
                drawn.append(cell > 0 && cell % columns == 0 ? "/" : "").append(Math.round(6 * number));
            }
            planes.add(drawn.toString().replace('0', '.'));
        }
        return planes;
    }

    private static <S extends GameState<S, M>, M extends Move> List<String> planes(
            StateEncoding<S, M> encoding, S state) {
        int[] shape = encoding.shape();
        float[] tensor = new float[IntStream.of(shape).reduce(1, Math::multiplyExact)];
        encoding.encode(state, FloatBuffer.wrap(tensor));
        return planes(tensor, shape[1], shape[2]);
    }

    @Test
    void connectFourIsSeenByThePlayerToMove() {
        assertThat(planes(new ConnectFourEncoding(4, 4, false), FOUR))
                .containsExactly(
                        "..../..../6.../..6.", // o, which moves
                        "..../..../..../66.6", // x
                        "..../6.../.666/....", // where the next stones land
                        "6666/6666/6666/6666",
                        "..../6666/..../6666", // the odd rows from the bottom
                        "..../..../..../....");
    }

    @Test
    void connectFourMirroredHasTheColumnsTheOtherWayRound() {
        assertThat(planes(new ConnectFourEncoding(4, 4, true), FOUR))
                .containsExactly(
                        "..../..../...6/.6..",
                        "..../..../..../6.66",
                        "..../...6/666./....",
                        "6666/6666/6666/6666",
                        "..../6666/..../6666",
                        "..../..../..../....");
    }

    @Test
    void aDropHasThePlaceWhereItsStoneLands() {
        assertThat(FOUR.legalMoves().stream().map(move -> new ConnectFourEncoding(4, 4, false).policyIndex(FOUR, move)))
                .containsExactly(4, 9, 10, 11);
        assertThat(FOUR.legalMoves().stream().map(move -> new ConnectFourEncoding(4, 4, true).policyIndex(FOUR, move)))
                .containsExactly(7, 10, 9, 8);
    }

    @Test
    void aStoneLandsAboveABlockedCell() {
        ConnectFour state = ConnectFourNotation.of(ConnectFour.of(4, 4, new BoardCell(3, 0)))
                .parse("..../..../..../#... x");
        ConnectFourEncoding encoding = new ConnectFourEncoding(4, 4, false);
        assertThat(encoding.policyIndex(state, Drop.into(0))).isEqualTo(8);
        assertThat(planes(encoding, state).get(3)).isEqualTo("6666/6666/6666/.666");
        assertThat(planes(encoding, state).get(5)).isEqualTo("6666/6666/6666/6666");
    }

    @Test
    void einsteinIsSeenFromTheOwnCorner() {
        List<String> planes = planes(new EinSteinEncoding(false), RACE);
        assertThat(planes.get(0)).isEqualTo("6..../...../...../...../.....");
        assertThat(planes.get(2)).isEqualTo("...../.6.../...../...../.....");
        assertThat(planes.get(5)).isEqualTo("...../...../...../...../...6.");
        assertThat(planes.get(6 + 1)).isEqualTo("...../...../....6/...../.....");
        assertThat(planes.get(6 + 4)).isEqualTo("...../...../...../...../6....");
        // 1 by 1 and 2, 3 by 2 to 5, 6 by 4 to 6; 2 by 1 to 4, 5 by 3 to 6
        assertThat(planes.get(12)).isEqualTo("2..../.4.../...../...../...3.");
        assertThat(planes.get(13)).isEqualTo("...../...../....4/...../4....");
        assertThat(planes.get(14)).isEqualTo("...../.6.../...../...../...6.");
        assertThat(planes.get(15)).isEqualTo("66666/66666/66666/66666/66666");
    }

    @Test
    void einsteinWithoutAThrowShowsWhoThrows() {
        EinStein blueToThrow = EinStein.NOTATION.parse("A4/1C3/4b/5/e2F1 b -");
        EinSteinEncoding encoding = new EinSteinEncoding(false);
        List<String> planes = planes(encoding, blueToThrow);
        assertThat(encoding.perspective(blueToThrow)).isEqualTo(EinStein.BLUE);
        assertThat(planes.get(1)).isEqualTo("...../...../6..../...../....."); // turned by half a circle
        assertThat(planes.get(6)).isEqualTo("...../...../...../...../....6");
        assertThat(planes.get(14)).isEqualTo("...../...../...../...../.....");
        assertThat(planes.get(15)).isEqualTo("...../...../...../...../.....");
    }

    @Test
    void aStepHasThePlaceOfItsCellAndDirectionAsThePlayerSeesThem() {
        EinStein red = EinStein.NOTATION.parse("5/1C3/4b/5/e4 r 4");
        EinStein blue = EinStein.NOTATION.parse("4E/3c1/B4/5/5 b 4");
        List<EinSteinMove> steps = red.legalMoves();
        // b4 is the cell 6; to the right, down, both
        assertThat(steps).hasToString("[b4-c4, b4-b3, b4-c3]");
        assertThat(steps.stream().map(step -> new EinSteinEncoding(false).policyIndex(red, step)))
                .containsExactly(18, 19, 20);
        assertThat(steps.stream().map(step -> new EinSteinEncoding(true).policyIndex(red, step)))
                .containsExactly(19, 18, 20);
        assertThat(blue.legalMoves().stream().map(step -> new EinSteinEncoding(false).policyIndex(blue, step)))
                .allSatisfy(place -> assertThat(place).isBetween(0, 74))
                .doesNotHaveDuplicates();
    }
}
