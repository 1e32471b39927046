package io.mcts.games.tictactoe;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A cell of the board, and the move that marks it, written by column and row: {@code a1} at the bottom left, {@code c3} at the top right.
 * The nine constants may be compared by identity.
 */
public final class Cell implements Move {

    /** The nine cells by index: row by row from the top, {@code a3, b3, c3, a2, ... c1}. */
    public static final List<Cell> ALL =
            IntStream.range(0, 9).mapToObj(Cell::new).toList();

    private final int index;
    private final String name;

    private Cell(int index) {
        this.index = index;
        this.name = "" + (char) ('a' + index % 3) + (3 - index / 3);
    }

    /** Returns three times the row plus the column, both counted from 0 at the top left. */
    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
