package io.mcts.games.gdl.spec;

import io.mcts.game.GameState;
import io.mcts.games.gdl.GdlMove;
import io.mcts.games.gdl.GdlRules;
import io.mcts.games.gdl.GdlState;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Boards of games whose facts have the form of one: a relation with two coordinates and a mark, as in {@code (cell 1 1 x)}, of which at
 * most one fact for each cell is true at first. The first coordinate is the column, the second one the row, counted upwards.
 */
final class GdlBoards implements Board.Painter<GdlState, GdlMove> {

    private static final int ARGUMENTS = 3;
    private static final int MOST_SIDE = 26;
    private static final int MOST_SIGN = 3;
    private static final Set<String> EMPTY =
            Set.of("b", "blank", "empty", "e", "none", "space", "clear", "nil", "dirt");

    /** Numbers in their order, then words by length: 2 before 10, a9 before a10. */
    private static final Comparator<String> COORDINATES =
            Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());

    private final GdlRules rules;
    private final @Nullable Grid grid;

    /** The form of a board: a relation, the places of column, row and mark among its arguments, and the coordinates. */
    @SuppressWarnings("ArrayRecordComponent") // internal, never compared
    private record Grid(String relation, int[] places, List<String> columns, List<String> rows, String empty) {

        int cell(String[] words) {
            int column = columns.indexOf(words[1 + places[0]]);
            int row = rows.indexOf(words[1 + places[1]]);
            return column < 0 || row < 0 ? -1 : (rows.size() - 1 - row) * columns.size() + column;
        }
    }

    GdlBoards(GdlRules rules) {
        this.rules = rules;
        this.grid = find();
    }

    private @Nullable Grid find() {
        Map<String, List<String[]>> relations = new LinkedHashMap<>();
        for (String fact : rules.possibleFacts()) {
            String[] words = words(fact);
            if (words.length == ARGUMENTS + 1) {
                relations
                        .computeIfAbsent(words[0], unknown -> new ArrayList<>())
                        .add(words);
            }
        }
        List<String[]> first =
                rules.initial().facts().stream().map(GdlBoards::words).toList();
        Grid best = null;
        int most = 0;
        for (Map.Entry<String, List<String[]>> relation : relations.entrySet()) {
            for (int[] places : new int[][] {{0, 1, 2}, {1, 2, 0}, {0, 2, 1}}) {
                Grid grid = grid(relation.getKey(), relation.getValue(), places, first);
                if (grid != null && grid.columns.size() * grid.rows.size() > most) {
                    best = grid;
                    most = grid.columns.size() * grid.rows.size();
                }
            }
        }
        return best;
    }

    private static @Nullable Grid grid(String relation, List<String[]> facts, int[] places, List<String[]> first) {
        Set<String> columns = new TreeSet<>(COORDINATES);
        Set<String> rows = new TreeSet<>(COORDINATES);
        for (String[] words : facts) {
            columns.add(words[1 + places[0]]);
            rows.add(words[1 + places[1]]);
        }
        Grid grid = new Grid(relation, places, List.copyOf(columns), List.copyOf(rows), "");
        boolean isBoard = columns.size() > 1
                && rows.size() > 1
                && columns.size() <= MOST_SIDE
                && rows.size() <= MOST_SIDE
                && facts.size() >= columns.size() * rows.size();
        if (!isBoard) {
            return null;
        }
        Map<String, Integer> marks = new HashMap<>();
        Set<Integer> taken = new HashSet<>();
        for (String[] words : first) {
            if (words.length == ARGUMENTS + 1 && words[0].equals(relation)) {
                marks.merge(words[1 + places[2]], 1, Integer::sum);
                if (!taken.add(grid.cell(words))) {
                    return null;
                }
            }
        }
        String empty = marks.keySet().stream()
                .filter(mark -> EMPTY.contains(mark.toLowerCase(Locale.ROOT)))
                .max(Comparator.comparing(mark -> marks.getOrDefault(mark, 0)))
                .orElse("");
        return new Grid(relation, places, grid.columns, grid.rows, empty);
    }

    /** Returns the symbols of a fact without its outer parentheses; a function among its arguments is one word. */
    private static String[] words(String fact) {
        List<String> words = new ArrayList<>();
        int depth = 0;
        StringBuilder word = new StringBuilder();
        String inner = fact.startsWith("(") ? fact.substring(1, fact.length() - 1) : fact;
        for (int i = 0; i < inner.length(); i++) {
            char next = inner.charAt(i);
            depth += next == '(' ? 1 : next == ')' ? -1 : 0;
            if (next == ' ' && depth == 0) {
                words.add(word.toString());
                word.setLength(0);
            } else {
                word.append(next);
            }
        }
        words.add(word.toString());
        return words.toArray(String[]::new);
    }

    /** The board and the other facts, or, without a board, the facts that were not true at first. */
    String diagram(GdlState state) {
        if (grid == null) {
            List<String> changed = GdlGame.changed(rules, state);
            return changed.isEmpty() ? "no fact has changed" : String.join("\n", changed);
        }
        String[] cells = cells(state, grid);
        int width = Math.max(longest(Arrays.asList(cells)), longest(grid.columns));
        int margin = longest(grid.rows);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < grid.rows.size(); row++) {
            text.append(padded(grid.rows.get(grid.rows.size() - 1 - row), margin));
            for (int column = 0; column < grid.columns.size(); column++) {
                String mark = cells[row * grid.columns.size() + column];
                text.append(' ').append(padded(mark.isEmpty() ? "." : mark, width));
            }
            strip(text).append('\n');
        }
        text.append(padded("", margin));
        grid.columns.forEach(column -> text.append(' ').append(padded(column, width)));
        strip(text);
        List<String> others = state.facts().stream()
                .filter(fact -> !words(fact)[0].equals(grid.relation))
                .toList();
        return others.isEmpty()
                ? text.toString()
                : text.append('\n').append(String.join(" ", others)).toString();
    }

    private static int longest(List<String> words) {
        return words.stream().mapToInt(String::length).max().orElse(1);
    }

    private static StringBuilder strip(StringBuilder text) {
        while (text.charAt(text.length() - 1) == ' ') {
            text.setLength(text.length() - 1);
        }
        return text;
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(Math.max(0, width - word.length()));
    }

    /** Returns the marks of the cells, row by row from the top; blank for empty cells. */
    private static String[] cells(GdlState state, Grid grid) {
        String[] cells = new String[grid.columns.size() * grid.rows.size()];
        Arrays.fill(cells, "");
        for (String fact : state.facts()) {
            String[] words = words(fact);
            if (words.length == ARGUMENTS + 1 && words[0].equals(grid.relation)) {
                int cell = grid.cell(words);
                String mark = words[1 + grid.places[2]];
                if (cell >= 0 && !mark.equals(grid.empty)) {
                    cells[cell] = mark;
                }
            }
        }
        return cells;
    }

    @Override
    public Optional<Board> paint(GdlState state) {
        if (grid == null) {
            return Optional.empty();
        }
        String[] cells = cells(state, grid);
        List<String> rowsDown = new ArrayList<>(grid.rows);
        Collections.reverse(rowsDown);
        List<Piece> pieces = rules.possibleFacts().stream()
                .map(GdlBoards::words)
                .filter(words -> words.length == ARGUMENTS + 1 && words[0].equals(grid.relation))
                .map(words -> words[1 + grid.places[2]])
                .distinct()
                .filter(mark -> !mark.equals(grid.empty))
                .sorted()
                .map(mark -> new Piece(mark, owner(mark), sign(mark), mark))
                .toList();
        List<String> names = rowsDown.stream()
                .flatMap(row -> grid.columns.stream().map(column -> name(column, row)))
                .toList();
        return Optional.of(new Board(Board.Style.GRID, grid.columns, rowsDown, names, Arrays.asList(cells), pieces));
    }

    private static String name(String column, String row) {
        return column + "-" + row;
    }

    /** Returns a few letters of a mark, without the name of its role. */
    private String sign(String mark) {
        String rest = rules.roles().stream()
                .filter(role -> mark.startsWith(role) && mark.length() > role.length())
                .findFirst()
                .map(role -> mark.substring(role.length()))
                .orElse(mark);
        return rest.length() <= MOST_SIGN
                ? rest
                : rest.substring(0, rules.roles().contains(rest) ? 1 : 2);
    }

    /** Returns the player whose mark it is: the one whose name it is, or begins with, or begins like. */
    private int owner(String mark) {
        List<String> roles = rules.roles();
        for (int role = 0; role < roles.size(); role++) {
            if (roles.get(role).startsWith(mark) || mark.startsWith(roles.get(role))) {
                return role;
            }
        }
        String initial = mark.substring(0, 1).toLowerCase(Locale.ROOT);
        List<Integer> owners = new ArrayList<>();
        for (int role = 0; role < roles.size(); role++) {
            if (roles.get(role).toLowerCase(Locale.ROOT).startsWith(initial)) {
                owners.add(role);
            }
        }
        return owners.size() == 1 ? owners.get(0) : GameState.CHANCE;
    }

    /** {@inheritDoc} Pairs of coordinates in the move, from the left, are its cells: the last two pairs. */
    @Override
    public List<String> cells(GdlState state, GdlMove move) {
        if (grid == null) {
            return List.of();
        }
        String[] words = words(move.toString());
        List<String> cells = new ArrayList<>();
        for (int i = 1; i + 1 < words.length && cells.size() < 2; ) {
            if (grid.columns.contains(words[i]) && grid.rows.contains(words[i + 1])) {
                cells.add(name(words[i], words[i + 1]));
                i += 2;
            } else {
                i++;
            }
        }
        return List.copyOf(cells);
    }
}
