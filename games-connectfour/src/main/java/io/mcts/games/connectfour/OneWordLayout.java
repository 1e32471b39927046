package io.mcts.games.connectfour;

/**
 * How a small board lies in one word: column by column from the left, each from the bottom up, with one bit more a column than
 * there are rows.
 *
 * <pre>{@code
 *  6 13 20 27 34 41 48     never a stone: the border between the columns
 *  5 12 19 26 33 40 47
 *  4 11 18 25 32 39 46
 *  3 10 17 24 31 38 45     the bits of the board of 6 rows and 7 columns
 *  2  9 16 23 30 37 44
 *  1  8 15 22 29 36 43
 *  0  7 14 21 28 35 42
 * }</pre>
 *
 * <p>Shifted by 1, a word moves up by a row; by the {@link #stride}, right by a column; by one more or less, along a diagonal. The
 * border stops runs at the edge of the board. Adding 1 at the bottom of a column carries through all that is filled and so
 * finds the cell on which the next stone lands.
 *
 * <p>Immutable and thread-safe. What a rollout calls again and again is static and takes the numbers it needs: the compiler
 * keeps local variables in registers, where it reads fields anew, which makes rollouts 20 % faster.
 *
 * <p>Source: J. Tromp, <i>Fhourstones benchmark</i>, 1996-2008, for the layout and the test for four in a row.
 */
final class OneWordLayout {

    /** The distance between two columns. */
    final int stride;

    /** How many columns there are. */
    final int count;

    /** The cells of each column that are not blocked; none beyond the last column. */
    final long[] columns = new long[Board.LONGEST_SIDE];

    /** All cells that are not blocked. */
    final long free;

    final long blocked;

    /** The lowest cell of each column, be it blocked or not. */
    final long bottom;

    OneWordLayout(Board board) {
        this.stride = board.rows() + 1;
        this.count = board.columns();
        long free = 0;
        long blocked = 0;
        long bottom = 0;
        for (int column = 0; column < board.columns(); column++) {
            bottom |= bit(column, 0);
            for (int height = 0; height < board.rows(); height++) {
                if (board.isBlocked(column, height)) {
                    blocked |= bit(column, height);
                } else {
                    columns[column] |= bit(column, height);
                }
            }
            free |= columns[column];
        }
        this.free = free;
        this.blocked = blocked;
        this.bottom = bottom;
    }

    static boolean fits(Board board) {
        return (board.rows() + 1) * board.columns() <= Long.SIZE;
    }

    long bit(int column, int height) {
        return 1L << (column * stride + height);
    }

    /** The column of a word's lowest bit. */
    int column(long cells) {
        return Long.numberOfTrailingZeros(cells) / stride;
    }

    /**
     * The lowest cell of each column that is neither blocked nor filled; in a column without one, perhaps the border.
     *
     * @param filled the stones and the blocked cells
     * @param bottom {@link #bottom}
     */
    static long landing(long filled, long bottom) {
        return (filled + bottom) & ~filled;
    }

    static boolean hasFour(long stones, int stride) {
        return hasFourAlong(stones, 1)
                || hasFourAlong(stones, stride)
                || hasFourAlong(stones, stride + 1)
                || hasFourAlong(stones, stride - 1);
    }

    /** All places, on the board or not, free or not, where one more stone makes four in a row. */
    static long completing(long stones, int stride) {
        return completingUpwards(stones)
                | completingAlong(stones, stride)
                | completingAlong(stones, stride + 1)
                | completingAlong(stones, stride - 1);
    }

    private static boolean hasFourAlong(long stones, int step) {
        long pairs = stones & (stones >>> step);
        return (pairs & (pairs >>> (2 * step))) != 0;
    }

    private static long completingUpwards(long stones) {
        return (stones << 1) & (stones << 2) & (stones << 3);
    }

    private static long completingAlong(long stones, int step) {
        long pairs = stones & (stones >>> step);
        long afterPair = pairs << (2 * step);
        long beforePair = pairs >>> step;
        return (afterPair & ((stones << (3 * step)) | (stones >>> step)))
                | (beforePair & ((stones << step) | (stones >>> (3 * step))));
    }
}
