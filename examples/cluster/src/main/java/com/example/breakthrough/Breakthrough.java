package com.example.breakthrough;

import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Breakthrough (D. Troyka, 2001): pawns move one row forward, straight or diagonally, and capture diagonally; the first to reach the
 * last row wins, and so does who captures the last pawn of the other.
 */
public final class Breakthrough implements GameState<Breakthrough, Step> {

    static final char WHITE = 'w';
    static final char BLACK = 'b';
    static final char EMPTY = '.';

    private final int rows;
    private final int columns;
    private final char[] cells; // row by row from the top; white begins at the bottom and moves up
    private final int[] pawns;
    private int player;
    private boolean isReached;

    private Breakthrough(int rows, int columns, char[] cells, int player) {
        this.rows = rows;
        this.columns = columns;
        this.cells = cells;
        this.player = player;
        pawns = new int[2];
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != EMPTY) {
                int owner = cells[cell] == WHITE ? 0 : 1;
                pawns[owner]++;
                isReached |= isLastRow(cell, owner);
            }
        }
    }

    /**
     * The beginning: two rows of pawns each.
     *
     * @throws IllegalArgumentException if there are fewer than 5 or more than 10 rows, or fewer than 2 or more than 10 columns
     */
    public static Breakthrough initial(int rows, int columns) {
        if (rows < 5 || rows > 10 || columns < 2 || columns > 10) {
            throw new IllegalArgumentException(
                    "a board has 5 to 10 rows and 2 to 10 columns, not " + rows + " and " + columns);
        }
        char[] cells = new char[rows * columns];
        Arrays.fill(cells, EMPTY);
        Arrays.fill(cells, 0, 2 * columns, BLACK);
        Arrays.fill(cells, (rows - 2) * columns, rows * columns, WHITE);
        return new Breakthrough(rows, columns, cells, 0);
    }

    /** A position on a board of this size. */
    Breakthrough of(char[] position, int toMove) {
        return new Breakthrough(rows, columns, position.clone(), toMove);
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    char cell(int cell) {
        return cells[cell];
    }

    private boolean isLastRow(int cell, int owner) {
        return cell / columns == (owner == 0 ? 0 : rows - 1);
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
        return isReached || pawns[player] == 0;
    }

    @Override
    public List<Step> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        char own = player == 0 ? WHITE : BLACK;
        int forward = player == 0 ? -columns : columns;
        List<Step> moves = new ArrayList<>();
        for (int cell = 0; cell < cells.length; cell++) {
            for (int side = -1; cells[cell] == own && side <= 1; side++) {
                int column = cell % columns + side;
                if (column >= 0 && column < columns && isFree(cell + forward + side, side == 0, own)) {
                    moves.add(new Step(cell, cell + forward + side, rows, columns));
                }
            }
        }
        return List.copyOf(moves);
    }

    private boolean isFree(int to, boolean isStraight, char own) {
        return cells[to] == EMPTY || !isStraight && cells[to] != own;
    }

    @Override
    public void play(Step move) {
        if (cells[move.to()] != EMPTY) {
            pawns[1 - player]--;
        }
        cells[move.to()] = cells[move.from()];
        cells[move.from()] = EMPTY;
        isReached = isLastRow(move.to(), player);
        player = 1 - player;
    }

    @Override
    public Breakthrough copy() {
        return new Breakthrough(rows, columns, cells.clone(), player);
    }

    /** Who has just moved has won: the last row is reached, or the player to move has no pawn. */
    @Override
    public double payoff(int who) {
        return who == player ? -1 : 1;
    }

    @Override
    public String toString() {
        return BreakthroughNotation.text(this);
    }
}
