package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/** The discs on a board, with fours in a row, threats and rollouts; {@link ConnectFour} knows the turn and whether the game is over. */
abstract sealed class Discs permits OneWordDiscs, LineDiscs {

    final ColumnDraws draws;

    final int width;

    final int height;

    /** The columns of each row that are not blocked, by height, as {@link ColumnSet}s. */
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

    /** The discs of x in a row as a {@link ColumnSet}, and 16 bits higher those of o. */
    abstract int row(int height);

    /** Bit {@code i} is the height {@code i}. */
    abstract int emptyCells(int column);

    static Discs none(Board board) {
        return OneWordLayout.fits(board) ? new OneWordDiscs(board) : new LineDiscs(board);
    }

    abstract Discs copy();

    abstract void resetTo(Discs other);

    abstract boolean isSame(Discs other);

    /** Drops a disc into a column with room; returns whether it makes four in a row. */
    abstract boolean drop(int column, int player);

    abstract boolean hasRoom(int column);

    abstract boolean has(int player, int column, int height);

    /** The {@link ColumnSet} in which a player would make four in a row at once. */
    abstract int wins(int player);

    /** Returns the argument of {@link #lift}, before a disc is dropped. */
    abstract int memo();

    abstract void lift(int column, int player, int memo);

    /** The {@link #wins} after a disc in a column, for a player without any before; none for a full column. */
    abstract int winsAfter(int column, int player);

    /** Whether a player would win one cell above a column's landing cell. */
    abstract boolean winsAbove(int column, int player);

    /** Plays uniformly random moves to the end; returns the winner or {@link ConnectFour#NOBODY}. */
    abstract int playOut(int player, RandomGenerator random);

    /** Plays out with players who win at once if they can, or else block the other. */
    abstract int playOutDecisively(int player, RandomGenerator random);

    abstract long key();
}
