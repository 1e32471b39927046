package io.mcts.games.einstein;

/**
 * The six stones of a side as one number of 30 bits: five for each stone, which are its cell as the side sees it, stone 1 in
 * the lowest.
 *
 * <p>A stone is named here by its <i>shift</i>, five times its number less one. Which stones live is also kept as a set of six
 * bits, stone 1 in the lowest.
 */
final class Stones {

    /** The number of stones that a side begins with. */
    static final int COUNT = 6;

    /** The set of all six stones. */
    static final int ALL = (1 << COUNT) - 1;

    /** The bits of a stone's cell. */
    static final int BITS = Cells.BITS;

    /** The shift of no stone: the bits above the sixth stone are 0, so its cell reads as {@link Cells#NONE}. */
    static final int NO_STONE = COUNT * BITS;

    /** A one in each stone's five bits. */
    private static final int ONES = 0b00001_00001_00001_00001_00001_00001;

    private static final int LOW_BITS = ONES * 0b01111;
    private static final int HIGH_BITS = ONES << (BITS - 1);

    private Stones() {}

    /** The cell of a stone, or {@link Cells#NONE} if it is gone. */
    static int cell(int stones, int shift) {
        return (stones >>> shift) & Cells.MASK;
    }

    /** The stones with one more on a cell; it must not be there yet. */
    static int with(int stones, int shift, int cell) {
        return stones | (cell << shift);
    }

    /** The stones without one of them. */
    static int without(int stones, int shift) {
        return stones & ~(Cells.MASK << shift);
    }

    /**
     * Looks who stands on a cell.
     *
     * @return 0 if none of these stones does; else what {@link #shiftAt} reads the stone from
     */
    static int at(int stones, int cell) {
        // A stone's five bits are all 0 now where it stands on the cell: there alone adding 15 leaves the top bit
        // clear.
        int difference = stones ^ cell * ONES;
        return ~(((difference & LOW_BITS) + LOW_BITS) | difference) & HIGH_BITS;
    }

    /** The stone that {@link #at} has found. */
    static int shiftAt(int found) {
        return Integer.numberOfTrailingZeros(found) - (BITS - 1);
    }

    /** The number of a stone less one, from 0 to 5. */
    static int number(int shift) {
        return (shift * 13) >>> 6;
    }

    /** The set of the living stones. */
    static int alive(int stones) {
        int alive = 0;
        for (int stone = 0; stone < COUNT; stone++) {
            if (cell(stones, BITS * stone) != Cells.NONE) {
                alive |= 1 << stone;
            }
        }
        return alive;
    }

    /** The set of the living stones without one of them. */
    static int aliveWithout(int alive, int shift) {
        return alive & ~(1 << number(shift));
    }

    /** The cells on which the stones stand, as bits: bit {@code c} is cell {@code c}; bit 0 says that a stone is gone. */
    static int occupied(int stones) {
        int occupied = 0;
        for (int shift = 0; shift < NO_STONE; shift += BITS) {
            occupied |= 1 << cell(stones, shift);
        }
        return occupied;
    }
}
