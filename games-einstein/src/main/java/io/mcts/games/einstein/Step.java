package io.mcts.games.einstein;

import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A step of a stone to a neighbouring cell, written as from and to, such as {@code b4-c3}; the position determines the stone. */
public final class Step extends EinSteinMove {

    private static final int PLAYERS = 2;
    private static final int FIRST_INDEX = Candidates.FACES;

    /** Indexed by player and cell. */
    private static final Step[][] FROM_CELL = new Step[PLAYERS * Cells.TABLE_LENGTH][];

    /** Indexed by player and pair of cells: the steps from the first before those from the second. */
    private static final Step[][] FROM_CELLS = new Step[PLAYERS * Cells.TABLE_LENGTH * Cells.TABLE_LENGTH][];

    private static final List<List<EinSteinMove>> LISTS;

    static {
        for (int i = 0; i < FROM_CELL.length; i++) {
            FROM_CELL[i] = fromCell(i / Cells.TABLE_LENGTH, i % Cells.TABLE_LENGTH);
        }
        List<List<EinSteinMove>> lists = new ArrayList<>();
        for (int i = 0; i < FROM_CELLS.length; i++) {
            int firstOfPlayer = i / (Cells.TABLE_LENGTH * Cells.TABLE_LENGTH) * Cells.TABLE_LENGTH;
            Step[] first = FROM_CELL[firstOfPlayer + i / Cells.TABLE_LENGTH % Cells.TABLE_LENGTH];
            Step[] second = FROM_CELL[firstOfPlayer + i % Cells.TABLE_LENGTH];
            FROM_CELLS[i] = Arrays.copyOf(first, first.length + second.length);
            System.arraycopy(second, 0, FROM_CELLS[i], first.length, second.length);
            lists.add(List.of(FROM_CELLS[i]));
        }
        LISTS = Collections.unmodifiableList(lists);
    }

    final int from;

    final int to;

    private Step(int player, int from, int direction) {
        super(
                FIRST_INDEX + Cells.DIRECTIONS * (player * Cells.GOAL + from - 1) + direction,
                Cells.name(player, from) + '-' + Cells.name(player, Cells.target(from, direction)));
        this.from = from;
        this.to = Cells.target(from, direction);
    }

    /** Returns the cell that the stone leaves, as the mover numbers it: row by row from 1, their own corner, to 25, their goal. */
    public int from() {
        return from;
    }

    /** Returns the cell that the stone goes to, as the mover numbers it. */
    public int to() {
        return to;
    }

    /** Returns the index in {@link #array} and {@link #list} of the steps from one or two cells (the second may be {@link Cells#NONE}). */
    static int place(int player, int first, int second) {
        return (player * Cells.TABLE_LENGTH + first) * Cells.TABLE_LENGTH + second;
    }

    /** Returns a shared array, not to be changed. */
    static Step[] array(int place) {
        return FROM_CELLS[place];
    }

    static List<EinSteinMove> list(int place) {
        return LISTS.get(place);
    }

    private static Step[] fromCell(int player, int cell) {
        List<Step> steps = new ArrayList<>();
        if (cell != Cells.NONE && cell < Cells.GOAL) {
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                if (Cells.target(cell, direction) != Cells.NONE) {
                    steps.add(new Step(player, cell, direction));
                }
            }
        }
        return steps.toArray(new Step[0]);
    }
}
