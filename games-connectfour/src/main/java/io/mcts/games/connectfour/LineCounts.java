package io.mcts.games.connectfour;

import java.util.Arrays;

/**
 * Counts the open lines of four of the player to move, less those of the other player. A line is open while it has neither blocked cells
 * nor discs of both players; vertical lines do not count. The depth of an empty cell is the number of empty cells below it.
 *
 * <p>A row is a {@link ColumnSet} for the discs of x and, 16 bits higher, one for those of o. A word has such a row in its lower half and
 * the row {@link #apart} rows higher in its upper half. In words shifted against each other a bit stands for a line that begins there, so
 * 12 to 18 combinations of words show all lines.
 */
final class LineCounts {

    static final int TURN = 0;

    /** 1 if the player to move has to block. */
    static final int BLOCK = 1;

    /** Lines with two discs and no other cell deeper than 0, 1, 2 and 3: cumulative counts. */
    static final int PAIRS = 2;

    static final int DEPTHS_OF_PAIRS = 4;

    /** The columns by the depth of their lowest cell that completes a line: 1, 2, or 3 and more. */
    static final int THREATS = PAIRS + DEPTHS_OF_PAIRS;

    static final int DEPTHS_OF_THREATS = 3;

    /** The result by {@link Zugzwang}. Of five counts one may be different from 0, chosen by the number of moves until zugzwang. */
    static final int ZUGZWANG = THREATS + DEPTHS_OF_THREATS;

    /** The fewest moves of the second to the last of these counts. */
    private static final int[] STAGES = {4, 8, 16, 30};

    /** Lines with one disc. */
    static final int SINGLES = ZUGZWANG + STAGES.length + 1;

    static final int COUNTS = SINGLES + 1;

    static final int OF_O = 16;
    private static final int BOTH = 1 | 1 << OF_O;
    private static final int ALL_COLUMNS = 0xFFFF;
    private static final long ALL_OF_X = 0x0000_FFFF_0000_FFFFL;
    private static final long ALL_ROWS = -1;
    private static final long UPPER_ROW = ALL_ROWS << Integer.SIZE;

    final int[] counts = new int[COUNTS];

    private final Discs position;
    private final int mover;
    private final int apart;
    private final long[] discs;

    private final long[] open;

    /** The discs, and the empty cells at most as deep as the index. */
    private final long[][] within;

    /** The heights, by column, at which a disc of x completes a line, and 16 bits higher those of o. */
    private final int[] completing;

    LineCounts(Discs position, int mover) {
        this.position = position;
        this.mover = mover;
        apart = (position.height - 2) / 2;
        int rows = apart + 3;
        discs = new long[rows];
        open = new long[rows];
        within = new long[DEPTHS_OF_PAIRS][rows];
        completing = new int[position.width];
        readRows();
        for (int row = 0; row < rows; row++) {
            countLines(row, 0, 0, 1, row < apart ? ALL_ROWS : UPPER_ROW);
        }
        for (int row = 0; row < apart; row++) {
            countLines(row, 1, 0, 1, ALL_ROWS);
            countLines(row, 1, 3, -1, ALL_ROWS);
        }
        counts[TURN] = 1;
        counts[BLOCK] = position.wins(1 - mover) == 0 ? 0 : 1;
        countThreats();
    }

    /** Reads from the bottom up, to count the empty cells below. */
    private void readRows() {
        int[] below = new int[DEPTHS_OF_PAIRS]; // the columns with at most as many as the index
        Arrays.fill(below, ALL_COLUMNS);
        for (int height = 0; height < position.height; height++) {
            int row = position.row(height);
            int empty = position.freeRows[height] & ~(row | row >>> OF_O);
            put(discs, height, row);
            put(open, height, row | empty * BOTH);
            for (int depth = DEPTHS_OF_PAIRS - 1; depth >= 0; depth--) {
                put(within[depth], height, row | (empty & below[depth]) * BOTH);
                below[depth] &= ~empty | (depth == 0 ? 0 : below[depth - 1]);
            }
        }
    }

    private void put(long[] words, int height, int row) {
        if (height < words.length) {
            words[height] |= row;
        }
        if (height >= apart) {
            words[height - apart] |= (long) row << Integer.SIZE;
        }
    }

    /**
     * Counts the lines that begin in the rows of a word.
     *
     * @param up the rows that a line rises from cell to cell
     * @param shift the shift of the word of the first cell
     * @param step the further shift of each next cell
     */
    private void countLines(int row, int up, int shift, int step, long rows) {
        long a = discs[row] >>> shift;
        long b = discs[row + up] >>> (shift + step);
        long c = discs[row + 2 * up] >>> (shift + 2 * step);
        long d = discs[row + 3 * up] >>> (shift + 3 * step);
        long lines = rows & (a | b | c | d) & all(open, row, up, shift, step);
        long isOdd = a ^ b ^ c ^ d;
        long pairs = lines & ~isOdd & ((a & b) ^ (c & d) ^ ((a ^ b) & (c ^ d)));
        long threes = lines & isOdd & ((a & b) | (c & d));
        counts[SINGLES] += difference(lines & isOdd & ~threes);
        if (pairs != 0) {
            for (int depth = 0; depth < DEPTHS_OF_PAIRS; depth++) {
                counts[PAIRS + depth] += difference(pairs & all(within[depth], row, up, shift, step));
            }
        }
        if (threes != 0) {
            complete(threes & ~a, row, shift);
            complete(threes & ~b, row + up, shift + step);
            complete(threes & ~c, row + 2 * up, shift + 2 * step);
            complete(threes & ~d, row + 3 * up, shift + 3 * step);
        }
    }

    private static long all(long[] words, int row, int up, int shift, int step) {
        return words[row] >>> shift
                & words[row + up] >>> (shift + step)
                & words[row + 2 * up] >>> (shift + 2 * step)
                & words[row + 3 * up] >>> (shift + 3 * step);
    }

    private int difference(long lines) {
        int ofX = Long.bitCount(lines & ALL_OF_X);
        int ofO = Long.bitCount(lines & ~ALL_OF_X);
        return mover == 0 ? ofX - ofO : ofO - ofX;
    }

    private void complete(long lines, int row, int shift) {
        for (long rest = lines << shift; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            int height = row + (bit < Integer.SIZE ? 0 : apart);
            completing[bit & (OF_O - 1)] |= 1 << (height + (bit & OF_O));
        }
    }

    private void countThreats() {
        int moves = 0;
        int[] empty = new int[completing.length];
        for (int column = 0; column < completing.length; column++) {
            int cells = position.emptyCells(column);
            empty[column] = cells;
            int below = cells;
            int threats =
                    (completing[column] | completing[column] >>> OF_O) & cells & (cells - 1); // not those of depth 0
            if (threats != 0) {
                int height = Integer.numberOfTrailingZeros(threats);
                int ofX = completing[column] >>> height & 1;
                int ofO = completing[column] >>> (height + OF_O) & 1;
                below = cells & ((1 << height) - 1) & (cells - 1);
                counts[THREATS + Math.min(Integer.bitCount(below), DEPTHS_OF_THREATS - 1)] +=
                        mover == 0 ? ofX - ofO : ofO - ofX;
            }
            moves += Integer.bitCount(below);
        }
        counts[ZUGZWANG + stage(moves)] = new Zugzwang(completing).result(empty, mover);
    }

    private static int stage(int moves) {
        int stage = 0;
        while (stage < STAGES.length && moves >= STAGES[stage]) {
            stage++;
        }
        return stage;
    }
}
