package io.mcts.games.phantom;

/** The cells that a player has tried, with results: five bits each, the last lowest. A cell is its index plus 1, so 0 is no cell. */
final class Attempts {

    private static final int BITS = 5;
    private static final int CELL = 0xF;
    private static final int FAILED = 0x10;

    private Attempts() {}

    static long with(long attempts, int cell, boolean isMarked) {
        return attempts << BITS | (isMarked ? 0 : FAILED) | (cell + 1);
    }

    static int length(long attempts) {
        return (Long.SIZE - Long.numberOfLeadingZeros(attempts) + BITS - 1) / BITS;
    }

    /** Counted from 0 at the first. */
    static int cell(long attempts, int place) {
        return ((int) (attempts >>> shift(attempts, place)) & CELL) - 1;
    }

    /** Whether the cell was free, and the player has marked it. */
    static boolean isMarked(long attempts, int place) {
        return (attempts >>> shift(attempts, place) & FAILED) == 0;
    }

    static long first(long attempts, int count) {
        return attempts >>> (BITS * (length(attempts) - count));
    }

    private static int shift(long attempts, int place) {
        return BITS * (length(attempts) - 1 - place);
    }
}
