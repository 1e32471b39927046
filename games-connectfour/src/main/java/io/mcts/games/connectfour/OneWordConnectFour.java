package io.mcts.games.connectfour;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A position on a board that fits one word, as {@link OneWordLayout} describes it: two words, one for each player's stones. */
final class OneWordConnectFour extends ConnectFour {

    private final OneWordLayout layout;

    /** The stones of the player who is to move, or would be if the game were not over. */
    private long own;

    /** The stones of the player who moved last. */
    private long opposing;

    OneWordConnectFour(Board board) {
        super(board);
        layout = new OneWordLayout(board);
        settle(0, NOBODY);
    }

    private OneWordConnectFour(OneWordConnectFour other) {
        super(other.board);
        layout = other.layout;
        resetTo(other);
    }

    @Override
    public void play(Drop drop) {
        int column = drop.index();
        requireLegal(drop);
        long cell = landing() & layout.columns[column];
        long stones = own | cell;
        own = opposing;
        opposing = stones;
        endTurn(column, OneWordLayout.hasFour(stones, layout.stride), !hasRoom(column));
    }

    @Override
    public OneWordConnectFour copy() {
        return new OneWordConnectFour(this);
    }

    @Override
    public void resetTo(ConnectFour other) {
        requireSameBoard(other);
        OneWordConnectFour that = (OneWordConnectFour) other;
        own = that.own;
        opposing = that.opposing;
        resetTurn(that);
    }

    @Override
    public List<Drop> immediateWins(int player) {
        int columns = 0;
        for (long rest = winningCells(player); rest != 0; rest &= rest - 1) {
            columns |= 1 << layout.column(rest);
        }
        return ColumnSet.list(columns);
    }

    @Override
    public @Nullable Drop immediateWin(int player, RandomGenerator random) {
        long wins = winningCells(player);
        return wins == 0 ? null : Drop.into(layout.column(draw(wins, random)));
    }

    @Override
    public void playOut(RandomGenerator random) {
        if (isTerminal()) {
            return;
        }
        int columns = columns();
        int stride = layout.stride;
        long bottom = layout.bottom;
        long full = layout.free | layout.blocked;
        long[] cellsOf = layout.columns;
        ColumnDraws draws = this.draws;
        long own = this.own;
        long opposing = this.opposing;
        long filled = filled();
        while (filled != full) {
            long fraction = draws.fraction(random);
            for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
                long product = ColumnDraws.product(fraction, columns);
                fraction = ColumnDraws.rest(product);
                long cell = OneWordLayout.landing(filled, bottom) & cellsOf[ColumnDraws.column(product)];
                if (cell == 0) {
                    continue; // the column is full: draw another
                }
                filled |= cell;
                long stones = own | cell;
                own = opposing;
                opposing = stones;
                if (OneWordLayout.hasFour(stones, stride)) {
                    end(own, opposing, true);
                    return;
                }
            }
        }
        end(own, opposing, false);
    }

    @Override
    public void playOutDecisively(RandomGenerator random) {
        if (isTerminal()) {
            return;
        }
        int columns = columns();
        int stride = layout.stride;
        long bottom = layout.bottom;
        long free = layout.free;
        long full = layout.free | layout.blocked;
        long[] cellsOf = layout.columns;
        ColumnDraws draws = this.draws;
        long own = this.own;
        long opposing = this.opposing;
        long filled = filled();
        long completing = OneWordLayout.completing(own, stride);
        long opposingCompleting = OneWordLayout.completing(opposing, stride);
        while (filled != full) {
            long fraction = draws.fraction(random);
            for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
                long landing = OneWordLayout.landing(filled, bottom) & free;
                if ((landing & completing) != 0) {
                    end(opposing, own | draw(landing & completing, random), true);
                    return;
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
                opposingCompleting = OneWordLayout.completing(stones, stride);
            }
        }
        end(own, opposing, false);
    }

    /** {@inheritDoc} Here equal keys mean equal positions: the stones of x, and the cell above the highest filled one. */
    @Override
    public long key() {
        return stones(0) | landing();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OneWordConnectFour that
                && board.equals(that.board)
                && own == that.own
                && opposing == that.opposing;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key() * 0x9E3779B97F4A7C15L);
    }

    @Override
    void put(int column, int player) {
        long cell = landing() & layout.columns[column];
        if (player == currentPlayer()) {
            own |= cell;
        } else {
            opposing |= cell;
        }
    }

    @Override
    boolean hasRoom(int column) {
        return (landing() & layout.columns[column]) != 0;
    }

    @Override
    boolean hasStone(int player, int column, int height) {
        return (stones(player) & layout.bit(column, height)) != 0;
    }

    private void end(long own, long opposing, boolean isWon) {
        this.own = own;
        this.opposing = opposing;
        end(Long.bitCount(own | opposing) & 1, isWon);
    }

    private long filled() {
        return own | opposing | layout.blocked;
    }

    private long landing() {
        return OneWordLayout.landing(filled(), layout.bottom);
    }

    private long stones(int player) {
        return player == currentPlayer() ? own : opposing;
    }

    private long winningCells(int player) {
        return OneWordLayout.completing(stones(player), layout.stride) & landing() & layout.free;
    }

    /** One of the cells, each with equal chance; a single one costs no random number. */
    private static long draw(long cells, RandomGenerator random) {
        long rest = cells;
        if ((rest & (rest - 1)) != 0) {
            for (int skip = random.nextInt(Long.bitCount(rest)); skip > 0; skip--) {
                rest &= rest - 1;
            }
        }
        return rest & -rest;
    }
}
