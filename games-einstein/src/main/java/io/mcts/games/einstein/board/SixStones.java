package io.mcts.games.einstein.board;

/**
 * The six stones of a side as one number: its cell for each stone, in five bits, stone 1 in the lowest. The upper half of a <i>side</i>, a
 * long, is the set of living stones, stone 1 in the lowest bit. A stone's <i>shift</i> is five times its number less one.
 */
public final class SixStones {

    public static final int COUNT = 6;

    public static final int ALL = (1 << COUNT) - 1;

    public static final int BITS = Cells.BITS;

    /** The bits above the sixth stone are 0, so its cell reads as {@link Cells#NONE}. */
    public static final int NO_STONE = COUNT * BITS;

    private static final int ALIVE = Integer.SIZE;

    private static final int ONES = 0b00001_00001_00001_00001_00001_00001;

    private static final int LOW_BITS = ONES * 0b01111;
    private static final int HIGH_BITS = ONES << (BITS - 1);

    private SixStones() {}

    /** Returns {@link Cells#NONE} if it is gone. */
    public static int cell(int stones, int shift) {
        return (stones >>> shift) & Cells.MASK;
    }

    /** The stone must not be there yet. */
    public static int with(int stones, int shift, int cell) {
        return stones | (cell << shift);
    }

    /** Finds the stone on a cell: 0 if there is none; else an input of {@link #shiftAt}. */
    public static int at(int stones, int cell) {
        // A stone's five bits are all 0 now where it stands on the cell: there alone adding 15 leaves the top bit
        // clear.
        int difference = stones ^ cell * ONES;
        return ~(((difference & LOW_BITS) + LOW_BITS) | difference) & HIGH_BITS;
    }

    public static int shiftAt(int found) {
        return Integer.numberOfTrailingZeros(found) - (BITS - 1);
    }

    /** The number less one, from 0 to 5. */
    public static int number(int shift) {
        return (shift * 13) >>> 6;
    }

    public static long side(int stones) {
        long side = stones;
        for (int stone = 0; stone < COUNT; stone++) {
            if (cell(stones, BITS * stone) != Cells.NONE) {
                side |= 1L << (ALIVE + stone);
            }
        }
        return side;
    }

    public static int of(long side) {
        return (int) side;
    }

    public static int alive(long side) {
        return (int) (side >>> ALIVE);
    }

    public static int count(long side) {
        return Integer.bitCount(alive(side));
    }

    public static boolean isLast(long side) {
        int alive = alive(side);
        return (alive & (alive - 1)) == 0;
    }

    /** Also takes an own stone on the target. */
    public static long moved(long side, int shift, int to) {
        return (without(side, to) & ~((long) Cells.MASK << shift)) | ((long) to << shift);
    }

    public static long without(long side, int cell) {
        int found = at(of(side), cell);
        if (found == 0) {
            return side;
        }
        int shift = shiftAt(found);
        return side & ~(((long) Cells.MASK << shift) | (1L << (ALIVE + number(shift))));
    }

    /** The occupied cells, bit {@code c} for cell {@code c}; bit 0 if a stone is gone. */
    public static int occupied(int stones) {
        int occupied = 0;
        for (int shift = 0; shift < NO_STONE; shift += BITS) {
            occupied |= 1 << cell(stones, shift);
        }
        return occupied;
    }
}
