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
 * The board of a position as it is drawn, for programs that know no rules, such as the web page. Cells are listed row by row from the top.
 *
 * @param columns the labels of the columns, from the left
 * @param rows the labels of the rows, from the top
 * @param names the names of the cells, unique
 * @param cells the symbol of the piece on each cell, blank where there is none
 * @param pieces all pieces that there may be
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
        /** Square cells, a cross for the first player and a ring for the second. */
        MARKS,
        /** Upright, with a hole for each cell; a cell stands for its whole column. */
        DISCS,
        /** Crossings of lines, plain round pieces. */
        STONES
    }

    /**
     * A kind of piece.
     *
     * @param symbol a word for it, unique
     * @param player whose it is; {@link GameState#CHANCE} for nobody's, such as what blocks a cell
     * @param sign what is written on it; may be blank
     * @param label what it is called
     */
    public record Piece(String symbol, int player, String sign, String label) {

        /** A piece that is called as it is written. */
        public Piece(String symbol, int player) {
            this(symbol, player, symbol, symbol);
        }
    }

    /**
     * Returns a board whose cells are named by column and row.
     *
     * @param symbolAt the symbol of the piece on a cell, by its place in the list of cells
     */
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

    /** The description of a game's boards. */
    public interface Painter<S extends GameState<S, M>, M extends Move> {

        /** Returns the board of a position; empty if it cannot be drawn. */
        Optional<Board> paint(S state);

        /**
         * Returns the cells that a move concerns.
         *
         * @param move a move of the state
         * @return the cell that the move goes to, or the one that it leaves and the one that it goes to; none for a move beside the board
         */
        List<String> cells(S state, M move);

        /** Returns the lines of cells that have won, each from one end to the other; none unless overridden. */
        default List<List<String>> lines(S state) {
            return List.of();
        }

        /** Returns the players by the names of the cells that are their goals; none unless overridden. */
        default Map<String, Integer> goals() {
            return Map.of();
        }

        /** Returns the number on the die, blank before the throw; empty without a die, as it is unless overridden. */
        default Optional<String> die(S state) {
            return Optional.empty();
        }

        /** Returns a hint on how to move now, for someone who tried an illegal move; blank unless overridden. */
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

    /** An editor of positions, cell by cell. It does not validate them: the game's notation does so when they are played. */
    public interface Editor {

        /** Returns what is chosen besides the cells, such as the player to move; none unless overridden. */
        default List<Choice> choices() {
            return List.of();
        }

        /**
         * Returns the cells after a piece was put on one of them.
         *
         * @param symbol the piece, blank to take away what is there
         */
        default List<String> put(List<String> cells, int cell, String symbol) {
            List<String> after = new ArrayList<>(cells);
            after.set(cell, symbol);
            return after;
        }

        /**
         * Returns the written position.
         *
         * @param chosen a value for each of the {@link #choices}
         */
        String position(List<String> cells, List<String> chosen);

        /** Returns the options of the game that follow from the cells; none unless overridden. */
        default Map<String, String> options(List<String> cells) {
            return Map.of();
        }
    }

    /**
     * Returns cells as text: rows from the top, divided by {@code /}.
     *
     * @param empty what stands for an empty cell
     */
    public static String text(List<String> cells, int columns, String empty) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells.size(); cell++) {
            text.append(cell > 0 && cell % columns == 0 ? "/" : "")
                    .append(cells.get(cell).isEmpty() ? empty : cells.get(cell));
        }
        return text.toString();
    }

    /**
     * A choice besides the cells when a position is set up.
     *
     * @param value what it is in the position
     */
    public record Choice(String name, String label, List<Value> values, String value) {

        /** Returns a choice of the player to move, by the words that stand for the players. */
        public static Choice mover(List<String> words, List<String> players, int player) {
            List<Value> values = IntStream.range(0, words.size())
                    .mapToObj(i -> new Value(words.get(i), i, players.get(i)))
                    .toList();
            return new Choice("mover", "To move", values, words.get(player));
        }
    }

    /**
     * A value of a choice.
     *
     * @param player the player that it stands for; {@link GameState#CHANCE} for none
     */
    public record Value(String value, int player, String label) {}
}
