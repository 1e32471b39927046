package com.example.games;

import io.mcts.game.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Connect Four as one writes it at first: discs drop into the columns of a board, four in a row win. Nothing here is made for speed.
 */
public final class ConnectFour implements GameState<ConnectFour, Drop> {

    private static final int ROWS = 6;
    private static final int COLUMNS = 7;

    /** How the four directions of a row go on: up and to the right. */
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private static final char EMPTY = '.';
    private static final char[] DISCS = {'x', 'o'};

    /** The cells by row, from the bottom, and column. */
    private final char[][] board = new char[ROWS][COLUMNS];

    private int player;
    private int discs;
    private boolean isWon;

    public ConnectFour() {
        for (char[] row : board) {
            Arrays.fill(row, EMPTY);
        }
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
        return isWon || discs == ROWS * COLUMNS;
    }

    @Override
    public List<Drop> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        return IntStream.range(0, COLUMNS)
                .filter(column -> board[ROWS - 1][column] == EMPTY)
                .mapToObj(Drop::new)
                .toList();
    }

    @Override
    public void play(Drop drop) {
        int column = drop.index();
        int row = 0;
        while (board[row][column] != EMPTY) {
            row++;
        }
        board[row][column] = DISCS[player];
        discs++;
        isWon = hasFour(row, column);
        player = 1 - player;
    }

    @Override
    public ConnectFour copy() {
        ConnectFour copy = new ConnectFour();
        for (int row = 0; row < ROWS; row++) {
            copy.board[row] = board[row].clone();
        }
        copy.player = player;
        copy.discs = discs;
        copy.isWon = isWon;
        return copy;
    }

    @Override
    public double payoff(int who) {
        if (!isWon) {
            return 0;
        }
        return who == player ? -1 : 1; // the last disc was the other one's
    }

    /** Whether the disc on a cell is one of four in a row. */
    private boolean hasFour(int row, int column) {
        for (int[] direction : DIRECTIONS) {
            int up = direction[0];
            int right = direction[1];
            if (1 + count(row, column, up, right) + count(row, column, -up, -right) >= 4) {
                return true;
            }
        }
        return false;
    }

    /** How many discs of the same player follow a cell in a direction. */
    private int count(int row, int column, int up, int right) {
        char disc = board[row][column];
        int count = 0;
        int r = row + up;
        int c = column + right;
        while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && board[r][c] == disc) {
            count++;
            r += up;
            c += right;
        }
        return count;
    }

    /** The board as one sees it, the top row first. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = ROWS - 1; row >= 0; row--) {
            text.append(board[row]).append(row == 0 ? "" : "\n");
        }
        return text.toString();
    }
}
