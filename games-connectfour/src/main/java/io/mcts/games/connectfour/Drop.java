package io.mcts.games.connectfour;

import io.mcts.game.Move;

/**
 * A move: a disc is dropped into a column and comes to rest on the lowest free cell.
 *
 * <p>Written as the number of the column, counted from 1 at the left. There is one constant a column, so drops may be
 * compared by identity. Immutable.
 */
public final class Drop implements Move {

    private static final Drop[] DROPS = new Drop[Board.LONGEST_SIDE];

    static {
        for (int column = 0; column < DROPS.length; column++) {
            DROPS[column] = new Drop(column);
        }
    }

    private final int index;
    private final String name;

    private Drop(int index) {
        this.index = index;
        this.name = Integer.toString(index + 1);
    }

    /**
     * The drop into a column.
     *
     * @param column from 0, the leftmost, to 11
     * @return always the same object
     */
    public static Drop into(int column) {
        return DROPS[column];
    }

    /**
     * The column, counted from 0 at the left.
     *
     * @return from 0 to 11
     */
    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
