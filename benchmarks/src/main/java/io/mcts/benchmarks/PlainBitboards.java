package io.mcts.benchmarks;

import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Connect Four on the board of 7 columns and 6 rows by someone who knows bitboards, but not this library: nothing of
 * {@link GameState} is overridden that need not be, and each call makes a new list of new moves.
 */
final class PlainBitboards implements GameState<PlainBitboards, PlainDrop> {

    private static final int ROWS = 6;
    private static final int COLUMNS = 7;

    /** The bits of a column, with an empty one above that keeps rows of four from going round the edge. */
    private static final int COLUMN_BITS = ROWS + 1;

    /** How far apart neighbours in a row of four are: upwards, sideways, and along both diagonals. */
    private static final int[] DIRECTIONS = {1, COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1};

    /** The stones of each player. */
    private final long[] stones;

    private final int[] heights;
    private int plies;
    private boolean isWon;

    PlainBitboards() {
        stones = new long[2];
        heights = new int[COLUMNS];
    }

    private PlainBitboards(PlainBitboards other) {
        stones = other.stones.clone();
        heights = other.heights.clone();
        plies = other.plies;
        isWon = other.isWon;
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return plies % 2;
    }

    @Override
    public boolean isTerminal() {
        return isWon || plies == ROWS * COLUMNS;
    }

    @Override
    public List<PlainDrop> legalMoves() {
        List<PlainDrop> moves = new ArrayList<>();
        for (int column = 0; column < COLUMNS && !isTerminal(); column++) {
            if (heights[column] < ROWS) {
                moves.add(new PlainDrop(column));
            }
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    public void play(PlainDrop drop) {
        int column = drop.index();
        int player = currentPlayer();
        stones[player] |= 1L << (column * COLUMN_BITS + heights[column]++);
        plies++;
        for (int direction : DIRECTIONS) {
            long pairs = stones[player] & (stones[player] >> direction);
            isWon |= (pairs & (pairs >> (2 * direction))) != 0;
        }
    }

    @Override
    public PlainBitboards copy() {
        return new PlainBitboards(this);
    }

    /** The last player has won, if anybody has. */
    @Override
    public double payoff(int player) {
        if (!isWon) {
            return 0;
        }
        return player == currentPlayer() ? -1 : 1;
    }

    @Override
    public String toString() {
        return Long.toHexString(stones[0]) + "/" + Long.toHexString(stones[1]);
    }
}
