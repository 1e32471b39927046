package io.mcts.games.connectfour;

import static io.mcts.games.connectfour.ConnectFour.NOBODY;

final class HostBoard {

    private static final int EMPTY = 0;
    private static final int SIDES = 2;

    private HostBoard() {}

    /** Also finds out which side began; the arguments are those of {@link ConnectFour#observed}. */
    static ObservedBoard read(Board board, int[] cells, int toMove) {
        if (toMove != 1 && toMove != SIDES) {
            throw new IllegalArgumentException("side " + toMove + " is to move; the sides are 1 and 2");
        }
        if (cells.length != board.rows() * board.columns()) {
            throw new IllegalArgumentException(cells.length + " cells; a board of " + board.rows() + " rows and "
                    + board.columns() + " columns has " + board.rows() * board.columns());
        }
        int[][] sides = ObservedBoard.empty(board);
        int[] discs = new int[SIDES + 1];
        for (int i = 0; i < cells.length; i++) {
            BoardCell cell = new BoardCell(i / board.columns(), i % board.columns());
            requireKnown(board, cell, cells[i]);
            sides[cell.column()][board.height(cell)] = cells[i];
            discs[cells[i]]++;
        }
        int first = discs[toMove] == discs[other(toMove)] ? toMove : other(toMove);
        for (int[] column : sides) {
            for (int height = 0; height < column.length; height++) {
                column[height] = column[height] == EMPTY ? NOBODY : column[height] == first ? 0 : 1;
            }
        }
        return new ObservedBoard(board, sides, toMove == first ? 0 : 1, "side " + first, "side " + other(first));
    }

    private static int other(int side) {
        return SIDES + 1 - side;
    }

    private static void requireKnown(Board board, BoardCell cell, int value) {
        if (value < EMPTY || value > SIDES) {
            throw new IllegalArgumentException("the cell at " + ObservedBoard.name(cell) + " is " + value
                    + "; 0 stands for an empty cell, 1 and 2 for the discs of the two sides");
        }
        if (value != EMPTY && board.isBlocked(cell.column(), board.height(cell))) {
            throw new IllegalArgumentException(
                    "a disc of side " + value + " stands on the blocked cell at " + ObservedBoard.name(cell));
        }
    }
}
