package io.mcts.games.connectfour;

import io.mcts.game.Move;

/** A disc dropped into a column, written as its number, from 1 at the left. Constants, comparable by identity. */
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

    /** Returns the constant of a column, from 0 at the left to 11. */
    public static Drop into(int column) {
        return DROPS[column];
    }

    /** Returns the column, from 0 at the left. */
    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
