package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.nio.FloatBuffer;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tic-tac-toe as nine numbers row by row from the top: 1 for a stone of the player to move, -1 for one of the other.
 *
 * @param isMirrored whether left and right are exchanged
 * @param encoded counts the states that were encoded
 */
record Nine(boolean isMirrored, AtomicInteger encoded) implements StateEncoding<TicTacToe, Cell> {

    private static final int SIDE = 3;

    Nine() {
        this(false, new AtomicInteger());
    }

    Nine mirrored() {
        return new Nine(true, encoded);
    }

    @Override
    public int[] shape() {
        return new int[] {TinyModels.CELLS};
    }

    @Override
    public void encode(TicTacToe state, FloatBuffer tensor) {
        encoded.incrementAndGet();
        String marks = TicTacToe.NOTATION.format(state);
        for (int cell = 0; cell < TinyModels.CELLS; cell++) {
            if (marks.charAt(cell) != '.') {
                tensor.put(place(cell), (marks.charAt(cell) == 'x') == (state.currentPlayer() == 0) ? 1 : -1);
            }
        }
    }

    private int place(int cell) {
        return isMirrored ? cell / SIDE * SIDE + SIDE - 1 - cell % SIDE : cell;
    }

    @Override
    public int policySize() {
        return TinyModels.CELLS;
    }

    @Override
    public int policyIndex(TicTacToe state, Cell move) {
        return place(move.index());
    }
}
