package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/**
 * The stones on a board, and what is fast to find out about them: who has four in a row, who is about to, how a random game goes on.
 * Whose turn it is, and whether the game is over, is known to {@link ConnectFour} alone.
 */
abstract sealed class Stones permits OneWordStones, LineStones {

    /** Draws columns in rollouts. */
    final ColumnDraws draws;

    Stones(int columns) {
        draws = ColumnDraws.from(columns);
    }

    /** No stones, in the form that suits the board. */
    static Stones none(Board board) {
        return OneWordLayout.fits(board) ? new OneWordStones(board) : new LineStones(board);
    }

    abstract Stones copy();

    /** Makes these stones equal to others on the same board. */
    abstract void resetTo(Stones other);

    /** Whether these are the same stones as others on the same board. */
    abstract boolean isSame(Stones other);

    /** Drops a stone into a column that has room, and says whether it makes four in a row. */
    abstract boolean drop(int column, int player);

    /** Whether a cell above the stones of a column is free. */
    abstract boolean hasRoom(int column);

    abstract boolean has(int player, int column, int height);

    /** The {@link ColumnSet} of the columns in which a player would make four in a row at once. */
    abstract int wins(int player);

    /**
     * Plays random moves, each column with room as likely as another, until somebody wins or the board is full.
     *
     * @param player who begins
     * @return the winner, or {@link ConnectFour#NOBODY}
     */
    abstract int playOut(int player, RandomGenerator random);

    /** The same with players who win if they can, else keep the other from it if they must. */
    abstract int playOutDecisively(int player, RandomGenerator random);

    /** {@link ConnectFour#key}. */
    abstract long key();
}
