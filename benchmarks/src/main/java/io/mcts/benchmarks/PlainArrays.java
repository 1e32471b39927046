package io.mcts.benchmarks;

import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Connect Four on the board of 7 columns and 6 rows as a newcomer writes it, with what {@link GameState} demands and no more: an array for
 * the board, a new list of new moves at each call.
 */
final class PlainArrays implements GameState<PlainArrays, PlainDrop> {

    private static final int ROWS = 6;
    private static final int COLUMNS = 7;
    private static final int FOUR = 4;
    private static final int EMPTY = 0;

    /** The stones from below: 1 for those of player 0, 2 for those of player 1. */
    private final int[][] board;

    private int player;
    private int stones;
    private int winner;

    PlainArrays() {
        board = new int[ROWS][COLUMNS];
    }

    private PlainArrays(PlainArrays other) {
        board = new int[ROWS][];
        for (int row = 0; row < ROWS; row++) {
            board[row] = other.board[row].clone();
        }
        player = other.player;
        stones = other.stones;
        winner = other.winner;
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return winner != EMPTY || stones == ROWS * COLUMNS;
    }

    @Override
    public List<PlainDrop> legalMoves() {
        List<PlainDrop> moves = new ArrayList<>();
        for (int column = 0; column < COLUMNS && !isTerminal(); column++) {
            if (board[ROWS - 1][column] == EMPTY) {
                moves.add(new PlainDrop(column));
            }
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    public void play(PlainDrop drop) {
        int column = drop.index();
        int row = 0;
        while (board[row][column] != EMPTY) {
            row++;
        }
        board[row][column] = player + 1;
        stones++;
        if (hasFour(row, column)) {
            winner = player + 1;
        }
        player = 1 - player;
    }

    @Override
    public PlainArrays copy() {
        return new PlainArrays(this);
    }

    @Override
    public double payoff(int player) {
        if (winner == EMPTY) {
            return 0;
        }
        return winner == player + 1 ? 1 : -1;
    }

    /** Whether a stone is one of four in a row. */
    private boolean hasFour(int row, int column) {
        return isFour(row, column, 0, 1)
                || isFour(row, column, 1, 0)
                || isFour(row, column, 1, 1)
                || isFour(row, column, 1, -1);
    }

    private boolean isFour(int row, int column, int up, int right) {
        return 1 + count(row, column, up, right) + count(row, column, -up, -right) >= FOUR;
    }

    /** How many stones of the same player follow in a direction. */
    private int count(int row, int column, int up, int right) {
        int stone = board[row][column];
        int count = 0;
        int r = row + up;
        int c = column + right;
        while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && board[r][c] == stone) {
            count++;
            r += up;
            c += right;
        }
        return count;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < COLUMNS; column++) {
                text.append(".xo".charAt(board[row][column]));
            }
            text.append(row == 0 ? "" : "/");
        }
        return text.toString();
    }
}
