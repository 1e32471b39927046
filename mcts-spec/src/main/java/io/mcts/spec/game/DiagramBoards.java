package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Board.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Parses boards from {@linkplain Game#diagram text diagrams}, with a line for each row and optional labels, or from positions with rows
 * joined by slashes. By default a1 is the bottom left, and pieces are the initials of the players, x and o, or upper case for the first
 * player.
 */
final class DiagramBoards<S extends GameState<S, M>, M extends Move> implements Board.Painter<S, M> {

    private static final Pattern MOVE = Pattern.compile("([A-Za-z]+\\d+)(?:[-:x>]?([A-Za-z]+\\d+))?");
    private static final Pattern DIGIT = Pattern.compile("\\d");
    private static final String EMPTY = ".·_-";
    private static final int LETTERS = 26;

    private final Game<S, M> game;

    DiagramBoards(Game<S, M> game) {
        this.game = game;
    }

    @Override
    public Optional<Board> paint(S state) {
        return read(game.diagram(state));
    }

    @Override
    public List<String> cells(S state, M move) {
        Matcher found = MOVE.matcher(move.toString());
        if (!found.matches()) {
            return List.of();
        }
        List<String> cells = found.group(2) == null ? List.of(found.group(1)) : List.of(found.group(1), found.group(2));
        return paint(state).filter(board -> board.names().containsAll(cells)).isPresent() ? cells : List.of();
    }

    private Optional<Board> read(String drawing) {
        List<List<String>> rows = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        List<String> letters = List.of();
        for (String line : lines(drawing)) {
            List<String> signs = signs(line);
            boolean isNumbered = signs.size() > 2 && signs.get(0).matches("\\d+");
            List<String> row = isNumbered ? signs.subList(1, signs.size()) : signs;
            if (isNumbered && isRow(row)) {
                numbers.add(signs.get(0));
                rows.add(row);
            } else if (isRow(row) && numbers.isEmpty()) {
                rows.add(row);
            } else if (isRow(row) && letters.isEmpty()) {
                letters = row;
            }
        }
        int width = rows.isEmpty() ? 0 : rows.get(0).size();
        boolean isLabelled = numbers.size() == rows.size() && letters.size() == width;
        if (rows.size() < 2 || width > LETTERS || rows.stream().anyMatch(row -> row.size() != width)) {
            return Optional.empty();
        }
        List<String> cells = rows.stream()
                .flatMap(List::stream)
                .map(sign -> EMPTY.contains(sign) ? "" : sign)
                .toList();
        return Optional.of(Board.of(
                Board.Style.GRID,
                isLabelled ? letters : Board.letters(width),
                isLabelled ? numbers : Board.numbersDown(rows.size()),
                pieces(cells.stream().filter(sign -> !sign.isEmpty()).distinct().toList()),
                cells::get));
    }

    private static List<String> lines(String drawing) {
        return drawing.contains("\n")
                ? drawing.lines().toList()
                : Arrays.stream(drawing.split(" ", 2)[0].split("/", -1))
                        .map(row -> DIGIT.matcher(row).replaceAll(run -> ".".repeat(Integer.parseInt(run.group()))))
                        .toList();
    }

    private static List<String> signs(String line) {
        String[] words = line.replace('|', ' ').strip().split("\\s+");
        return List.of(words.length == 1 ? words[0].split("") : words);
    }

    private static boolean isRow(List<String> signs) {
        return signs.size() > 1
                && signs.stream().allMatch(sign -> sign.length() == 1)
                && !signs.stream().allMatch(sign -> "-+".contains(sign));
    }

    private List<Piece> pieces(List<String> signs) {
        String initials = game.players().stream()
                .map(name -> name.substring(0, 1).toLowerCase(Locale.ROOT))
                .distinct()
                .collect(Collectors.joining());
        Optional<String> own = Stream.of(initials, "xo")
                .filter(pair -> pair.length() > 1
                        && signs.stream().allMatch(sign -> pair.contains(sign.toLowerCase(Locale.ROOT))))
                .findFirst();
        return signs.stream()
                .map(sign -> new Piece(
                        sign,
                        own.map(pair -> pair.indexOf(sign.toLowerCase(Locale.ROOT)))
                                .orElseGet(() -> byCase(sign))))
                .toList();
    }

    private static int byCase(String sign) {
        char first = sign.charAt(0);
        return Character.isUpperCase(first) ? 0 : Character.isLowerCase(first) ? 1 : GameState.CHANCE;
    }
}
