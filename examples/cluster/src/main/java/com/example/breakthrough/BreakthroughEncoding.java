package com.example.breakthrough;

import io.mcts.encoding.StateEncoding;
import java.nio.FloatBuffer;

/**
 * How a network sees the game: as the player to move, who moves up, with a plane of their own pawns and one of the other's.
 *
 * @param isMirrored whether left and right are exchanged
 */
public record BreakthroughEncoding(int rows, int columns, boolean isMirrored)
        implements StateEncoding<Breakthrough, Step> {

    private static final int DIRECTIONS = 3;

    @Override
    public int[] shape() {
        return new int[] {2, rows, columns};
    }

    @Override
    public void encode(Breakthrough state, FloatBuffer tensor) {
        char own = state.currentPlayer() == 0 ? Breakthrough.WHITE : Breakthrough.BLACK;
        for (int cell = 0; cell < rows * columns; cell++) {
            if (state.cell(cell) != Breakthrough.EMPTY) {
                int plane = state.cell(cell) == own ? 0 : 1;
                tensor.put(plane * rows * columns + seen(cell, state.currentPlayer()), 1);
            }
        }
    }

    private int seen(int cell, int player) {
        int row = player == 0 ? cell / columns : rows - 1 - cell / columns;
        int column = isMirrored ? columns - 1 - cell % columns : cell % columns;
        return row * columns + column;
    }

    @Override
    public int policySize() {
        return rows * columns * DIRECTIONS;
    }

    @Override
    public int policyIndex(Breakthrough state, Step move) {
        int side = move.to() % columns - move.from() % columns;
        return seen(move.from(), state.currentPlayer()) * DIRECTIONS + 1 + (isMirrored ? -side : side);
    }
}
