package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/** The stones on a board that fits one word, as {@link OneWordLayout} describes it: two words, one for each player. */
final class OneWordStones extends Stones {

    /** The plies from the beginning in which nobody can have four in a row. */
    private static final int PLIES_WITHOUT_FOUR = 6;

    private final OneWordLayout layout;
    private long stonesOfX;
    private long stonesOfO;

    OneWordStones(Board board) {
        this(new OneWordLayout(board), freeRows(board));
    }

    private OneWordStones(OneWordLayout layout, int[] freeRows) {
        super(layout.count, freeRows);
        this.layout = layout;
    }

    @Override
    Stones copy() {
        OneWordStones copy = new OneWordStones(layout, freeRows);
        copy.resetTo(this);
        return copy;
    }

    @Override
    void resetTo(Stones other) {
        OneWordStones that = (OneWordStones) other;
        stonesOfX = that.stonesOfX;
        stonesOfO = that.stonesOfO;
    }

    @Override
    boolean drop(int column, int player) {
        long stones = stones(player) | (landing() & layout.columns[column]);
        if (player == 0) {
            stonesOfX = stones;
        } else {
            stonesOfO = stones;
        }
        return OneWordLayout.hasFour(stones);
    }

    @Override
    boolean hasRoom(int column) {
        return (landing() & layout.columns[column]) != 0;
    }

    @Override
    boolean has(int player, int column, int height) {
        return (stones(player) & OneWordLayout.bit(column, height)) != 0;
    }

    @Override
    int row(int height) {
        return OneWordLayout.row(stonesOfX, height) | OneWordLayout.row(stonesOfO, height) << 16;
    }

    @Override
    int emptyCells(int column) {
        return OneWordLayout.cellsOf(column, layout.free & ~filled());
    }

    @Override
    int wins(int player) {
        return columnsOf(stones(player), filled());
    }

    /** The columns in which one more stone makes four in a row. */
    private int columnsOf(long stones, long filled) {
        int columns = 0;
        long cells = OneWordLayout.completing(stones) & OneWordLayout.landing(filled) & layout.free;
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
        long top = Long.highestOneBit(stones(player) & layout.columns[column]);
        if (player == 0) {
            stonesOfX ^= top;
        } else {
            stonesOfO ^= top;
        }
    }

    @Override
    int winsAfter(int column, int player) {
        long cell = landing() & layout.columns[column];
        return cell == 0 ? 0 : columnsOf(stones(player) | cell, filled() | cell);
    }

    @Override
    boolean winsAbove(int column, int player) {
        long cell = landing() & layout.columns[column];
        return ColumnSet.contains(columnsOf(stones(player), filled() | cell), column);
    }

    @Override
    int playOut(int player, RandomGenerator random) {
        int columns = layout.count;
        long[] cellsOf = layout.columns;
        ColumnDraws draws = this.draws;
        long own = stones(player);
        long opposing = stones(1 - player);
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
                    long stones = own | cell;
                    own = opposing;
                    opposing = stones;
                    untested--;
                }
            }
            for (; left > 0; left--) {
                long product = ColumnDraws.product(fraction, columns);
                fraction = ColumnDraws.rest(product);
                long cell = surface
                        & cellsOf[ColumnDraws.column(product) & (cellsOf.length - 1)]; // in bounds without a test
                if (cell == 0) {
                    continue; // the column is full: draw another
                }
                surface += cell;
                long stones = own | cell;
                own = opposing;
                opposing = stones;
                if (OneWordLayout.hasFour(stones)) {
                    return end(own, opposing, true);
                }
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
        long own = stones(player);
        long opposing = stones(1 - player);
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
                long stones = own | cell;
                own = opposing;
                opposing = stones;
                completing = opposingCompleting;
                opposingCompleting = OneWordLayout.completing(stones);
            }
        }
        return end(own, opposing, false);
    }

    /** The number of stones. */
    int count() {
        return Long.bitCount(stonesOfX | stonesOfO);
    }

    /** Here equal keys mean equal positions: the stones of x, and the cell above the highest filled one. */
    @Override
    long key() {
        return stonesOfX | landing();
    }

    @Override
    boolean isSame(Stones other) {
        OneWordStones that = (OneWordStones) other;
        return stonesOfX == that.stonesOfX && stonesOfO == that.stonesOfO;
    }

    /** Keeps the stones after a rollout, {@code opposing} those of the player who moved last; returns the winner. */
    private int end(long own, long opposing, boolean isWon) {
        boolean isTurnOfX = (Long.bitCount(own | opposing) & 1) == 0;
        stonesOfX = isTurnOfX ? own : opposing;
        stonesOfO = isTurnOfX ? opposing : own;
        if (!isWon) {
            return ConnectFour.NOBODY;
        }
        return isTurnOfX ? 1 : 0;
    }

    private long filled() {
        return stonesOfX | stonesOfO | layout.blocked;
    }

    private long landing() {
        return OneWordLayout.landing(filled());
    }

    private long stones(int player) {
        return player == 0 ? stonesOfX : stonesOfO;
    }

    /** Draws one of the cells, each with equal chance; a single one costs no random number. */
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
