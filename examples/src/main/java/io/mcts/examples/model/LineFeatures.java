package io.mcts.examples.model;

import io.mcts.games.connectfour.Cell;
import io.mcts.games.connectfour.ConnectFour;

/**
 * What {@link LinearModel} sees of a position: numbers, each of which is greater the better the position looks for the player to
 * move in one respect.
 *
 * <p>A line is four cells in a row, none of them blocked; it is open to a player if no stone of the other stands on it. A threat is
 * an empty cell that would complete a line of theirs. It counts as <em>playable</em> if the next stone in its column comes to rest
 * there. In the long run {@code x} gets the odd rows, counted from the bottom, and {@code o} the even ones.
 *
 * <p>Not thread-safe: one object a call.
 */
final class LineFeatures {

    /** Whose turn it is: always 1. */
    static final int TURN = 0;

    /** Open lines with one stone, own less the other's; with two stones the next. */
    static final int ONES = 1;

    static final int TWOS = 2;

    /** Threats that are not playable, own less the other's. */
    static final int THREATS = 3;

    /** Those of them in the rows that their owner gets in the long run. */
    static final int THREATS_IN_OWN_ROWS = 4;

    /** Whether an own threat is playable: a win at once. */
    static final int WIN = 5;

    /** Whether a threat of the other is playable. */
    static final int MUST_STOP = 6;

    /** Whether several are, so that they cannot be stopped. */
    static final int CANNOT_STOP = 7;

    /** How near the stones are to the middle column, in columns, own less the other's. */
    static final int CENTRE = 8;

    /** The number of features. */
    static final int COUNT = 9;

    private static final char EMPTY = '.';
    private static final int LENGTH = 4;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final int rows;
    private final int columns;
    private final char[][] marks;
    private final char own;
    private final boolean[][] ownThreats;
    private final boolean[][] otherThreats;
    private final double[] features = new double[COUNT];

    private LineFeatures(ConnectFour state) {
        rows = state.rows();
        columns = state.columns();
        own = state.currentPlayer() == 0 ? 'x' : 'o';
        marks = new char[rows][columns];
        ownThreats = new boolean[rows][columns];
        otherThreats = new boolean[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                marks[row][column] = state.mark(new Cell(row, column));
            }
        }
    }

    /**
     * Looks at a position.
     *
     * @param state a position in which the game is not over
     */
    static double[] of(ConnectFour state) {
        LineFeatures seen = new LineFeatures(state);
        seen.features[TURN] = 1;
        seen.addLines();
        seen.addThreats();
        seen.addCentre();
        return seen.features;
    }

    private void addLines() {
        for (int[] direction : DIRECTIONS) {
            for (int row = 0; row + (LENGTH - 1) * direction[0] < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    int last = column + (LENGTH - 1) * direction[1];
                    if (last >= 0 && last < columns) {
                        addLine(row, column, direction);
                    }
                }
            }
        }
    }

    private void addLine(int row, int column, int[] direction) {
        int mine = 0;
        int others = 0;
        int emptyRow = row;
        int emptyColumn = column;
        for (int i = 0; i < LENGTH; i++) {
            char mark = marks[row + i * direction[0]][column + i * direction[1]];
            if (mark == '#') {
                return;
            }
            if (mark == EMPTY) {
                emptyRow = row + i * direction[0];
                emptyColumn = column + i * direction[1];
            } else if (mark == own) {
                mine++;
            } else {
                others++;
            }
        }
        if (mine > 0 && others > 0) {
            return;
        }
        if (mine + others == LENGTH - 1) {
            (mine > 0 ? ownThreats : otherThreats)[emptyRow][emptyColumn] = true;
        } else if (mine + others > 0) {
            features[mine + others == 1 ? ONES : TWOS] += mine > 0 ? 1 : -1;
        }
    }

    private void addThreats() {
        int stoppable = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                boolean isPlayable = row + 1 == rows || marks[row + 1][column] != EMPTY;
                if (isPlayable) {
                    features[WIN] = ownThreats[row][column] ? 1 : features[WIN];
                    stoppable += otherThreats[row][column] ? 1 : 0;
                } else {
                    char getsRow = (rows - row) % 2 == 1 ? 'x' : 'o';
                    int difference = (ownThreats[row][column] ? 1 : 0) - (otherThreats[row][column] ? 1 : 0);
                    features[THREATS] += difference;
                    features[THREATS_IN_OWN_ROWS] += ownThreats[row][column] && getsRow == own ? 1 : 0;
                    features[THREATS_IN_OWN_ROWS] -= otherThreats[row][column] && getsRow != own ? 1 : 0;
                }
            }
        }
        features[MUST_STOP] = stoppable > 0 ? 1 : 0;
        features[CANNOT_STOP] = stoppable > 1 ? 1 : 0;
    }

    private void addCentre() {
        double middle = (columns - 1) / 2.0;
        for (char[] row : marks) {
            for (int column = 0; column < columns; column++) {
                if (row[column] == 'x' || row[column] == 'o') {
                    double nearness = middle - Math.abs(column - middle);
                    features[CENTRE] += row[column] == own ? nearness : -nearness;
                }
            }
        }
    }
}
