package io.mcts.games.tictactoe;

import java.util.List;
import java.util.stream.IntStream;

/** Sets of cells as numbers of nine bits, bit {@code i} for the cell of index {@code i}; answers come from tables of all 512 sets. */
final class CellSet {

    static final int FULL = 0b111_111_111;

    private static final int COUNT = FULL + 1;

    private static final int[] LINES = {
        0b111_000_000, 0b000_111_000, 0b000_000_111, // rows
        0b100_100_100, 0b010_010_010, 0b001_001_001, // columns
        0b100_010_001, 0b001_010_100 // diagonals
    };

    private static final int[] IF_NO_LINE = new int[COUNT];
    private static final short[] COMPLETING = new short[COUNT];

    private static final int INDEX_BITS = 5;

    private static final long[] INDICES = new long[COUNT];

    private static final List<List<Cell>> LISTS =
            IntStream.range(0, COUNT).mapToObj(CellSet::toList).toList();

    static {
        for (int set = 0; set < COUNT; set++) {
            IF_NO_LINE[set] = -1;
            for (int line : LINES) {
                if ((set & line) == line) {
                    IF_NO_LINE[set] = 0;
                }
                int missing = line & ~set;
                if (Integer.bitCount(missing) == 1) {
                    COMPLETING[set] |= (short) missing;
                }
            }
            int n = 0;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                INDICES[set] |= (long) Integer.numberOfTrailingZeros(rest) << (INDEX_BITS * n++);
            }
        }
    }

    private CellSet() {}

    /** Whether the set contains a row, a column or a diagonal. */
    static boolean hasLine(int set) {
        return IF_NO_LINE[set] == 0;
    }

    /** Empty if there is no line. */
    static int line(int set) {
        for (int line : LINES) {
            if ((set & line) == line) {
                return line;
            }
        }
        return 0;
    }

    /** Returns all bits if the set in the lowest nine bits contains no line, else none. */
    static int maskIfNoLine(int bits) {
        return IF_NO_LINE[bits & FULL];
    }

    /** The cells outside the set that would each complete a line of it. */
    static int completing(int set) {
        return COMPLETING[set];
    }

    /** Counted from 0 in the order of the indices. */
    static int nth(int set, int n) {
        return Integer.numberOfTrailingZeros(cellAt(INDICES[set], n));
    }

    /** The indices of the cells as one number, five bits each, the least in the lowest bits. */
    static long indices(int set) {
        return INDICES[set];
    }

    /** The set of the n-th cell alone; an index has the bits that a shift uses, so no mask is needed. */
    static int cellAt(long indices, int n) {
        return 1 << (int) (indices >>> (INDEX_BITS * n));
    }

    /** A rollout that keeps its free cells in this way need not wait for a table at each move. */
    static long without(long indices, int n) {
        long from = -1L << (INDEX_BITS * n);
        return (indices & ~from) | ((indices >>> INDEX_BITS) & from);
    }

    /** A shared, unmodifiable list in the order of the indices. */
    static List<Cell> list(int set) {
        return LISTS.get(set);
    }

    private static List<Cell> toList(int set) {
        return Cell.ALL.stream().filter(cell -> (set & 1 << cell.index()) != 0).toList();
    }
}
