package io.mcts.games.tictactoe;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A cell of the board, one of nine, which is also the move that marks it.
 *
 * <p>Written by column and row, {@code a1} at the bottom left, {@code c3} at the top right. There are nine constants and no
 * others, so cells may be compared by identity.
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

    /**
     * Three times the row plus the column, both counted from 0 at the top left.
     *
     * @return from 0 to 8
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
