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
 * A position of tic-tac-toe.
 *
 * <p>Two players mark empty cells in turn, {@code x} (player 0) first, {@code o} is player 1. Whoever marks three cells in a
 * row, a column or a diagonal wins: a payoff of 1, and -1 for the other. If the board fills up before that, both get 0.
 *
 * <p>Mutable, and used by one thread at a time.
 */
public final class TicTacToe
        implements GameState<TicTacToe, Cell>, Resettable<TicTacToe>, ImmediateWins<Cell>, PositionKey {

    /**
     * Positions as nine characters, row by row from the top: {@code x}, {@code o}, or {@code .} for an empty cell, as in
     * {@code x...o....}. The player to move follows from the number of marks. What cannot be reached in play is refused.
     */
    public static final Notation<TicTacToe, Cell> NOTATION = new TicTacToeNotation();

    /** The bits of the random number that {@link #playOut} uses as a binary fraction. */
    private static final int FRACTION_BITS = 60;

    private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;

    /** {@link #playOut} keeps both players' marks in one number, the lower half those of the player who moved last. */
    private static final int HALF = 16;

    /** The {@link CellSet} of the player who is to move, or would be if the game were not over. */
    private int own;

    /** The {@link CellSet} of the player who moved last. */
    private int opposing;

    TicTacToe(int own, int opposing) {
        this.own = own;
        this.opposing = opposing;
    }

    /**
     * The beginning of a game: an empty board, {@code x} to move.
     *
     * @return a new state
     */
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

    /**
     * Marks a cell for the current player.
     *
     * @param cell one of {@link #legalMoves}; illegal moves are not detected and corrupt the state
     */
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
     * @implNote One random number serves the whole game. Read as a fraction between 0 and 1 and multiplied by the number
     *     of empty cells, its integer part says which of them is marked and its fractional part serves the next move in the
     *     same way. Of the 2<sup>60</sup> fractions each game of at most 9! gets the same number to within one, so that its
     *     probability is right to within a factor of 1 ± 2<sup>-41</sup>. The board is always filled up, and the position kept
     *     in which the game ended: a processor cannot foresee the move that ends a game, and guessing wrong costs it more.
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

    /**
     * The marks of both players. Two positions have the same key exactly when they are equal.
     *
     * @return from 0 to 2<sup>18</sup> - 1
     */
    @Override
    public long key() {
        return (long) own << 9 | opposing;
    }

    /** Returns the three cells that have won, from one end to the other; none if nobody has won. */
    public List<Cell> winningLine() {
        return CellSet.list(CellSet.line(opposing));
    }

    /**
     * The board as people draw it, with the rows' numbers at the left and the columns' letters below.
     *
     * @return four lines without a line break at the end
     */
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

    /** Whether the other object is a position with the same marks, and hence the same player to move. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TicTacToe that && own == that.own && opposing == that.opposing;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** The position in its {@link #NOTATION}. */
    @Override
    public String toString() {
        return NOTATION.format(this);
    }

    /** The marks of a player as a {@link CellSet}. */
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
