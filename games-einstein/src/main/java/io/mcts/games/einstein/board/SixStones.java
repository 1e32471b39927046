package io.mcts.games.einstein.board;

/**
 * The six stones of a side as one number of 30 bits: five for each stone, which are its cell as the side sees it, stone 1 in
 * the lowest. The upper half of a <i>side</i>, a long, also has the set of the stones that live, stone 1 in the lowest bit.
 *
 * <p>A stone is named here by its <i>shift</i>, five times its number less one.
 */
public final class SixStones {

    /** The number of stones that a side begins with. */
    public static final int COUNT = 6;

    /** The set of all six stones. */
    public static final int ALL = (1 << COUNT) - 1;

    /** The bits of a stone's cell. */
    public static final int BITS = Cells.BITS;

    /** The shift of no stone: the bits above the sixth stone are 0, so its cell reads as {@link Cells#NONE}. */
    public static final int NO_STONE = COUNT * BITS;

    /** The first bit of the set of the living stones in a side. */
    private static final int ALIVE = Integer.SIZE;

    /** A one in each stone's five bits. */
    private static final int ONES = 0b00001_00001_00001_00001_00001_00001;

    private static final int LOW_BITS = ONES * 0b01111;
    private static final int HIGH_BITS = ONES << (BITS - 1);

    private SixStones() {}

    /** The cell of a stone, or {@link Cells#NONE} if it is gone. */
    public static int cell(int stones, int shift) {
        return (stones >>> shift) & Cells.MASK;
    }

    /** The stones with one more on a cell; it must not be there yet. */
    public static int with(int stones, int shift, int cell) {
        return stones | (cell << shift);
    }

    /**
     * Looks who stands on a cell.
     *
     * @return 0 if none of these stones does; else what {@link #shiftAt} reads the stone from
     */
    public static int at(int stones, int cell) {
        // A stone's five bits are all 0 now where it stands on the cell: there alone adding 15 leaves the top bit
        // clear.
        int difference = stones ^ cell * ONES;
        return ~(((difference & LOW_BITS) + LOW_BITS) | difference) & HIGH_BITS;
    }

    /** The stone that {@link #at} has found. */
    public static int shiftAt(int found) {
        return Integer.numberOfTrailingZeros(found) - (BITS - 1);
    }

    /** The number of a stone less one, from 0 to 5. */
    public static int number(int shift) {
        return (shift * 13) >>> 6;
    }

    /** The side that has these stones. */
    public static long side(int stones) {
        long side = stones;
        for (int stone = 0; stone < COUNT; stone++) {
            if (cell(stones, BITS * stone) != Cells.NONE) {
                side |= 1L << (ALIVE + stone);
            }
        }
        return side;
    }

    /** The stones of a side. */
    public static int of(long side) {
        return (int) side;
    }

    /** The set of the living stones of a side. */
    public static int alive(long side) {
        return (int) (side >>> ALIVE);
    }

    /** Whether a side has one stone left, or none. */
    public static boolean isLast(long side) {
        int alive = alive(side);
        return (alive & (alive - 1)) == 0;
    }

    /** A side after a step of a stone, which takes an own stone that stands in its way. */
    public static long moved(long side, int shift, int to) {
        return (without(side, to) & ~((long) Cells.MASK << shift)) | ((long) to << shift);
    }

    /** A side without the stone on a cell, if one stands there. */
    public static long without(long side, int cell) {
        int found = at(of(side), cell);
        if (found == 0) {
            return side;
        }
        int shift = shiftAt(found);
        return side & ~(((long) Cells.MASK << shift) | (1L << (ALIVE + number(shift))));
    }

    /** The cells on which the stones stand, as bits: bit {@code c} is cell {@code c}; bit 0 says that a stone is gone. */
    public static int occupied(int stones) {
        int occupied = 0;
        for (int shift = 0; shift < NO_STONE; shift += BITS) {
            occupied |= 1 << cell(stones, shift);
        }
        return occupied;
    }
}
