package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/**
 * The discs on a board, and what is fast to find out about them: who has four in a row, who is about to, how a random game goes on.
 * Whose turn it is, and whether the game is over, is known to {@link ConnectFour} alone.
 */
abstract sealed class Discs permits OneWordDiscs, LineDiscs {

    /** Draws columns in rollouts. */
    final ColumnDraws draws;

    final int width;

    final int height;

    /** The columns of each row that are not blocked, by the height of the row, as {@link ColumnSet}s. */
    final int[] freeRows;

    Discs(int columns, int[] freeRows) {
        height = freeRows.length;
        draws = ColumnDraws.from(columns);
        this.width = columns;
        this.freeRows = freeRows;
    }

    static int[] freeRows(Board board) {
        int[] rows = new int[board.rows()];
        for (int height = 0; height < board.rows(); height++) {
            for (int column = 0; column < board.columns(); column++) {
                rows[height] |= board.isBlocked(column, height) ? 0 : 1 << column;
            }
        }
        return rows;
    }

    /** The columns of a row with a disc of x, as a {@link ColumnSet}, and 16 bits higher those with a disc of o. */
    abstract int row(int height);

    /** The empty cells of a column, bit {@code i} for the height {@code i}. */
    abstract int emptyCells(int column);

    /** No discs, in the form that suits the board. */
    static Discs none(Board board) {
        return OneWordLayout.fits(board) ? new OneWordDiscs(board) : new LineDiscs(board);
    }

    abstract Discs copy();

    /** Makes these discs equal to others on the same board. */
    abstract void resetTo(Discs other);

    /** Whether these are the same discs as others on the same board. */
    abstract boolean isSame(Discs other);

    /** Drops a disc into a column that has room, and says whether it makes four in a row. */
    abstract boolean drop(int column, int player);

    /** Whether a cell above the discs of a column is free. */
    abstract boolean hasRoom(int column);

    abstract boolean has(int player, int column, int height);

    /** The {@link ColumnSet} of the columns in which a player would make four in a row at once. */
    abstract int wins(int player);

    /** Returns what {@link #lift} has to know of a position before a disc was dropped. */
    abstract int memo();

    /** Takes back the last disc. */
    abstract void lift(int column, int player, int memo);

    /**
     * The {@link ColumnSet} of the columns in which a player would win at once after a disc in a column, for a player who does not win
     * at once before; none for a full column.
     */
    abstract int winsAfter(int column, int player);

    /** Whether a player would win at once on the cell on which the next disc of a column but one lands. */
    abstract boolean winsAbove(int column, int player);

    /**
     * Plays random moves, each column with room as likely as another, until somebody wins or the board is full.
     *
     * @param player who begins
     * @return the winner, or {@link ConnectFour#NOBODY}
     */
    abstract int playOut(int player, RandomGenerator random);

    /** Plays out with players who win if they can, else keep the other from it if they must. */
    abstract int playOutDecisively(int player, RandomGenerator random);

    /** {@link ConnectFour#key}. */
    abstract long key();
}
