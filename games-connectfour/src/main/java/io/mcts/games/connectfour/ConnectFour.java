package io.mcts.games.connectfour;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of Connect Four. Mutable, used by one thread at a time.
 *
 * <p>Two players in turn drop a disc into a column of an upright board, {@code x} (player 0) first; it lands on the lowest free cell. Four
 * in a row, vertically, horizontally or diagonally, win: a payoff of 1, and -1 for the other. A full board is a draw, 0 for both. The board
 * has 4 to 12 rows and columns, and any of its cells may be blocked: a disc that would land there lands on the next free cell above.
 * Rollouts on boards of up to 7 rows and 8 columns are about twice as fast as on larger ones.
 */
public final class ConnectFour
        implements GameState<ConnectFour, Drop>,
                Resettable<ConnectFour>,
                ImmediateWins<Drop>,
                DecisivePlayOut,
                PositionKey {

    /** The winner of a game that nobody has won. */
    static final int NOBODY = -1;

    private static final int PLAYERS = 2;
    private static final int IN_A_ROW = 4;

    /** The row and column steps of lines. */
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final Board board;
    private final Discs discs;
    private int player;
    private int winner;

    /** The {@link ColumnSet} of the legal moves. */
    private int openColumns;

    ConnectFour(Board board, Discs discs) {
        this(board, discs, 0, NOBODY);
    }

    /** The winner is a player or {@link #NOBODY}. */
    ConnectFour(Board board, Discs discs, int player, int winner) {
        this.board = board;
        this.discs = discs;
        this.player = player;
        this.winner = winner;
        for (int column = 0; column < board.columns(); column++) {
            if (winner == NOBODY && discs.hasRoom(column)) {
                openColumns |= 1 << column;
            }
        }
    }

    private ConnectFour(ConnectFour other) {
        board = other.board;
        discs = other.discs.copy();
        player = other.player;
        winner = other.winner;
        openColumns = other.openColumns;
    }

    /** Returns an empty classic board of 7 columns and 6 rows. */
    public static ConnectFour classic() {
        return of(6, 7);
    }

    /**
     * Returns an empty board.
     *
     * @param rows from 4 to 12
     * @param columns from 4 to 12
     * @param blocked the cells on which no disc may stand, in any order
     * @throws IllegalArgumentException if a side is too short or too long, a blocked cell lies outside the board, or no cell is left
     */
    public static ConnectFour of(int rows, int columns, BoardCell... blocked) {
        return Board.of(rows, columns, blocked).start();
    }

    /** Returns an empty board of the variant of programming courses: 9 to 12 rows and columns and one blocked cell, all drawn at random. */
    public static ConnectFour course(RandomGenerator random) {
        return Board.course(random).start();
    }

    /**
     * Returns a position as a host program shows it, without its moves. The side that began, by the numbers of discs, is {@code x}, player
     * 0.
     *
     * @param rows from 4 to 12
     * @param columns from 4 to 12
     * @param cells the cells row by row from the top: 0 for no disc (blocked cells too), 1 and 2 for the discs of the two sides
     * @param toMove the side to move, 1 or 2; in a game that is over, the side that did not move last
     * @throws IllegalArgumentException if the position is impossible: as in {@link #of}, a wrong number of cells or another number in one,
     *     a disc that floats or stands on a blocked cell, numbers of discs that do not fit the side to move, or a four in a row that did
     *     not end the game. The message names the cell
     */
    public static ConnectFour observed(int rows, int columns, int[] cells, int toMove, BoardCell... blocked) {
        return HostBoard.read(Board.of(rows, columns, blocked), cells, toMove).state();
    }

    @Override
    public int playerCount() {
        return PLAYERS;
    }

    @Override
    public int currentPlayer() {
        return player;
    }

    @Override
    public boolean isTerminal() {
        return openColumns == 0;
    }

    @Override
    public List<Drop> legalMoves() {
        return ColumnSet.list(openColumns);
    }

    /** Drops a disc of the current player; throws {@link IllegalArgumentException} if that is not a legal move. */
    @Override
    public void play(Drop drop) {
        int column = drop.index();
        if (!ColumnSet.contains(openColumns, column)) {
            throw new IllegalArgumentException(
                    "no legal move in " + this + ": " + drop + "; legal are " + legalMoves());
        }
        if (discs.drop(column, player)) {
            winner = player;
            openColumns = 0;
            player = 1 - player;
        } else {
            passTurn(column);
        }
    }

    /** {@inheritDoc} Illegal moves are not detected. */
    @Override
    public void playOn(Drop drop) {
        discs.drop(drop.index(), player);
        passTurn(drop.index());
    }

    /** Called after a disc that has not won. */
    private void passTurn(int column) {
        if (!discs.hasRoom(column)) {
            openColumns &= ~(1 << column);
        }
        player = 1 - player;
    }

    @Override
    public ConnectFour copy() {
        return new ConnectFour(this);
    }

    /** {@inheritDoc} Throws an {@link IllegalStateException} if the game is not over. */
    @Override
    public double payoff(int player) {
        if (openColumns != 0) {
            throw new IllegalStateException("no payoff: the game is not over in " + this);
        }
        if (winner == NOBODY) {
            return 0;
        }
        return player == winner ? 1 : -1;
    }

    /** {@inheritDoc} Throws an {@link IllegalArgumentException} if the other state has another board. */
    @Override
    public void resetTo(ConnectFour other) {
        if (!board.equals(other.board)) {
            throw new IllegalArgumentException("another board: " + other + " instead of " + this);
        }
        discs.resetTo(other.discs);
        player = other.player;
        winner = other.winner;
        openColumns = other.openColumns;
    }

    @Override
    public List<Drop> immediateWins(int player) {
        return ColumnSet.list(discs.wins(player));
    }

    @Override
    public @Nullable Drop immediateWin(int player, RandomGenerator random) {
        int columns = discs.wins(player);
        return columns == 0 ? null : Drop.into(ColumnSet.draw(columns, random));
    }

    /**
     * {@inheritDoc}
     *
     */
    @Override
    public Drop randomMove(RandomGenerator random) {
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
     */
    @Override
    public void playOut(RandomGenerator random) {
        if (!isTerminal()) {
            end(discs.playOut(player, random));
        }
    }

    @Override
    public void playOutDecisively(RandomGenerator random) {
        if (!isTerminal()) {
            end(discs.playOutDecisively(player, random));
        }
    }

    /** On a full board the number of discs determines the player to move. */
    private void end(int newWinner) {
        winner = newWinner;
        player = winner == NOBODY ? board.freeCells() % PLAYERS : 1 - winner;
        openColumns = 0;
    }

    /**
     * Returns a key, equal for equal positions of a board. On a board of up to 7 rows and 8 columns different positions have different
     * keys; on a larger one two of them have the same with a probability of about 2<sup>-64</sup>.
     */
    @Override
    public long key() {
        return discs.key();
    }

    /** Whether different positions have different {@linkplain #key keys}: on boards of up to 7 rows and 8 columns. */
    public boolean hasExactKeys() {
        return OneWordLayout.fits(board);
    }

    /** Whether the other object is a position with the same discs on an equal board. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ConnectFour that && board.equals(that.board) && discs.isSame(that.discs);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key() * 0x9E3779B97F4A7C15L);
    }

    /** Returns the discs, not to be changed. */
    Discs discs() {
        return discs;
    }

    Board board() {
        return board;
    }

    /** Returns the number of rows, from 4 to 12. */
    public int rows() {
        return board.rows();
    }

    /** Returns the number of columns, from 4 to 12. */
    public int columns() {
        return board.columns();
    }

    /** Returns the blocked cells: distinct, row by row from the top, unmodifiable. */
    public List<BoardCell> blocked() {
        return board.blocked();
    }

    /**
     * Returns the mark of a cell: {@code x}, {@code o}, {@code .} for an empty cell or {@code #} for a blocked one.
     *
     * @throws IllegalArgumentException if the cell lies outside the board
     */
    public char mark(BoardCell cell) {
        int height = board.height(cell);
        if (discs.has(0, cell.column(), height)) {
            return 'x';
        }
        if (discs.has(1, cell.column(), height)) {
            return 'o';
        }
        return board.isBlocked(cell.column(), height) ? '#' : '.';
    }

    /** Returns the cell on which a disc in a column lands; null if the column is full. */
    public @Nullable BoardCell landing(Drop drop) {
        for (int row = rows() - 1; row >= 0; row--) {
            BoardCell cell = new BoardCell(row, drop.index());
            if (mark(cell) == '.') {
                return cell;
            }
        }
        return null;
    }

    /** Returns all fours in a row, each from one end to the other; empty if nobody has won. */
    public List<List<BoardCell>> fours() {
        List<List<BoardCell>> fours = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                for (int[] step : STEPS) {
                    List<BoardCell> four = new ArrayList<>();
                    for (int i = 0; i < IN_A_ROW; i++) {
                        four.add(new BoardCell(row + i * step[0], column + i * step[1]));
                    }
                    if (isOfOnePlayer(four)) {
                        fours.add(four);
                    }
                }
            }
        }
        return fours;
    }

    private boolean isOfOnePlayer(List<BoardCell> cells) {
        BoardCell last = cells.get(cells.size() - 1);
        boolean isInside = last.row() < rows() && last.column() >= 0 && last.column() < columns();
        return isInside && "xo".indexOf(mark(last)) >= 0 && cells.stream().allMatch(cell -> mark(cell) == mark(last));
    }

    /** Returns the board with column numbers below, without a final line break. */
    public String diagram() {
        int width = board.columns() > 9 ? 3 : 2;
        StringBuilder diagram = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                appendRight(diagram, String.valueOf(mark(new BoardCell(row, column))), column == 0 ? width - 1 : width);
            }
            diagram.append('\n');
        }
        for (int column = 0; column < board.columns(); column++) {
            appendRight(diagram, Drop.into(column).toString(), column == 0 ? width - 1 : width);
        }
        return diagram.toString();
    }

    /** Returns the position in its {@link ConnectFourNotation}. */
    @Override
    public String toString() {
        return ConnectFourNotation.of(this).format(this);
    }

    private static void appendRight(StringBuilder line, String text, int width) {
        line.append(" ".repeat(width - text.length())).append(text);
    }
}
