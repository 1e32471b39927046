package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The board of a position, for programs that know no rules, such as the web page. Cells are listed row by row from the top; columns and
 * rows are labels from the left and from the top.
 *
 * @param names the names of the cells, unique
 * @param cells the symbol of the piece on each cell; blank if empty
 * @param pieces all possible pieces
 */
public record Board(
        Style style,
        List<String> columns,
        List<String> rows,
        List<String> names,
        List<String> cells,
        List<Piece> pieces) {

    public Board {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        names = List.copyOf(names);
        cells = List.copyOf(cells);
        pieces = List.copyOf(pieces);
        int size = columns.size() * rows.size();
        if (names.size() != size || cells.size() != size) {
            throw new IllegalArgumentException("a board of " + rows.size() + " rows and " + columns.size()
                    + " columns has " + size + " cells, not " + names.size() + " names and " + cells.size() + " cells");
        }
    }

    /** The look of a board and its pieces. */
    public enum Style {
        /** Square cells, round pieces with a sign. */
        GRID,
        /** Square cells, square pieces with a sign. */
        TILES,
        /** Square cells, crosses for the first player and rings for the second. */
        MARKS,
        /** Upright with a hole for each cell; a cell selects its column. */
        DISCS,
        /** Intersections of lines, plain round pieces. */
        STONES
    }

    /**
     * A kind of piece with a unique symbol, the sign written on it, which may be blank, and a label.
     *
     * @param player the owner; {@link GameState#CHANCE} for none, such as a blocked cell
     */
    public record Piece(String symbol, int player, String sign, String label) {

        /** A piece whose symbol is also its sign and label. */
        public Piece(String symbol, int player) {
            this(symbol, player, symbol, symbol);
        }
    }

    /** Returns a board whose cells are named by column and row, given the symbol on each cell by its index. */
    public static Board of(
            Style style, List<String> columns, List<String> rows, List<Piece> pieces, IntFunction<String> symbolAt) {
        List<String> names = rows.stream()
                .flatMap(row -> columns.stream().map(column -> column + row))
                .toList();
        List<String> cells = IntStream.range(0, names.size()).mapToObj(symbolAt).toList();
        return new Board(style, columns, rows, names, cells, pieces);
    }

    /** Returns the letters {@code a}, {@code b} and so on, up to 26, as labels of columns. */
    public static List<String> letters(int count) {
        return List.of("abcdefghijklmnopqrstuvwxyz".substring(0, count).split(""));
    }

    /** Returns the numbers from a count down to 1, as labels of rows. */
    public static List<String> numbersDown(int count) {
        return IntStream.range(0, count)
                .mapToObj(row -> Integer.toString(count - row))
                .toList();
    }

    /** Describes the boards of a game. */
    public interface Painter<S extends GameState<S, M>, M extends Move> {

        /** Returns the board of a position; empty if it cannot be drawn. */
        Optional<Board> paint(S state);

        /** Returns the target cell of a legal move, or its source and target; empty for a move off the board. */
        List<String> cells(S state, M move);

        /** Returns the winning lines of cells, from end to end; none unless overridden. */
        default List<List<String>> lines(S state) {
            return List.of();
        }

        /** Returns the owners of goal cells by cell name; none unless overridden. */
        default Map<String, Integer> goals() {
            return Map.of();
        }

        /** Returns the number on the die, blank before the roll; empty without a die, and unless overridden. */
        default Optional<String> die(S state) {
            return Optional.empty();
        }

        /** Returns a hint on legal moves after an illegal one; blank unless overridden. */
        default String advice(S state) {
            return "";
        }

        /** Whether the first player sits above the board; false unless overridden. */
        default boolean isFirstAbove() {
            return false;
        }

        /** Returns an editor for boards like that of the state; empty unless overridden. */
        default Optional<Editor> editor(S state) {
            return Optional.empty();
        }
    }

    /** A cell-by-cell editor of positions; the game's notation validates the result. */
    public interface Editor {

        /** Returns choices besides the cells, such as the player to move; none unless overridden. */
        default List<Choice> choices() {
            return List.of();
        }

        /** Returns the cells after putting a piece on one of them; a blank symbol clears it. */
        default List<String> put(List<String> cells, int cell, String symbol) {
            List<String> after = new ArrayList<>(cells);
            after.set(cell, symbol);
            return after;
        }

        /** Returns the written position, given a value for each of the {@link #choices}. */
        String position(List<String> cells, List<String> chosen);

        /** Returns the options of the game that follow from the cells; none unless overridden. */
        default Map<String, String> options(List<String> cells) {
            return Map.of();
        }
    }

    /** Returns cells as text: rows from the top, separated by {@code /}, with a text for empty cells. */
    public static String text(List<String> cells, int columns, String empty) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells.size(); cell++) {
            text.append(cell > 0 && cell % columns == 0 ? "/" : "")
                    .append(cells.get(cell).isEmpty() ? empty : cells.get(cell));
        }
        return text.toString();
    }

    /** A choice besides the cells, with its current value. */
    public record Choice(String name, String label, List<Value> values, String value) {

        /** Returns a choice of the player to move, given words for the players. */
        public static Choice mover(List<String> words, List<String> players, int player) {
            List<Value> values = IntStream.range(0, words.size())
                    .mapToObj(i -> new Value(words.get(i), i, players.get(i)))
                    .toList();
            return new Choice("mover", "To move", values, words.get(player));
        }
    }

    /** A value of a choice, with the player it stands for; {@link GameState#CHANCE} for none. */
    public record Value(String value, int player, String label) {}
}
