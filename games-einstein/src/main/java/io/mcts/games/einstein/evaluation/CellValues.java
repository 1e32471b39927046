package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.board.Cells;

/** The dynamic value V of a cell, which rises as the distance D to the goal falls (the greater one of rows and columns). Immutable. */
public final class CellValues {

    /** Values {@code V = 2^(4 - D)}: 1 where all but one stone of a set-up stand, 16 in the goal. */
    public static final CellValues POWERS_OF_TWO = powersOfTwo();

    /**
     * Powers of two, but 0 for the own corner, and a quarter more on the rim that leads to the goal for distances up to 3. As red sees it:
     * <pre>
     * 0   1    1   1    1
     * 1   2    2   2    2.5
     * 1   2    4   4    5
     * 1   2    4   8   10
     * 1   2.5  5  10   16
     * </pre>
     *
     * <p>Source: Chinese patent CN105677923A, 2016. The paper on the same method has no numbers; it says that the rim is worth little at
     * distance 4 and much at distance 2, and nothing of distance 3.
     */
    public static final CellValues RAISED_RIM = raisedRim();

    private static final double RIM_FACTOR = 1.25;

    private final String name;
    private final double[] values;

    private CellValues(String name, double[] values) {
        this.name = name;
        this.values = values;
    }

    /**
     * Returns the value of a cell, from {@code a1} to {@code e5}, for a player, not negative.
     *
     * @throws IllegalArgumentException if there is no such cell
     */
    public double value(int player, String cell) {
        int own = Cells.parse(player, cell);
        if (own == Cells.NONE) {
            throw new IllegalArgumentException("'" + cell + "' is not a cell; cells are a1 to e5");
        }
        return values[own];
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns 0 for {@link Cells#NONE}. */
    double value(int cell) {
        return values[cell];
    }

    private static CellValues powersOfTwo() {
        double[] values = new double[Cells.TABLE_LENGTH];
        for (int cell = 1; cell <= Cells.GOAL; cell++) {
            values[cell] = 1 << (Cells.SIDE - 1 - Cells.distance(cell));
        }
        return new CellValues("powers-of-two", values);
    }

    private static CellValues raisedRim() {
        double[] values = powersOfTwo().values;
        values[1] = 0;
        for (int cell = 2; cell < Cells.GOAL; cell++) {
            boolean onGoalRim = Cells.row(cell) == Cells.SIDE - 1 || Cells.column(cell) == Cells.SIDE - 1;
            if (onGoalRim && Cells.distance(cell) < Cells.SIDE - 1) {
                values[cell] *= RIM_FACTOR;
            }
        }
        return new CellValues("raised-rim", values);
    }
}
