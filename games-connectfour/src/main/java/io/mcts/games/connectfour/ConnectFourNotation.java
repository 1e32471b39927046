package io.mcts.games.connectfour;

import static io.mcts.games.connectfour.ConnectFour.NOBODY;

import io.mcts.game.Notation;
import java.util.List;

/**
 * The two written forms of a board's positions. Impossible positions are refused as in {@link ConnectFour#observed}. Immutable and
 * thread-safe.
 * <ul>
 * <li>The moves from the beginning, as column numbers: digits, {@code 4453}, or with commas, {@code 11,4,12}. {@code 12,} is a single move
 * into the twelfth column, {@code 12} is two moves; an empty text is the beginning.
 * <li>The board, as positions are written: its rows from the top with {@code /} between them, {@code x}, {@code o}, {@code .} for an empty
 * cell and {@code #} for a blocked one, then a blank and the player to move: {@code ..../..../.o../.xx. o}.
 * </ul>
 */
public final class ConnectFourNotation implements Notation<ConnectFour, Drop> {

    private static final String PLAYERS = "xo";

    private final Board board;

    private ConnectFourNotation(Board board) {
        this.board = board;
    }

    /** Returns the notation for the board of a position. */
    public static ConnectFourNotation of(ConnectFour state) {
        return new ConnectFourNotation(state.board());
    }

    @Override
    public ConnectFour parse(String position) {
        try {
            return position.indexOf('/') < 0 ? play(position) : read(position);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException(
                    "'" + position + "' is not a position of this board: " + refused.getMessage(), refused);
        }
    }

    @Override
    public String format(ConnectFour state) {
        StringBuilder position = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                position.append(state.mark(new BoardCell(row, column)));
            }
            position.append(row < board.rows() - 1 ? '/' : ' ');
        }
        return position.append(PLAYERS.charAt(state.currentPlayer())).toString();
    }

    private ConnectFour play(String moves) {
        ConnectFour state = board.start();
        List<String> columns = columns(moves);
        for (int i = 0; i < columns.size(); i++) {
            state.play(move(state, columns.get(i), i + 1));
        }
        return state;
    }

    private static List<String> columns(String moves) {
        if (moves.isEmpty()) {
            return List.of();
        }
        if (moves.indexOf(',') < 0) {
            return List.of(moves.split(""));
        }
        String list = moves.endsWith(",") ? moves.substring(0, moves.length() - 1) : moves;
        return List.of(list.split(",", -1));
    }

    private Drop move(ConnectFour state, String column, int number) {
        int index = column.matches("[1-9]\\d?") ? Integer.parseInt(column) - 1 : board.columns();
        String reason;
        if (index >= board.columns()) {
            reason = "columns are 1 to " + board.columns();
        } else if (state.isTerminal()) {
            reason = "the game was over before it";
        } else if (!state.legalMoves().contains(Drop.into(index))) {
            reason = "the column is full";
        } else {
            return Drop.into(index);
        }
        throw new IllegalArgumentException("move " + number + " is '" + column + "': " + reason);
    }

    private ConnectFour read(String position) {
        int blank = position.length() - 2;
        int player = blank < 0 ? -1 : PLAYERS.indexOf(position.charAt(blank + 1));
        if (player < 0 || position.charAt(blank) != ' ') {
            throw new IllegalArgumentException("after a board comes a blank and the player to move, x or o");
        }
        List<String> rows = List.of(position.substring(0, blank).split("/", -1));
        if (rows.size() != board.rows()) {
            throw new IllegalArgumentException("it has " + rows.size() + " rows instead of " + board.rows());
        }
        int[][] owners = ObservedBoard.empty(board);
        for (int row = 0; row < board.rows(); row++) {
            if (rows.get(row).length() != board.columns()) {
                throw new IllegalArgumentException(
                        "row " + (row + 1) + " has " + rows.get(row).length() + " cells instead of " + board.columns()
                                + "; rows count from 1 at the top");
            }
            for (int column = 0; column < board.columns(); column++) {
                BoardCell cell = new BoardCell(row, column);
                owners[column][board.height(cell)] = owner(cell, rows.get(row).charAt(column));
            }
        }
        return new ObservedBoard(board, owners, player, "x", "o").state();
    }

    private int owner(BoardCell cell, char mark) {
        boolean isBlocked = board.isBlocked(cell.column(), board.height(cell));
        if (isBlocked != (mark == '#')) {
            throw new IllegalArgumentException("the cell at " + ObservedBoard.name(cell) + " is '" + mark + "' but "
                    + (isBlocked ? "it is blocked on this board: '#'" : "it is not blocked on this board"));
        }
        int player = PLAYERS.indexOf(mark);
        if (player < 0 && mark != '.' && mark != '#') {
            throw new IllegalArgumentException("the cell at " + ObservedBoard.name(cell) + " is '" + mark
                    + "'; a cell is 'x', 'o', '.' if it is empty or '#' if it is blocked");
        }
        return player < 0 ? NOBODY : player;
    }
}
