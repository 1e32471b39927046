package io.mcts.games.go;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What two people agree on before a game of Go.
 *
 * @param lines of the board, from 2 to 19
 * @param komi the points that white gets for moving second; a half point rules out draws
 */
public record GoRules(int lines, double komi) {

    private static final double USUAL_KOMI = 7.5;

    public GoRules {
        if (lines < 2 || lines > GoMove.MOST_LINES) {
            throw new IllegalArgumentException("a board has 2 to 19 lines, not " + lines);
        }
        if (!(Math.abs(komi) <= GoMove.MOST_LINES * GoMove.MOST_LINES) || komi * 2 != Math.rint(komi * 2)) {
            throw new IllegalArgumentException(
                    "komi is a number of points and half points from -361 to 361, not " + komi);
        }
    }

    /** A board with a komi of 7.5. */
    public static GoRules of(int lines) {
        return new GoRules(lines, USUAL_KOMI);
    }

    /** The same board with another komi. */
    public GoRules withKomi(double other) {
        return new GoRules(lines, other);
    }

    /** Stones on all points in the order of rows, from the lowest. */
    Stream<GoMove> points() {
        return IntStream.range(0, lines * lines).mapToObj(point -> GoMove.at(point % lines, point / lines));
    }
}
