package com.example.breakthrough;

import io.mcts.game.Move;

/**
 * A pawn's step, written as in {@code a2-a3}; a1 is the bottom left.
 *
 * @param from where it stands, row by row from the top
 * @param to where it goes
 */
public record Step(int from, int to, int rows, int columns) implements Move {

    /** Three directions from each cell for each side. */
    @Override
    public int index() {
        return from * 6 + (to < from ? 0 : 3) + to % columns - from % columns + 1;
    }

    @Override
    public String toString() {
        return name(from) + "-" + name(to);
    }

    private String name(int cell) {
        return "" + (char) ('a' + cell % columns) + (rows - cell / columns);
    }
}
