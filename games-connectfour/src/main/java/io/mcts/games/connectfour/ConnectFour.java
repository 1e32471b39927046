package io.mcts.games.connectfour;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of Connect Four.
 *
 * <p>Two players in turn drop a stone into a column of an upright board, {@code x} (player 0) first, {@code o} is player 1. The
 * stone comes to rest on the lowest free cell of the column. Whoever has four or more in a row, upright, level or along a
 * diagonal, wins: a payoff of 1, and -1 for the other. If the board fills up before that, both get 0.
 *
 * <p>The board has 4 to 12 rows and columns, and any of its cells may be blocked. No stone ever stands on a blocked cell and
 * it belongs to nobody; a stone that would land there lands on the next free cell above. A column is full when no cell above
 * its stones is free.
 *
 * <p>Rollouts on small boards, those with {@code (rows + 1) * columns <= 64}, are twice as fast as on larger ones.
 *
 * <p>Mutable, and used by one thread at a time.
 */
public abstract sealed class ConnectFour
        implements GameState<ConnectFour, Drop>,
                Resettable<ConnectFour>,
                ImmediateWins<Drop>,
                DecisivePlayOut,
                PositionKey
        permits OneWordConnectFour, LinesConnectFour {

    /** The winner of a game that nobody has won. */
    static final int NOBODY = -1;

    final Board board;
    final ColumnDraws draws;

    private int player;
    private int winner;

    /** The {@link ColumnSet} of the legal moves: the columns with room, none when the game is over. */
    private int openColumns;

    ConnectFour(Board board) {
        this.board = board;
        this.draws = ColumnDraws.from(board.columns());
    }

    /**
     * The beginning of a game on the classic board of 7 columns and 6 rows.
     *
     * @return a new state
     */
    public static ConnectFour classic() {
        return of(6, 7);
    }

    /**
     * The beginning of a game.
     *
     * @param rows from 4 to 12
     * @param columns from 4 to 12
     * @param blocked the cells on which no stone may stand; naming one twice changes nothing
     * @return a new state
     * @throws IllegalArgumentException if a side is too short or too long, a blocked cell lies outside the board, or no cell is
     *     left
     */
    public static ConnectFour of(int rows, int columns, Cell... blocked) {
        return Board.of(rows, columns, blocked).start();
    }

    /**
     * The beginning of a game of the variant that is played in programming courses: 9 to 12 rows and columns and one blocked
     * cell, all of them drawn at random.
     *
     * @param random the only source of randomness
     * @return a new state
     */
    public static ConnectFour course(RandomGenerator random) {
        return Board.course(random).start();
    }

    /**
     * A position as a host program shows it, which knows nothing of how it came about. Either side may have begun: the one
     * that did, which the numbers of stones tell, is {@code x}, player 0.
     *
     * @param rows from 4 to 12
     * @param columns from 4 to 12
     * @param cells the cells row by row from the top: 0 where no stone stands (blocked cells too), 1 and 2 for the stones of the two
     *     sides
     * @param toMove the side to move, 1 or 2; in a game that is over, the side that did not move last
     * @param blocked the cells on which no stone may stand
     * @return a new state, in which {@code toMove} is the {@link #currentPlayer}
     * @throws IllegalArgumentException if the position cannot be: for one of the reasons given at {@link #of}, a wrong number
     *     of cells or another number in one, a stone that floats or stands on a blocked cell, numbers of stones that do not
     *     fit the side to move, or a four in a row that did not end the game. The message names the cell.
     */
    public static ConnectFour observed(int rows, int columns, int[] cells, int toMove, Cell... blocked) {
        return HostBoard.read(Board.of(rows, columns, blocked), cells, toMove).state();
    }

    @Override
    public final int playerCount() {
        return 2;
    }

    @Override
    public final int currentPlayer() {
        return player;
    }

    @Override
    public final boolean isTerminal() {
        return openColumns == 0;
    }

    @Override
    public final List<Drop> legalMoves() {
        return ColumnSet.list(openColumns);
    }

    /**
     * Drops a stone of the current player.
     *
     * @param drop one of {@link #legalMoves}
     * @throws IllegalArgumentException if it is not, because the game is over or the column full or not of this board
     */
    @Override
    public abstract void play(Drop drop);

    /** {@inheritDoc} */
    @Override
    public abstract ConnectFour copy();

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the other state has another board
     */
    @Override
    public abstract void resetTo(ConnectFour other);

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if the game is not over
     */
    @Override
    public final double payoff(int player) {
        if (openColumns != 0) {
            throw new IllegalStateException("no payoff: the game is not over in " + this);
        }
        if (winner == NOBODY) {
            return 0;
        }
        return player == winner ? 1 : -1;
    }

    @Override
    public abstract @Nullable Drop immediateWin(int player, RandomGenerator random);

    /**
     * {@inheritDoc}
     *
     * @implNote Columns are drawn from all, and drawn again where they are full, which leaves each open one an equal chance.
     */
    @Override
    public final Drop randomMove(RandomGenerator random) {
        if (openColumns == 0) {
            throw new IllegalStateException("no legal move: the game is over in " + this);
        }
        int column;
        do {
            column = random.nextInt(board.columns());
        } while (!ColumnSet.contains(openColumns, column));
        return Drop.into(column);
    }

    /**
     * {@inheritDoc}
     *
     * @implNote The distribution is exactly that of {@link #randomMove}. Twelve columns are drawn from one random number.
     */
    @Override
    public abstract void playOut(RandomGenerator random);

    /**
     * A number that stands for this position among those on the same board: equal positions have equal keys.
     *
     * @return the key. On a small board, {@code (rows + 1) * columns <= 64}, different positions have different keys; on a
     *     larger one two of them have the same with a probability of about 2<sup>-64</sup>.
     */
    @Override
    public abstract long key();

    /**
     * The number of rows.
     *
     * @return from 4 to 12
     */
    public final int rows() {
        return board.rows();
    }

    /**
     * The number of columns.
     *
     * @return from 4 to 12
     */
    public final int columns() {
        return board.columns();
    }

    /**
     * The blocked cells.
     *
     * @return distinct cells, row by row from the top, unmodifiable
     */
    public final List<Cell> blocked() {
        return board.blocked();
    }

    /**
     * What stands on a cell.
     *
     * @param cell a cell of the board
     * @return {@code x}, {@code o}, {@code .} for an empty cell or {@code #} for a blocked one
     * @throws IllegalArgumentException if the cell lies outside the board
     */
    public final char mark(Cell cell) {
        int height = board.height(cell);
        if (hasStone(0, cell.column(), height)) {
            return 'x';
        }
        if (hasStone(1, cell.column(), height)) {
            return 'o';
        }
        return board.isBlocked(cell.column(), height) ? '#' : '.';
    }

    /**
     * The board as people draw it, with the columns' numbers below.
     *
     * @return one line more than there are rows, without a line break at the end
     */
    public final String diagram() {
        int width = board.columns() > 9 ? 3 : 2;
        StringBuilder diagram = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                appendRight(diagram, String.valueOf(mark(new Cell(row, column))), column == 0 ? width - 1 : width);
            }
            diagram.append('\n');
        }
        for (int column = 0; column < board.columns(); column++) {
            appendRight(diagram, Drop.into(column).toString(), column == 0 ? width - 1 : width);
        }
        return diagram.toString();
    }

    /** Whether the other object is a position with the same stones on an equal board, and hence the same player to move. */
    @Override
    public abstract boolean equals(@Nullable Object other);

    @Override
    public abstract int hashCode();

    /** The position in its {@link ConnectFourNotation}. */
    @Override
    public final String toString() {
        return ConnectFourNotation.of(this).format(this);
    }

    /** Adds a stone to a position that is being set up; turns and wins are not looked at. */
    abstract void put(int column, int player);

    /** Whether a cell above the stones of a column is free. */
    abstract boolean hasRoom(int column);

    abstract boolean hasStone(int player, int column, int height);

    /**
     * Says whose turn it is, in a position that is being set up; once before its stones are {@link #put}, and once after.
     *
     * @param winner a player or {@link #NOBODY}
     */
    void settle(int player, int winner) {
        this.player = player;
        this.winner = winner;
        openColumns = 0;
        for (int column = 0; column < board.columns(); column++) {
            if (winner == NOBODY && hasRoom(column)) {
                openColumns |= 1 << column;
            }
        }
    }

    final void resetTurn(ConnectFour other) {
        player = other.player;
        winner = other.winner;
        openColumns = other.openColumns;
    }

    final void requireSameBoard(ConnectFour other) {
        if (!board.equals(other.board)) {
            throw new IllegalArgumentException("another board: " + other + " instead of " + this);
        }
    }

    final void requireLegal(Drop drop) {
        if (!ColumnSet.contains(openColumns, drop.index())) {
            throw new IllegalArgumentException(
                    "no legal move in " + this + ": " + drop + "; legal are " + legalMoves());
        }
    }

    /** Ends the turn of the current player, who has dropped a stone into a column. */
    final void endTurn(int column, boolean isWon, boolean isFull) {
        if (isWon) {
            winner = player;
            openColumns = 0;
        } else if (isFull) {
            openColumns &= ~(1 << column);
        }
        player ^= 1;
    }

    /**
     * Ends the game.
     *
     * @param player who would be to move
     * @param isWon whether the last move has won
     */
    final void end(int player, boolean isWon) {
        this.player = player;
        winner = isWon ? player ^ 1 : NOBODY;
        openColumns = 0;
    }

    private static void appendRight(StringBuilder line, String text, int width) {
        line.append(" ".repeat(width - text.length())).append(text);
    }
}
