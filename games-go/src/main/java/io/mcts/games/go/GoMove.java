package io.mcts.games.go;

import io.mcts.game.Move;
import io.mcts.games.go.board.Board;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A stone on a point, written as {@code C4}, or {@code pass}. A point has the same move on boards of all sizes. */
public final class GoMove implements Move {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";

    private static final List<GoMove> ALL = IntStream.rangeClosed(0, Board.MOST_LINES * Board.MOST_LINES)
            .mapToObj(GoMove::new)
            .toList();

    /** A pass, without a stone. */
    public static final GoMove PASS = ALL.get(Board.MOST_LINES * Board.MOST_LINES);

    private final int index;

    private GoMove(int index) {
        this.index = index;
    }

    /** Returns a stone on a point: the column counts from 0 at the left, the row from 0 at the bottom. */
    public static GoMove at(int column, int row) {
        if (column < 0 || column >= Board.MOST_LINES || row < 0 || row >= Board.MOST_LINES) {
            throw new IllegalArgumentException(
                    "columns and rows are numbered from 0 to 18, not " + column + ", " + row);
        }
        return ALL.get(row * Board.MOST_LINES + column);
    }

    /** Reads a move on a board, in letters of either case; throws {@link IllegalArgumentException} if it is none. */
    public static GoMove parse(String text, int lines) {
        String word = text.toUpperCase(Locale.ROOT);
        if (word.equals("PASS")) {
            return PASS;
        }
        int column = word.isEmpty() ? -1 : COLUMNS.indexOf(word.charAt(0));
        int row = word.matches(".[1-9][0-9]?") ? Integer.parseInt(word.substring(1)) - 1 : -1;
        if (column < 0 || column >= lines || row < 0 || row >= lines) {
            throw new IllegalArgumentException("'" + text + "' is not a point of a board of " + lines + " lines");
        }
        return at(column, row);
    }

    @Override
    public int index() {
        return index;
    }

    /** Whether no stone is placed. */
    public boolean isPass() {
        return this == PASS;
    }

    /** Returns {@link Board#NONE} for a pass. */
    int point(Board board) {
        return isPass() ? Board.NONE : board.point(column(), row());
    }

    /** Returns the column, from 0 at the left; not of a pass. */
    public int column() {
        return index % Board.MOST_LINES;
    }

    /** Returns the row, from 0 at the bottom; not of a pass. */
    public int row() {
        return index / Board.MOST_LINES;
    }

    @Override
    public String toString() {
        return isPass() ? "pass" : COLUMNS.charAt(column()) + String.valueOf(row() + 1);
    }
}
