package io.mcts.games.tictactoe;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Notation;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of tic-tac-toe. Mutable, used by one thread at a time. Two players mark empty cells in turn, {@code x} (player 0) first; three
 * in a row, a column or a diagonal win: a payoff of 1, and -1 for the other. A full board without a line is a draw, 0 for both.
 */
public final class TicTacToe
        implements GameState<TicTacToe, Cell>, Resettable<TicTacToe>, ImmediateWins<Cell>, PositionKey {

    /**
     * Positions as nine characters, row by row from the top: {@code x}, {@code o}, or {@code .} for an empty cell, as in {@code x...o....}.
     * The player to move follows from the marks; unreachable positions are refused.
     */
    public static final Notation<TicTacToe, Cell> NOTATION = new TicTacToeNotation();

    /** The bits of the random number that {@link #playOut} uses as a binary fraction. */
    private static final int FRACTION_BITS = 60;

    private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;

    /** {@link #playOut} keeps both players' marks in one number, those of the last mover in the lower half. */
    private static final int HALF = 16;

    /** The {@link CellSet} of the player to move, or of the player who has not moved last if the game is over. */
    private int own;

    private int opposing;

    TicTacToe(int own, int opposing) {
        this.own = own;
        this.opposing = opposing;
    }

    /** Returns an empty board, {@code x} to move. */
    public static TicTacToe initial() {
        return new TicTacToe(0, 0);
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return Integer.bitCount(own | opposing) & 1;
    }

    @Override
    public boolean isTerminal() {
        return CellSet.hasLine(opposing) || empty() == 0;
    }

    @Override
    public List<Cell> legalMoves() {
        return CellSet.list(isTerminal() ? 0 : empty());
    }

    /** Marks a cell for the current player; illegal moves are not detected and corrupt the state. */
    @Override
    public void play(Cell cell) {
        int marked = own | 1 << cell.index();
        own = opposing;
        opposing = marked;
    }

    @Override
    public TicTacToe copy() {
        return new TicTacToe(own, opposing);
    }

    @Override
    public void resetTo(TicTacToe other) {
        own = other.own;
        opposing = other.opposing;
    }

    @Override
    public double payoff(int player) {
        if (!CellSet.hasLine(opposing)) {
            return 0;
        }
        return player == currentPlayer() ? -1 : 1;
    }

    @Override
    public List<Cell> immediateWins(int player) {
        return CellSet.list(winningCells(player));
    }

    @Override
    public @Nullable Cell immediateWin(int player, RandomGenerator random) {
        int wins = winningCells(player);
        return wins == 0 ? null : draw(wins, random);
    }

    @Override
    public Cell randomMove(RandomGenerator random) {
        if (isTerminal()) {
            throw new IllegalStateException("no legal move: the game is over in " + this);
        }
        return draw(empty(), random);
    }

    /**
     * {@inheritDoc}
     *
     */
    @Override
    public void playOut(RandomGenerator random) {
        long fraction = random.nextLong() >>> (Long.SIZE - FRACTION_BITS);
        int marks = own << HALF | opposing;
        int end = marks;
        int live = CellSet.maskIfNoLine(marks);
        long indices = CellSet.indices(empty());
        for (int n = Integer.bitCount(empty()); n > 0; n--) {
            fraction *= n;
            int place = (int) (fraction >>> FRACTION_BITS);
            fraction &= FRACTION_MASK;
            marks = Integer.rotateLeft(marks, HALF) | CellSet.cellAt(indices, place);
            indices = CellSet.without(indices, place);
            end ^= (end ^ marks) & live;
            live &= CellSet.maskIfNoLine(marks);
        }
        own = end >>> HALF;
        opposing = end & CellSet.FULL;
    }

    /** Returns the marks of both players, from 0 to 2<sup>18</sup> - 1, equal exactly for equal positions. */
    @Override
    public long key() {
        return (long) own << 9 | opposing;
    }

    /** Returns the three winning cells, from one end to the other; empty if there are none. */
    public List<Cell> winningLine() {
        return CellSet.list(CellSet.line(opposing));
    }

    /** Returns the board with row numbers and column letters: four lines, without a final line break. */
    public String diagram() {
        String cells = toString();
        StringBuilder diagram = new StringBuilder();
        for (int row = 0; row < 3; row++) {
            diagram.append(3 - row);
            for (int column = 0; column < 3; column++) {
                diagram.append(' ').append(cells.charAt(3 * row + column));
            }
            diagram.append('\n');
        }
        return diagram.append("  a b c").toString();
    }

    /** Whether the other object is a position with the same marks. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TicTacToe that && own == that.own && opposing == that.opposing;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** Returns the position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        return NOTATION.format(this);
    }

    int marks(int player) {
        return player == currentPlayer() ? own : opposing;
    }

    private int empty() {
        return CellSet.FULL & ~(own | opposing);
    }

    private int winningCells(int player) {
        return CellSet.completing(marks(player)) & empty();
    }

    private static Cell draw(int cells, RandomGenerator random) {
        return Cell.ALL.get(CellSet.nth(cells, random.nextInt(Integer.bitCount(cells))));
    }
}
