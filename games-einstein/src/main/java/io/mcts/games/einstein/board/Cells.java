package io.mcts.games.einstein.board;

/**
 * The 25 cells as a side sees them, from 1, its own corner, row by row to 25, its goal. Cell {@code c} is the other side's {@code 26 - c}.
 */
public final class Cells {

    /** The cell of a stone that is gone. */
    public static final int NONE = 0;

    public static final int GOAL = 25;

    public static final int SIDE = 5;

    public static final int BITS = 5;

    public static final int TABLE_LENGTH = 1 << BITS;

    public static final int MASK = TABLE_LENGTH - 1;

    /** The directions of a step, in the order of the legal moves: 0 is right, 1 down and 2 diagonal, as red sees them. */
    public static final int DIRECTIONS = 3;

    private static final int[] ROWS = {0, 1, 1};
    private static final int[] COLUMNS = {1, 0, 1};

    private static final int COUNT_SHIFT = 16;

    private static final int NEXT_TO_GOAL = (1 << (GOAL - SIDE - 1)) | (1 << (GOAL - SIDE)) | (1 << (GOAL - 1));

    private static final int[] STEPS = new int[TABLE_LENGTH];

    static {
        for (int cell = 1; cell < GOAL; cell++) {
            int packed = 0;
            int count = 0;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int target = target(cell, direction);
                if (target != NONE) {
                    packed |= target << (BITS * count);
                    count++;
                }
            }
            STEPS[cell] = packed | (count << COUNT_SHIFT);
        }
    }

    private Cells() {}

    /** Counted from 0 at the side's own end. */
    public static int row(int cell) {
        return (cell - 1) / SIDE;
    }

    /** Counted from 0 at the side's own end. */
    public static int column(int cell) {
        return (cell - 1) % SIDE;
    }

    public static int of(int row, int column) {
        return SIDE * row + column + 1;
    }

    public static int opposite(int cell) {
        return GOAL + 1 - cell;
    }

    /** Returns the distance D to the goal in steps, from 0 to 4: the greater of the distances in rows and columns. */
    public static int distance(int cell) {
        return Math.max(SIDE - 1 - row(cell), SIDE - 1 - column(cell));
    }

    /** Returns {@link #NONE} if that is off the board. */
    public static int target(int cell, int direction) {
        int row = row(cell) + ROWS[direction];
        int column = column(cell) + COLUMNS[direction];
        return row < SIDE && column < SIDE ? of(row, column) : NONE;
    }

    public static boolean isNextToGoal(int first, int second) {
        return (((NEXT_TO_GOAL >>> first) | (NEXT_TO_GOAL >>> second)) & 1) != 0;
    }

    /** Returns all steps from a cell in one number, for {@link #stepCount} and {@link #stepTarget}; none from the goal and from no cell. */
    public static int steps(int cell) {
        return STEPS[cell & MASK];
    }

    /** Three, or one along the rim that leads to the goal. */
    public static int stepCount(int steps) {
        return steps >>> COUNT_SHIFT;
    }

    /** The n-th step is counted from 0 in the order of the directions. */
    public static int stepTarget(int steps, int n) {
        return (steps >>> (BITS * n)) & MASK;
    }

    /** Returns the name on the board, {@code a1} at the bottom left, of a cell as red (0) or blue (1) sees it. */
    public static String name(int player, int cell) {
        int red = player == 0 ? cell : opposite(cell);
        return "" + (char) ('a' + column(red)) + (SIDE - row(red));
    }

    /** Returns {@link #NONE} if the name is not a cell. */
    public static int parse(int player, String name) {
        if (name.length() != 2) {
            return NONE;
        }
        int column = name.charAt(0) - 'a';
        int row = '5' - name.charAt(1);
        if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) {
            return NONE;
        }
        return player == 0 ? of(row, column) : opposite(of(row, column));
    }
}
