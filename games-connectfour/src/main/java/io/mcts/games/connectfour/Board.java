package io.mcts.games.connectfour;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The size of a board and its blocked cells (distinct, row by row from the top). Cells are given by column and height, from 0 at the bottom
 * left.
 */
record Board(int rows, int columns, List<BoardCell> blocked) {

    static final int SHORTEST_SIDE = 4;
    static final int LONGEST_SIDE = 12;

    private static final int SHORTEST_SIDE_OF_COURSE = 9;

    Board {
        requireSide("rows", rows);
        requireSide("columns", columns);
        for (BoardCell cell : blocked) {
            requireInside("the blocked cell", cell, rows, columns);
        }
        if (blocked.size() == rows * columns) {
            throw new IllegalArgumentException("all " + blocked.size() + " cells are blocked");
        }
    }

    static Board of(int rows, int columns, BoardCell... blocked) {
        return new Board(
                rows,
                columns,
                Arrays.stream(blocked)
                        .distinct()
                        .sorted(Comparator.comparingInt(BoardCell::row).thenComparingInt(BoardCell::column))
                        .toList());
    }

    static Board course(RandomGenerator random) {
        int rows = random.nextInt(SHORTEST_SIDE_OF_COURSE, LONGEST_SIDE + 1);
        int columns = random.nextInt(SHORTEST_SIDE_OF_COURSE, LONGEST_SIDE + 1);
        return of(rows, columns, new BoardCell(random.nextInt(rows), random.nextInt(columns)));
    }

    ConnectFour start() {
        return new ConnectFour(this, Discs.none(this));
    }

    int freeCells() {
        return rows * columns - blocked.size();
    }

    boolean isBlocked(int column, int height) {
        return blocked.contains(cell(column, height));
    }

    BoardCell cell(int column, int height) {
        return new BoardCell(rows - 1 - height, column);
    }

    /** Refuses a cell outside the board. */
    int height(BoardCell cell) {
        requireInside("the cell", cell, rows, columns);
        return rows - 1 - cell.row();
    }

    private static void requireInside(String name, BoardCell cell, int rows, int columns) {
        if (cell.row() < 0 || cell.row() >= rows || cell.column() < 0 || cell.column() >= columns) {
            throw new IllegalArgumentException(name + " " + cell + " lies outside the board: rows are 0 to "
                    + (rows - 1) + ", columns 0 to " + (columns - 1));
        }
    }

    private static void requireSide(String name, int length) {
        if (length < SHORTEST_SIDE || length > LONGEST_SIDE) {
            throw new IllegalArgumentException(
                    length + " " + name + ": a board has " + SHORTEST_SIDE + " to " + LONGEST_SIDE + " of them");
        }
    }
}
