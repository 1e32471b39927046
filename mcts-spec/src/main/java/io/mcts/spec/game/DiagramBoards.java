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
 * Boards read out of {@linkplain Game#diagram drawings} in letters: with a line for each row, and perhaps the labels of the rows before
 * them and those of the columns below; or out of a written position with rows joined by slashes. Where nothing else is said, a1 is the
 * bottom left. Pieces are those of the players by the first letters of their names, as x or o, or else large letters are the first player's.
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

    /** The lines of a drawing, or the rows of a written position, in which digits stand for runs of empty cells. */
    private static List<String> lines(String drawing) {
        return drawing.contains("\n")
                ? drawing.lines().toList()
                : Arrays.stream(drawing.split(" ", 2)[0].split("/", -1))
                        .map(row -> DIGIT.matcher(row).replaceAll(run -> ".".repeat(Integer.parseInt(run.group()))))
                        .toList();
    }

    /** The signs of a line, with or without blanks and bars between them. */
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
