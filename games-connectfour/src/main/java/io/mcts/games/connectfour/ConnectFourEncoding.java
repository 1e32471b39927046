package io.mcts.games.connectfour;

import io.mcts.encoding.StateEncoding;
import java.nio.FloatBuffer;

/**
 * Planes of rows and columns, from the top left: the discs of the player to move, those of the other player, the landing cells, the cells
 * that are not blocked, the odd rows counted from the bottom, and 1 everywhere if {@code x} is to move. The policy has a number for each
 * cell, that of a move at its landing cell.
 *
 * @param isMirrored whether left and right are exchanged
 */
public record ConnectFourEncoding(int rows, int columns, boolean isMirrored)
        implements StateEncoding<ConnectFour, Drop> {

    private static final int OWN = 0;
    private static final int OTHER = 1;
    private static final int LANDING = 2;
    private static final int FREE = 3;
    private static final int ODD_ROW = 4;
    private static final int X_TO_MOVE = 5;
    private static final int PLANES = 6;

    @Override
    public int[] shape() {
        return new int[] {PLANES, rows, columns};
    }

    @Override
    public void encode(ConnectFour state, FloatBuffer tensor) {
        char own = state.currentPlayer() == 0 ? 'x' : 'o';
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                char mark = state.mark(new BoardCell(row, column));
                int cell = cell(row, column);
                if (mark == 'x' || mark == 'o') {
                    set(tensor, mark == own ? OWN : OTHER, cell);
                }
                if (mark != '#') {
                    set(tensor, FREE, cell);
                }
                if ((rows - row) % 2 == 1) {
                    set(tensor, ODD_ROW, cell);
                }
                if (own == 'x') {
                    set(tensor, X_TO_MOVE, cell);
                }
            }
        }
        state.legalMoves().forEach(move -> set(tensor, LANDING, policyIndex(state, move)));
    }

    private void set(FloatBuffer tensor, int plane, int cell) {
        tensor.put(plane * rows * columns + cell, 1);
    }

    private int cell(int row, int column) {
        return row * columns + (isMirrored ? columns - 1 - column : column);
    }

    @Override
    public int policySize() {
        return rows * columns;
    }

    @Override
    public int policyIndex(ConnectFour state, Drop move) {
        int landing = 0;
        for (int row = 0; row < rows; row++) {
            char mark = state.mark(new BoardCell(row, move.index()));
            if (mark == 'x' || mark == 'o') {
                break;
            }
            if (mark == '.') {
                landing = row;
            }
        }
        return cell(landing, move.index());
    }
}
