package io.mcts.games.phantom;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/** A cell that a player tries to mark, written as column and row; {@code a1} is bottom left. Constants, comparable by identity. */
public final class PhantomCell implements Move {

    private static final List<PhantomCell> ALL =
            IntStream.range(0, 9).mapToObj(PhantomCell::new).toList();

    private final int index;

    private PhantomCell(int index) {
        this.index = index;
    }

    /** The index is from 0 to 8 row by row from the top. */
    static PhantomCell of(int index) {
        return ALL.get(index);
    }

    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return "" + (char) ('a' + index % 3) + (3 - index / 3);
    }
}
