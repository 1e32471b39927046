package io.mcts.games.phantom;

/**
 * The cells that a player has tried, in order and with the results: five bits each in a long, the last in the lowest bits. A cell
 * is stored as its index plus 1, so 0 is the empty sequence.
 */
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

    /** A cell by its place from the first, counted from 0. */
    static int cell(long attempts, int place) {
        return ((int) (attempts >>> shift(attempts, place)) & CELL) - 1;
    }

    /** Whether the cell was free, and the player has marked it. */
    static boolean isMarked(long attempts, int place) {
        return (attempts >>> shift(attempts, place) & FAILED) == 0;
    }

    /** The first of them. */
    static long first(long attempts, int count) {
        return attempts >>> (BITS * (length(attempts) - count));
    }

    private static int shift(long attempts, int place) {
        return BITS * (length(attempts) - 1 - place);
    }
}
