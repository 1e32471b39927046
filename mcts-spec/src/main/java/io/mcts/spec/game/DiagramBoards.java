package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Board.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Boards read out of {@linkplain Game#diagram drawings} in letters: with a line for each row, and perhaps the labels of the rows before
 * them and those of the columns below; or out of a written position with rows joined by slashes. Where nothing else is said, a1 is the
 * bottom left. Pieces are those of the players by the first letters of their names, as x or o, or else large letters are the first player's.
 */
final class DiagramBoards<S extends GameState<S, M>, M extends Move> implements Board.Painter<S, M> {

    private static final Pattern MOVE = Pattern.compile("([A-Za-z]+\\d+)(?:[-:x>]?([A-Za-z]+\\d+))?");
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
        List<List<String>> all = lines(drawing).map(DiagramBoards::signs).toList();
        List<List<String>> numbered = all.stream()
                .filter(line -> !line.isEmpty() && isNumber(line.get(0)) && isRow(line.subList(1, line.size())))
                .toList();
        List<String> numbers = numbered.stream().map(line -> line.get(0)).toList();
        int below = numbered.isEmpty() ? 0 : all.indexOf(numbered.get(numbered.size() - 1)) + 1;
        List<String> footer = below > 0 && below < all.size() ? all.get(below) : List.of();
        boolean isLabelled = numbers.size() > 1 && isRun(numbers) && isRow(footer) && isRun(footer);
        List<List<String>> rows = isLabelled
                ? numbered.stream().map(line -> line.subList(1, line.size())).toList()
                : all.stream().filter(DiagramBoards::isRow).toList();
        int width =
                isLabelled ? footer.size() : rows.isEmpty() ? 0 : rows.get(0).size();
        if (rows.size() < 2 || width > LETTERS || rows.stream().anyMatch(row -> row.size() != width)) {
            return Optional.empty();
        }
        List<String> signs = rows.stream()
                .flatMap(List::stream)
                .map(sign -> EMPTY.contains(sign) ? "" : sign)
                .toList();
        return Optional.of(Board.of(
                Board.Style.GRID,
                isLabelled ? footer : Board.letters(width),
                isLabelled ? numbers : Board.numbersDown(rows.size()),
                pieces(signs.stream().filter(sign -> !sign.isEmpty()).distinct().toList()),
                signs::get));
    }

    private static Stream<String> lines(String drawing) {
        return drawing.contains("\n")
                ? drawing.lines()
                : Arrays.stream(drawing.split(" ", 2)[0].split("/", -1)).map(DiagramBoards::expanded);
    }

    /** A row in which digits stand for runs of empty cells. */
    private static String expanded(String row) {
        return Pattern.compile("\\d").matcher(row).replaceAll(run -> ".".repeat(Integer.parseInt(run.group())));
    }

    /** The signs of a line, with or without blanks and bars between them. */
    private static List<String> signs(String line) {
        String[] words = line.replace('|', ' ').strip().split("\\s+");
        return words.length == 1
                ? words[0].codePoints().mapToObj(Character::toString).toList()
                : List.of(words);
    }

    private static boolean isRow(List<String> signs) {
        return signs.size() > 1
                && signs.stream().allMatch(sign -> sign.codePointCount(0, sign.length()) == 1)
                && !signs.stream().allMatch(sign -> "-+".contains(sign));
    }

    private static boolean isNumber(String text) {
        return text.matches("\\d{1,3}");
    }

    /** Whether labels follow each other: letters upwards, numbers by ones in either direction. */
    private static boolean isRun(List<String> labels) {
        return IntStream.range(1, labels.size()).allMatch(i -> {
            String label = labels.get(i);
            String before = labels.get(i - 1);
            return (isNumber(label) && isNumber(before))
                    ? Math.abs(Integer.parseInt(label) - Integer.parseInt(before)) == 1
                    : label.compareTo(before) > 0;
        });
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
