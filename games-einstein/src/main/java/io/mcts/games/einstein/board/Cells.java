package io.mcts.games.einstein.board;

/**
 * The 25 cells as a side sees them: numbered from 1, its own corner, row by row to 25, its goal.
 *
 * <p>What is cell {@code c} to one side is cell {@code 26 - c} to the other. Red's cell 1 is {@code a5}, blue's is {@code e1}.
 */
public final class Cells {

    /** The value for the cell of a stone that is gone. */
    public static final int NONE = 0;

    /** The corner to be reached. */
    public static final int GOAL = 25;

    /** Cells in a row, and rows. */
    public static final int SIDE = 5;

    /** The bits that a cell takes. */
    public static final int BITS = 5;

    /** The length of tables by cell. */
    public static final int TABLE_LENGTH = 1 << BITS;

    /** The bits of a cell. */
    public static final int MASK = TABLE_LENGTH - 1;

    /**
     * The number of directions in which a stone may step, in the order in which legal moves are listed: 0 is right, 1 down and
     * 2 diagonal, as red sees them.
     */
    public static final int DIRECTIONS = 3;

    private static final int[] ROWS = {0, 1, 1};
    private static final int[] COLUMNS = {1, 0, 1};

    /** The number of bits by which {@link #steps} shifts the number of targets. */
    private static final int COUNT_SHIFT = 16;

    /** The cells from which one step leads to the goal, as bits. */
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

    /** The row, counted from 0 at the side's own end. */
    public static int row(int cell) {
        return (cell - 1) / SIDE;
    }

    /** The column, counted from 0 at the side's own end. */
    public static int column(int cell) {
        return (cell - 1) % SIDE;
    }

    /** The cell of a row and a column, both from 0 to 4. */
    public static int of(int row, int column) {
        return SIDE * row + column + 1;
    }

    /** Returns a cell as the other side numbers it. */
    public static int opposite(int cell) {
        return GOAL + 1 - cell;
    }

    /**
     * The distance D to the goal: the least number of steps there, which is the greater of the distances in rows and in
     * columns.
     *
     * @return from 0, the goal, to 4
     */
    public static int distance(int cell) {
        return Math.max(SIDE - 1 - row(cell), SIDE - 1 - column(cell));
    }

    /** The cell one step on, or {@link #NONE} if that is off the board. */
    public static int target(int cell, int direction) {
        int row = row(cell) + ROWS[direction];
        int column = column(cell) + COLUMNS[direction];
        return row < SIDE && column < SIDE ? of(row, column) : NONE;
    }

    /** Whether one step leads from either cell to the goal. */
    public static boolean isNextToGoal(int first, int second) {
        return (((NEXT_TO_GOAL >>> first) | (NEXT_TO_GOAL >>> second)) & 1) != 0;
    }

    /**
     * All steps from a cell in one number, for {@link #stepCount} and {@link #stepTarget}. From the goal and from no cell at
     * all there are none.
     */
    public static int steps(int cell) {
        return STEPS[cell & MASK];
    }

    /** Returns the number of steps: three, or one along the rim that leads to the goal. */
    public static int stepCount(int steps) {
        return steps >>> COUNT_SHIFT;
    }

    /** Returns the cell to which the n-th step leads, counted from 0 in the order of the directions. */
    public static int stepTarget(int steps, int n) {
        return (steps >>> (BITS * n)) & MASK;
    }

    /** The name on the board, {@code a1} at the bottom left, of a cell as a player sees it, red (0) or blue (1). */
    public static String name(int player, int cell) {
        int red = player == 0 ? cell : opposite(cell);
        return "" + (char) ('a' + column(red)) + (SIDE - row(red));
    }

    /** The cell of a name, as a player sees it, or {@link #NONE} if it names none. */
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
