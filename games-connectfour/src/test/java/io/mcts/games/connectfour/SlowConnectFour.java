package io.mcts.games.connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** The rules once more, on a matrix of characters and with nothing clever, for comparison. */
final class SlowConnectFour {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    /** Row by row from the top. */
    private final char[][] cells;

    private char mover = 'x';
    private char winner = '-';

    SlowConnectFour(int rows, int columns, List<BoardCell> blocked) {
        cells = new char[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells[row][column] = blocked.contains(new BoardCell(row, column)) ? '#' : '.';
            }
        }
    }

    private SlowConnectFour(SlowConnectFour other) {
        cells = new char[other.cells.length][];
        for (int row = 0; row < cells.length; row++) {
            cells[row] = other.cells[row].clone();
        }
        mover = other.mover;
        winner = other.winner;
    }

    /** The same position as a state, if only its board counts. */
    static SlowConnectFour startOf(ConnectFour state) {
        return new SlowConnectFour(state.rows(), state.columns(), state.blocked());
    }

    SlowConnectFour copy() {
        return new SlowConnectFour(this);
    }

    char mover() {
        return mover;
    }

    /** {@code x}, {@code o}, or {@code -} for nobody. */
    char winner() {
        return winner;
    }

    boolean isOver() {
        return legal().isEmpty();
    }

    int discs() {
        int discs = 0;
        for (char[] row : cells) {
            for (char cell : row) {
                discs += cell == 'x' || cell == 'o' ? 1 : 0;
            }
        }
        return discs;
    }

    List<Integer> legal() {
        List<Integer> legal = new ArrayList<>();
        for (int column = 0; column < cells[0].length && winner == '-'; column++) {
            if (landingRow(column) >= 0) {
                legal.add(column);
            }
        }
        return legal;
    }

    void play(int column) {
        cells[landingRow(column)][column] = mover;
        if (hasFour(mover)) {
            winner = mover;
        }
        mover = mover == 'x' ? 'o' : 'x';
    }

    /** The columns in which a player would have four in a row at once. */
    List<Integer> wins(char player) {
        List<Integer> wins = new ArrayList<>();
        for (int column : legal()) {
            int row = landingRow(column);
            cells[row][column] = player;
            if (hasFour(player)) {
                wins.add(column);
            }
            cells[row][column] = '.';
        }
        return wins;
    }

    /** The columns that decisive play chooses from. */
    List<Integer> decisive() {
        List<Integer> own = wins(mover);
        List<Integer> blocks = wins(mover == 'x' ? 'o' : 'x');
        return !own.isEmpty() ? own : !blocks.isEmpty() ? blocks : legal();
    }

    void playOut(Outcomes.Choice choice, RandomGenerator random) {
        while (!isOver()) {
            List<Integer> columns = choice.apply(this);
            play(columns.get(random.nextInt(columns.size())));
        }
    }

    int[] rowByRow(char first, int valueOfFirst) {
        int[] values = new int[cells.length * cells[0].length];
        for (int i = 0; i < values.length; i++) {
            char cell = cells[i / cells[0].length][i % cells[0].length];
            values[i] = cell == first ? valueOfFirst : cell == 'x' || cell == 'o' ? 3 - valueOfFirst : 0;
        }
        return values;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (char[] row : cells) {
            text.append(text.isEmpty() ? "" : "/").append(row);
        }
        return text.append(' ').append(mover).toString();
    }

    private int landingRow(int column) {
        int row = cells.length - 1;
        while (row >= 0 && cells[row][column] != '.') {
            row--;
        }
        return row;
    }

    private boolean hasFour(char player) {
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells[0].length; column++) {
                if (cells[row][column] == player && beginsFour(player, row, column)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean beginsFour(char player, int row, int column) {
        for (int[] direction : DIRECTIONS) {
            int length = 1;
            while (length < 4 && is(player, row + length * direction[0], column + length * direction[1])) {
                length++;
            }
            if (length == 4) {
                return true;
            }
        }
        return false;
    }

    private boolean is(char player, int row, int column) {
        return row < cells.length && column >= 0 && column < cells[0].length && cells[row][column] == player;
    }
}
