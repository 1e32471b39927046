package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rules agreed on before a game of Go.
 *
 * @param lines the lines of the board, from 2 to 19
 * @param komi the points that white gets for moving second, any number; a half point rules out draws
 * @param hasCompensation whether white also gets a point for each {@linkplain GoSetUp#isHandicap handicap} stone, as in Chinese rules
 * @param countsTerritory whether territory and prisoners count, as in Japanese rules, instead of area
 */
public record GoRules(int lines, double komi, boolean hasCompensation, boolean countsTerritory) {

    private static final double USUAL_KOMI = 7.5;

    public GoRules {
        if (lines < 2 || lines > Board.MOST_LINES) {
            throw new IllegalArgumentException("a board has 2 to 19 lines, not " + lines);
        }
        if (!Double.isFinite(komi)) {
            throw new IllegalArgumentException("komi is a number of points, not " + komi);
        }
    }

    /** Creates rules with area scoring. */
    public GoRules(int lines, double komi, boolean hasCompensation) {
        this(lines, komi, hasCompensation, false);
    }

    /** Creates rules with area scoring and compensation for handicap stones. */
    public GoRules(int lines, double komi) {
        this(lines, komi, true);
    }

    /** Returns rules with a komi of 7.5. */
    public static GoRules of(int lines) {
        return new GoRules(lines, USUAL_KOMI);
    }

    /** Returns these rules with another komi. */
    public GoRules withKomi(double other) {
        return new GoRules(lines, other, hasCompensation, countsTerritory);
    }

    /** Returns these rules for another board. */
    public GoRules withLines(int other) {
        return new GoRules(other, komi, hasCompensation, countsTerritory);
    }

    /** Returns these rules with another scoring. */
    public GoRules withScoring(boolean ofTerritory, boolean withCompensation) {
        return new GoRules(lines, komi, withCompensation, ofTerritory);
    }

    Stream<GoMove> points() {
        return IntStream.range(0, lines * lines).mapToObj(point -> GoMove.at(point % lines, point / lines));
    }
}
