package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/** The enemies on the target cells of a stone, and the most valuable of them. */
final class Targets {

    /** Any of the three cells may hold an enemy. */
    static final int PATTERNS = 1 << Cells.DIRECTIONS;

    private Targets() {}

    /** Returns the cells of a side's {@link SixStones} as bits, numbered as the other side sees them. */
    static int occupied(int enemies) {
        // Bit c of a set of the enemy's cells is bit 26 - c as this side numbers them.
        return Integer.reverse(SixStones.occupied(enemies)) >>> (Integer.SIZE - 1 - Cells.opposite(0));
    }

    /** Returns the occupied targets of a cell, in the order of the directions; also those off the board. */
    static int pattern(int occupied, int cell) {
        return ((occupied >>> (cell + 1)) & 0b001) | ((occupied >>> (cell + Cells.SIDE - 1)) & 0b110);
    }

    /** The greatest value, to their owner, of the enemies in a pattern; 0 without any. */
    static double gain(CellValues values, int cell, int pattern) {
        double gain = 0;
        for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
            int target = Cells.target(cell, direction);
            if (target != Cells.NONE && (pattern & (1 << direction)) != 0) {
                gain = Math.max(gain, values.value(Cells.opposite(target)));
            }
        }
        return gain;
    }
}
