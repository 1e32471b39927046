package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/** The discs on a small board ({@link OneWordLayout}): a word for each player. */
final class OneWordDiscs extends Discs {

    /** The first plies, without a four in a row. */
    private static final int PLIES_WITHOUT_FOUR = 6;

    private final OneWordLayout layout;
    private long discsOfX;
    private long discsOfO;

    OneWordDiscs(Board board) {
        this(new OneWordLayout(board), freeRows(board));
    }

    private OneWordDiscs(OneWordLayout layout, int[] freeRows) {
        super(layout.count, freeRows);
        this.layout = layout;
    }

    @Override
    Discs copy() {
        OneWordDiscs copy = new OneWordDiscs(layout, freeRows);
        copy.resetTo(this);
        return copy;
    }

    @Override
    void resetTo(Discs other) {
        OneWordDiscs that = (OneWordDiscs) other;
        discsOfX = that.discsOfX;
        discsOfO = that.discsOfO;
    }

    @Override
    boolean drop(int column, int player) {
        long discs = discs(player) | (landing() & layout.columns[column]);
        if (player == 0) {
            discsOfX = discs;
        } else {
            discsOfO = discs;
        }
        return OneWordLayout.hasFour(discs);
    }

    @Override
    boolean hasRoom(int column) {
        return (landing() & layout.columns[column]) != 0;
    }

    @Override
    boolean has(int player, int column, int height) {
        return (discs(player) & OneWordLayout.bit(column, height)) != 0;
    }

    @Override
    int row(int height) {
        return OneWordLayout.row(discsOfX, height) | OneWordLayout.row(discsOfO, height) << 16;
    }

    @Override
    int emptyCells(int column) {
        return OneWordLayout.cellsOf(column, layout.free & ~filled());
    }

    @Override
    int wins(int player) {
        return columnsOf(discs(player), filled());
    }

    private int columnsOf(long discs, long filled) {
        int columns = 0;
        long cells = OneWordLayout.completing(discs) & OneWordLayout.landing(filled) & layout.free;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            columns |= 1 << OneWordLayout.column(rest);
        }
        return columns;
    }

    @Override
    int memo() {
        return 0;
    }

    @Override
    void lift(int column, int player, int memo) {
        long top = Long.highestOneBit(discs(player) & layout.columns[column]);
        if (player == 0) {
            discsOfX ^= top;
        } else {
            discsOfO ^= top;
        }
    }

    @Override
    int winsAfter(int column, int player) {
        long cell = landing() & layout.columns[column];
        return cell == 0 ? 0 : columnsOf(discs(player) | cell, filled() | cell);
    }

    @Override
    boolean winsAbove(int column, int player) {
        long cell = landing() & layout.columns[column];
        return ColumnSet.contains(columnsOf(discs(player), filled() | cell), column);
    }

    @Override
    int playOut(int player, RandomGenerator random) {
        int columns = layout.count;
        long[] cellsOf = layout.columns;
        ColumnDraws draws = this.draws;
        long own = discs(player);
        long opposing = discs(1 - player);
        long surface = OneWordLayout.surface(filled());
        long full = OneWordLayout.surface(layout.free | layout.blocked);
        int untested = PLIES_WITHOUT_FOUR - Long.bitCount(own | opposing);
        while (surface != full) {
            long fraction = draws.fraction(random);
            int left = ColumnDraws.PER_NUMBER;
            for (; untested > 0 && left > 0; left--) { // a counter in the other loop would be no faster than testing
                long product = ColumnDraws.product(fraction, columns);
                fraction = ColumnDraws.rest(product);
                long cell = surface & cellsOf[ColumnDraws.column(product) & (cellsOf.length - 1)];
                if (cell != 0) {
                    surface += cell;
                    long discs = own | cell;
                    own = opposing;
                    opposing = discs;
                    untested--;
                }
            }
            for (; left > 0; left--) {
                long product = ColumnDraws.product(fraction, columns);
                fraction = ColumnDraws.rest(product);
                long cell = surface
                        & cellsOf[ColumnDraws.column(product) & (cellsOf.length - 1)]; // in bounds without a test
                surface += cell;
                long discs = own | cell;
                if (OneWordLayout.hasFour(discs)) {
                    return end(opposing, discs, true);
                }
                long isFull =
                        (cell - 1) >> (Long.SIZE - 1); // all bits or none, without a branch that is hard to predict
                long swapped = (opposing ^ discs) & ~isFull;
                own = discs ^ swapped;
                opposing ^= swapped;
            }
        }
        return end(own, opposing, false);
    }

    @Override
    int playOutDecisively(int player, RandomGenerator random) {
        int columns = layout.count;
        long free = layout.free;
        long full = layout.free | layout.blocked;
        long[] cellsOf = layout.columns;
        ColumnDraws draws = this.draws;
        long own = discs(player);
        long opposing = discs(1 - player);
        long filled = filled();
        long completing = OneWordLayout.completing(own);
        long opposingCompleting = OneWordLayout.completing(opposing);
        while (filled != full) {
            long fraction = draws.fraction(random);
            for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
                long landing = OneWordLayout.landing(filled) & free;
                if ((landing & completing) != 0) {
                    return end(opposing, own | draw(landing & completing, random), true);
                }
                long cell = landing & opposingCompleting;
                if (cell != 0) {
                    cell = draw(cell, random);
                } else {
                    long product = ColumnDraws.product(fraction, columns);
                    fraction = ColumnDraws.rest(product);
                    cell = landing & cellsOf[ColumnDraws.column(product)];
                    if (cell == 0) {
                        continue; // the column is full: draw another
                    }
                }
                filled |= cell;
                long discs = own | cell;
                own = opposing;
                opposing = discs;
                completing = opposingCompleting;
                opposingCompleting = OneWordLayout.completing(discs);
            }
        }
        return end(own, opposing, false);
    }

    OneWordLayout layout() {
        return layout;
    }

    int count() {
        return Long.bitCount(discsOfX | discsOfO);
    }

    int emptyCount() {
        return Long.bitCount(layout.free) - count();
    }

    /** Exact: the discs of x, and the cell above the highest filled one. */
    @Override
    long key() {
        return key(discsOfX, filled());
    }

    /** The key of one player's discs among all filled cells; different for different positions with the same player to move. */
    static long key(long discs, long filled) {
        return discs | OneWordLayout.landing(filled);
    }

    @Override
    boolean isSame(Discs other) {
        OneWordDiscs that = (OneWordDiscs) other;
        return discsOfX == that.discsOfX && discsOfO == that.discsOfO;
    }

    /** Ends a rollout, in which {@code opposing} moved last; returns the winner. */
    private int end(long own, long opposing, boolean isWon) {
        int player = Long.bitCount(own | opposing) & 1; // whose turn it is
        long swapped = (own ^ opposing) & -player;
        discsOfX = own ^ swapped;
        discsOfO = opposing ^ swapped;
        return isWon ? 1 - player : ConnectFour.NOBODY;
    }

    private long filled() {
        return discsOfX | discsOfO | layout.blocked;
    }

    private long landing() {
        return OneWordLayout.landing(filled());
    }

    long discs(int player) {
        return player == 0 ? discsOfX : discsOfO;
    }

    /** A single cell costs no random number. */
    static long draw(long cells, RandomGenerator random) {
        long rest = cells;
        if ((rest & (rest - 1)) != 0) {
            for (int skip = random.nextInt(Long.bitCount(rest)); skip > 0; skip--) {
                rest &= rest - 1;
            }
        }
        return rest & -rest;
    }
}
