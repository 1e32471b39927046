package io.mcts.games.connectfour;

/** A cell of a board: the row counts from 0 at the top, the column from 0 at the left. */
public record BoardCell(int row, int column) {

    /** Reads a cell such as {@code 5-6}, row and column; throws {@link IllegalArgumentException} for another form. */
    public static BoardCell parse(String cell) {
        if (!cell.matches("\\d{1,2}-\\d{1,2}")) {
            throw new IllegalArgumentException("'" + cell
                    + "' is not a cell: it is written row-column, counted from 0 at the top left, as in 5-6");
        }
        int dash = cell.indexOf('-');
        return new BoardCell(Integer.parseInt(cell.substring(0, dash)), Integer.parseInt(cell.substring(dash + 1)));
    }

    /** Returns row and column with a dash between them, as {@link #parse} reads them. */
    @Override
    public String toString() {
        return row + "-" + column;
    }
}
