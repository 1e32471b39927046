package io.mcts.games.connectfour;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The discs on a board of any size, kept as its lines: a number for each row, diagonal and column.
 *
 * <p><b>Lines.</b> The lower half (16 bits) holds the discs of x, the upper half those of o. In a row or a diagonal, bit {@code column + 3}
 * of a half stands for the cell in that column; in a column, bit {@code height + 3}. Shifted right by the column (or height) of a cell, the
 * line shows the {@link SevenCells} round that cell. Unused bits keep the halves apart and stop runs at the edge. A column has a third
 * part, one bit for each filled height: with a disc, blocked, or above the board. A disc lands on the lowest that is not.
 *
 * <p><b>Wins.</b> The columns in which a player would win at once are a {@link ColumnSet}, one in each half of a number, found on demand
 * and then kept up to date: a disc changes the landing cell of its own column, and may turn landing cells in its row and diagonals into
 * wins of its owner; these are kept for each line. Nothing of this branches on the position, except for full columns. Until the wins are
 * needed, and in uniform rollouts, each disc's lines are searched for four in a row, which is cheaper.
 */
final class LineDiscs extends Discs {

    private static final int HALF = 16;
    private static final int HALF_MASK = (1 << HALF) - 1;
    private static final int BOTH = 1 | (1 << HALF);

    /** The landing height in a full column, so high that no threat reaches it. */
    private static final int FULL = HALF;

    /** The rows are first, then the diagonals that rise to the right, then those that fall. */
    private static final int RISING = FULL + Board.LONGEST_SIDE;

    private static final int FALLING = RISING + FULL + 1;
    private static final int LINES = FALLING + FULL + Board.LONGEST_SIDE;

    private final int[] lines;

    /** The columns whose landing cells lie on each line, as in the lower half of a line. */
    private final int[] landings;

    private final long[] columns;
    private int wins;

    /** Whether {@link #wins} and {@link #landings} are up to date. */
    private boolean knowsWins;

    private int emptyCells;

    LineDiscs(Board board) {
        this(board.columns(), freeRows(board));
        for (int column = 0; column < columns.length; column++) {
            for (int height = 0; height < FULL; height++) {
                if (height >= board.rows() || board.isBlocked(column, height)) {
                    columns[column] |= filledBit(height);
                }
            }
        }
        emptyCells = board.freeCells();
    }

    private LineDiscs(int width, int[] freeRows) {
        super(width, freeRows);
        lines = new int[LINES];
        landings = new int[LINES];
        columns = new long[width];
    }

    @Override
    Discs copy() {
        LineDiscs copy = new LineDiscs(columns.length, freeRows);
        copy.resetTo(this);
        return copy;
    }

    @Override
    void resetTo(Discs other) {
        LineDiscs that = (LineDiscs) other;
        System.arraycopy(that.lines, 0, lines, 0, lines.length);
        System.arraycopy(that.columns, 0, columns, 0, columns.length);
        emptyCells = that.emptyCells;
        knowsWins = that.knowsWins;
        if (knowsWins) {
            System.arraycopy(that.landings, 0, landings, 0, landings.length);
            wins = that.wins;
        }
    }

    @Override
    boolean drop(int column, int player) {
        int half = half(player);
        emptyCells--;
        if (!knowsWins) {
            return dropAndTest(lines, columns, column, landing(columns[column]), half);
        }
        boolean isWon = ColumnSet.contains(wins >>> half, column);
        wins = dropAndFindWins(lines, landings, columns, column, half, wins);
        return isWon;
    }

    @Override
    boolean hasRoom(int column) {
        return landing(columns[column]) != FULL;
    }

    @Override
    boolean has(int player, int column, int height) {
        return (columns[column] & discBit(height, half(player))) != 0;
    }

    @Override
    int row(int height) {
        return lines[height] >>> SevenCells.MIDDLE;
    }

    @Override
    int emptyCells(int column) {
        return (int) (~columns[column] >>> (2 * HALF)) & HALF_MASK;
    }

    @Override
    int wins(int player) {
        findWins();
        return (wins >>> half(player)) & HALF_MASK;
    }

    @Override
    int memo() {
        findWins();
        return wins;
    }

    @Override
    void lift(int column, int player, int memo) {
        int half = half(player);
        long upright = columns[column];
        int height = Integer.SIZE
                - 1
                - SevenCells.MIDDLE
                - Integer.numberOfLeadingZeros((int) (upright >>> half) & HALF_MASK);
        int disc = 1 << (SevenCells.MIDDLE + column + half);
        lines[height] ^= disc;
        lines[RISING + height - column] ^= disc;
        lines[FALLING + height + column] ^= disc;
        columns[column] = upright ^ (discBit(height, half) | filledBit(height));
        toggleLanding(landings, column, landing(upright));
        toggleLanding(landings, column, height);
        wins = memo;
        emptyCells++;
    }

    @Override
    int winsAfter(int column, int player) {
        findWins();
        int half = half(player);
        int height = landing(columns[column]);
        if (height == FULL) {
            return 0;
        }
        int shift = column + half;
        int disc = 1 << SevenCells.MIDDLE;
        int rising = RISING + height - column;
        int falling = FALLING + height + column;
        int threats = (SevenCells.threats(lines[height] >>> shift | disc) & (landings[height] >>> column))
                | (SevenCells.threats(lines[rising] >>> shift | disc) & (landings[rising] >>> column))
                | (SevenCells.threats(lines[falling] >>> shift | disc) & (landings[falling] >>> column));
        long upright = columns[column] | discBit(height, half) | filledBit(height);
        return (threats << column) >>> SevenCells.MIDDLE | winsOnTop(upright, column, half) << column;
    }

    @Override
    boolean winsAbove(int column, int player) {
        int height = landing(columns[column]);
        return height != FULL && winsOnTop(columns[column] | filledBit(height), column, half(player)) != 0;
    }

    /** Returns 1 if a player would win on the landing cell of such a column, else 0. */
    private int winsOnTop(long upright, int column, int half) {
        int height = landing(upright);
        return height == FULL ? 0 : wins(lines, upright, column, height, half);
    }

    @Override
    int playOut(int player, RandomGenerator random) {
        int[] lines = this.lines;
        long[] columns = this.columns;
        ColumnDraws draws = this.draws;
        int empty = emptyCells;
        int half = half(player);
        while (empty > 0) {
            long fraction = draws.fraction(random);
            for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
                long product = ColumnDraws.product(fraction, columns.length);
                fraction = ColumnDraws.rest(product);
                int column = ColumnDraws.column(product);
                int height = landing(columns[column]);
                if (height == FULL) {
                    continue; // draw another
                }
                empty--;
                if (dropAndTest(lines, columns, column, height, half)) {
                    return end(empty, half, true);
                }
                half ^= HALF;
            }
        }
        return end(empty, half, false);
    }

    @Override
    int playOutDecisively(int player, RandomGenerator random) {
        findWins();
        int[] lines = this.lines;
        int[] landings = this.landings;
        long[] columns = this.columns;
        ColumnDraws draws = this.draws;
        int empty = emptyCells;
        int half = half(player);
        int wins = this.wins;
        while (empty > 0) {
            long fraction = draws.fraction(random);
            for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
                int column;
                if (wins != 0) {
                    int own = (wins >>> half) & HALF_MASK;
                    column = ColumnSet.draw(own != 0 ? own : (wins >>> (half ^ HALF)) & HALF_MASK, random);
                    if (own != 0) {
                        dropAndTest(lines, columns, column, landing(columns[column]), half);
                        return end(empty - 1, half, true);
                    }
                } else {
                    long product = ColumnDraws.product(fraction, columns.length);
                    fraction = ColumnDraws.rest(product);
                    column = ColumnDraws.column(product);
                    if (landing(columns[column]) == FULL) {
                        continue; // draw another
                    }
                }
                wins = dropAndFindWins(lines, landings, columns, column, half, wins);
                empty--;
                half ^= HALF;
            }
        }
        return end(empty, half, false);
    }

    private void findWins() {
        if (knowsWins) {
            return;
        }
        knowsWins = true;
        Arrays.fill(landings, 0);
        int upright = 0;
        for (int column = 0; column < columns.length; column++) {
            int height = landing(columns[column]);
            toggleLanding(landings, column, height);
            if (height != FULL) {
                int discs = (int) columns[column] >>> height;
                upright |= (SevenCells.completing(discs) | SevenCells.completing(discs >>> HALF) << HALF) << column;
            }
        }
        int across = 0;
        for (int line = 0; line < LINES; line++) {
            across |= completing(lines[line]) & (landings[line] * BOTH);
        }
        wins = upright | across >>> SevenCells.MIDDLE;
    }

    @Override
    long key() {
        long key = 0;
        for (long column : columns) {
            long discsOfX = column & HALF_MASK;
            key = (key ^ (discsOfX | 1L << (HALF + landing(column)))) * 0x9E3779B97F4A7C15L;
            key ^= key >>> 32;
        }
        return key;
    }

    @Override
    boolean isSame(Discs other) {
        LineDiscs that = (LineDiscs) other;
        return Arrays.equals(columns, that.columns);
    }

    /** Returns whether the disc makes four in a row. */
    private static boolean dropAndTest(int[] lines, long[] columns, int column, int height, int half) {
        int disc = 1 << (SevenCells.MIDDLE + column + half);
        int row = lines[height] |= disc;
        int rising = lines[RISING + height - column] |= disc;
        int falling = lines[FALLING + height + column] |= disc;
        long upright = columns[column];
        upright |= discBit(height, half) | (upright + filledBit(0)); // the sum carries to the lowest height not filled
        columns[column] = upright;
        return (fours(row, rising) | fours(falling, (int) upright)) != 0;
    }

    /** Drops a disc and returns the columns in which the players win then, given those before. */
    private static int dropAndFindWins(int[] lines, int[] landings, long[] columns, int column, int half, int wins) {
        int height = landing(columns[column]);
        int disc = 1 << (SevenCells.MIDDLE + column + half);
        int row = lines[height] |= disc;
        int rising = lines[RISING + height - column] |= disc;
        int falling = lines[FALLING + height + column] |= disc;
        long upright = columns[column] |= discBit(height, half) | filledBit(height);
        toggleLanding(landings, column, height);
        toggleLanding(landings, column, landing(upright));
        int threats = (SevenCells.threats(row >>> (column + half)) & (landings[height] >>> column))
                | (SevenCells.threats(rising >>> (column + half)) & (landings[RISING + height - column] >>> column))
                | (SevenCells.threats(falling >>> (column + half)) & (landings[FALLING + height + column] >>> column));
        int here = winsAtLanding(lines, upright, column) << column;
        int elsewhere = (threats << column) >>> SevenCells.MIDDLE;
        return (wins & ~(BOTH << column)) | here | (elsewhere << half);
    }

    private static void toggleLanding(int[] landings, int column, int height) {
        int bit = 1 << (SevenCells.MIDDLE + column);
        landings[height] ^= bit;
        landings[RISING + height - column] ^= bit;
        landings[FALLING + height + column] ^= bit;
    }

    /** Whether x (bit 0) and o (bit {@value #HALF}) would win in a column. */
    private static int winsAtLanding(int[] lines, long upright, int column) {
        int height = landing(upright);
        if (height == FULL) {
            return 0;
        }
        return wins(lines, upright, column, height, 0) | (wins(lines, upright, column, height, HALF) << HALF);
    }

    /** Returns 1 if a player would win on a cell, else 0. */
    private static int wins(int[] lines, long upright, int column, int height, int half) {
        int shift = column + half;
        return SevenCells.completing(lines[height] >>> shift)
                | SevenCells.completing(lines[RISING + height - column] >>> shift)
                | SevenCells.completing(lines[FALLING + height + column] >>> shift)
                | SevenCells.completing((int) upright >>> (height + half));
    }

    /** Ends a rollout, won by {@code half} if at all; returns the winner. */
    private int end(int empty, int half, boolean isWon) {
        emptyCells = empty;
        knowsWins = false;
        if (!isWon) {
            return ConnectFour.NOBODY;
        }
        return half == 0 ? 0 : 1;
    }

    /** The beginnings of fours in a row in two lines, tested at once in one number. */
    private static long fours(int line, int other) {
        long lines = Integer.toUnsignedLong(line) | (long) other << Integer.SIZE;
        long pairs = lines & (lines >>> 1);
        return pairs & (pairs >>> 2);
    }

    /** The cells of a line, free or not, where one more disc makes four in a row. */
    private static int completing(int line) {
        int pairs = line & (line >>> 1);
        int afterPair = (pairs << 2) & ((line << 3) | (line >>> 1));
        int beforePair = (pairs >>> 1) & ((line << 1) | (line >>> 3));
        return afterPair | beforePair;
    }

    /** The lowest height that is not filled, or {@link #FULL}. */
    private static int landing(long column) {
        return Integer.numberOfTrailingZeros((int) (~column >>> (2 * HALF)));
    }

    private static int half(int player) {
        return player * HALF;
    }

    private static long discBit(int height, int half) {
        return 1L << (SevenCells.MIDDLE + height + half);
    }

    private static long filledBit(int height) {
        return 1L << (2 * HALF + height);
    }
}
