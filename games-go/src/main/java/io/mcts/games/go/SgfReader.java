package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import io.mcts.games.go.sgf.SgfText;
import io.mcts.games.go.sgf.SgfText.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes a game of properties in the Smart Game Format. Looks for the size of the board first, as it may come after the stones. */
final class SgfReader {

    private static final int USUAL_LINES = 19;

    /** The least komi that is in hundredths, as Fox writes it. */
    private static final double HUNDREDTHS = 100;

    /** A greater komi in quarters is not half of one. */
    private static final double MOST_HALVED = 5;

    private static final Pattern LEADING_NUMBER =
            Pattern.compile("\\s*([-+]?\\d+(?:[.,]\\d*)?|[-+]?[.,]\\d+).*", Pattern.DOTALL);

    private static final Set<String> REPLACED =
            Set.of("FF", "CA", "AP", "RU[Chinese]", "RU[Japanese]", "HA[]", "HA[0]");

    private final SgfText text;
    private final List<GoMove> black = new ArrayList<>();
    private final List<GoMove> white = new ArrayList<>();
    private String playerToMove = "";
    private GoGame.Header header = GoGame.Header.NONE;
    private GoGame game = GoGame.of(GoRules.of(USUAL_LINES));
    private boolean hasBegun;
    private String resignation = "";

    /** The player to move where a restarted game goes on without a move. */
    private int nextAfterRestart;

    /** The moves before the {@link #game}, which begins where something cannot be shown as a move. */
    private int movesBefore;

    /** Remarks on omissions, for the comment. */
    private final List<String> notes = new ArrayList<>();

    SgfReader(SgfText text) {
        this.text = text;
    }

    GoGame read() {
        List<Property> properties = text.read();
        properties.stream()
                .filter(property -> property.name().equals("SZ"))
                .findFirst()
                .ifPresent(this::apply);
        properties.stream().filter(property -> !property.name().equals("SZ")).forEach(this::apply);
        boolean isHandicap = movesBefore == 0 && white.isEmpty() && black.size() > 1;
        begin(isHandicap ? 1 : nextAfterRestart); // unless the file says otherwise
        playHandicapAsSetUp();
        if (game.setUp().isHandicap()) {
            header = header.with(header.rest().without("HA"));
        }
        header = header.result().isBlank() ? header.withResult(resignation) : header;
        Stream.concat(text.notes().stream(), notes.stream())
                .forEach(note -> header = header.withComment(joined(header.comment(), note)));
        return game.with(header);
    }

    private void apply(Property property) {
        try {
            apply(property.name(), property.values(), property.written());
        } catch (IllegalArgumentException refusal) {
            throw SgfText.wrong(property.end(), property.name() + property.values() + ": " + refusal.getMessage());
        }
    }

    private void apply(String name, List<String> values, String written) {
        String value = values.get(0);
        switch (name) {
            case "GM" -> {
                if (!value.isBlank() && !value.strip().equals("1")) {
                    throw new IllegalArgumentException("game 1 is Go");
                }
            }
            case "SZ" -> game = value.isBlank() ? game : GoGame.of(GoRules.of(lines(value.strip())));
            case "KM" -> game = value.isBlank() ? game : game.withKomi(komi(value));
            case "RU" -> {
                setScoring(value.strip().toLowerCase(Locale.ROOT));
                if (!REPLACED.contains(name + written)) {
                    keep(rest().with(name, written));
                }
            }
            case "AB", "AW", "AE" -> setUp(name, values);
            case "PL" -> playerToMove = hasBegun ? playerToMove : value.strip();
            case "B" -> add(0, value);
            case "W" -> add(1, value);
            case "PB" -> header = header.withNames(value, header.white());
            case "PW" -> header = header.withNames(header.black(), value);
            case "RE" -> header = header.withResult(value);
            case "C" -> comment(value);
            case SgfText.VARIATIONS -> keep(rest().withVariations(written));
            default -> {
                if (!REPLACED.contains(name) && !REPLACED.contains(name + written)) {
                    keep(rest().with(name, written));
                }
            }
        }
    }

    private static int lines(String value) {
        String[] sides = value.split(":", 2);
        if (sides.length == 2 && !sides[0].equals(sides[1])) {
            throw new IllegalArgumentException("the board must be a square of 2 to 19 lines");
        }
        return Integer.parseInt(sides[0]);
    }

    /** Territory counts in Japan and Korea. */
    private void setScoring(String rules) {
        if (rules.startsWith("jap") || rules.startsWith("kor") || rules.equals("jp") || rules.equals("kr")) {
            game = game.withRules(game.rules().withScoring(true, false));
        }
    }

    /** Some files have half of the points, as stones are counted in Chinese rules, some hundredths of those, some words. */
    private double komi(String value) {
        Matcher number = LEADING_NUMBER.matcher(value);
        double written = number.matches() ? Double.parseDouble(number.group(1).replace(',', '.')) : 0;
        double komi = Math.abs(written) >= HUNDREDTHS ? written / HUNDREDTHS : written;
        boolean isHalved =
                4 * komi == Math.rint(4 * komi) && 2 * komi != Math.rint(2 * komi) && Math.abs(komi) < MOST_HALVED;
        komi = isHalved ? 2 * komi : komi;
        if (!value.strip().matches("[-+]?[0-9.]+") || komi != written) {
            notes.add("The komi '" + value.strip() + "' was read as " + GoGame.points(komi) + ".");
        }
        return komi;
    }

    /** Some programs record a handicap as the first moves of black. */
    private void playHandicapAsSetUp() {
        List<GoGame.Turn> turns = game.turns();
        int count = (int) turns.stream().takeWhile(turn -> turn.player() == 0).count();
        List<GoGame.Turn> placed = turns.subList(0, count);
        if (!String.valueOf(header.rest().properties().get("HA")).strip().equals("[" + count + "]")
                || count < 2
                || !game.setUp().isEmpty()
                || placed.stream().anyMatch(turn -> turn.move().isPass())) {
            return;
        }
        for (GoGame.Turn turn : placed) {
            header = turn.comment().isEmpty() ? header : header.withComment(joined(header.comment(), turn.comment()));
            header = header.with(header.rest().with(turn.rest()));
        }
        GoSetUp stones = GoSetUp.handicap(placed.stream().map(GoGame.Turn::move).toList());
        GoGame after = GoGame.of(game.rules(), stones);
        for (GoGame.Turn turn : turns.subList(count, turns.size())) {
            after = after.with(turn);
        }
        game = after;
    }

    private void setUp(String name, List<String> values) {
        if (hasBegun) {
            restart(game.nextPlayer(), "from move %d on, before which stones are set up");
        }
        for (String value : values) {
            if (value.isBlank()) {
                notes.add("A property " + name + " without a point was left out.");
                continue;
            }
            points(value).forEach(point -> {
                black.remove(point);
                white.remove(point);
                if (!name.equals("AE")) {
                    (name.equals("AB") ? black : white).add(point);
                }
            });
        }
    }

    /** Restarts the game with the stones on the board; the moves before are lost. */
    private void restart(int player, String where) {
        movesBefore += game.turns().size();
        notes.add("The game is shown " + String.format(Locale.ROOT, where, movesBefore + 1) + ".");
        Go state = game.position(player);
        black.clear();
        white.clear();
        game.rules().points().forEach(point -> {
            Integer stone = state.stone(point.column(), point.row());
            if (stone != null) {
                (stone == 0 ? black : white).add(point);
            }
        });
        hasBegun = false;
        header = header.with(new GoGame.Rest(header.rest().properties(), ""));
        playerToMove = "";
        nextAfterRestart = player;
        game = GoGame.of(game.rules());
    }

    /** A point, or a rectangle by two corners, as in {@code aa:cc}. */
    private Stream<GoMove> points(String value) {
        String[] corners = value.split(":", 2);
        GoMove first = point(corners[0].strip());
        GoMove last = corners.length == 1 ? first : point(corners[1].strip());
        return game.rules()
                .points()
                .filter(point -> point.column() >= Math.min(first.column(), last.column())
                        && point.column() <= Math.max(first.column(), last.column())
                        && point.row() >= Math.min(first.row(), last.row())
                        && point.row() <= Math.max(first.row(), last.row()));
    }

    /** Called with the first move, once all stones are known. */
    private void begin(int firstToMove) {
        if (!hasBegun) {
            hasBegun = true;
            int player = switch (playerToMove.toLowerCase(Locale.ROOT)) {
                case "b", "black", "1" -> 0;
                case "w", "white", "2" -> 1;
                default -> firstToMove;
            };
            game = GoGame.of(game.rules(), new GoSetUp(black, white, player));
        }
    }

    private void add(int player, String value) {
        begin(player);
        String point = value.strip();
        if (point.equalsIgnoreCase("resign")) {
            resignation = player == 0 ? "W+R" : "B+R";
            return;
        }
        GoMove move = point.isEmpty() || point.equals("tt") ? GoMove.PASS : point(point);
        GoGame.Turn turn = new GoGame.Turn(player, move, "");
        if (move.isPass() || game.position(player).legalMoves().contains(move)) {
            game = game.with(turn);
        } else {
            addForbidden(turn);
        }
    }

    /** Shows a move that other rules allow: a repetition, or suicide, which takes the own stones off. */
    private void addForbidden(GoGame.Turn turn) {
        int player = turn.player();
        GoMove move = turn.move();
        Go before = game.position(player);
        if (before.stone(move.column(), move.row()) != null) {
            throw new IllegalArgumentException("illegal move " + move);
        }
        if (before.board().isSuicide(move.point(before.board()), Go.colour(player))) {
            restart(1 - player, "after move %d, which is suicide");
            List<GoMove> own = player == 0 ? black : white;
            own.add(move);
            Board board = new Board(game.rules().lines());
            own.forEach(stone -> board.place(stone.point(board), Go.colour(player)));
            board.chain(move.point(board))
                    .forEach(stone -> own.remove(GoMove.at(board.column(stone), board.row(stone))));
            movesBefore++;
        } else {
            restart(player, "from move %d on, which repeats a position");
            begin(player);
            game = game.with(turn);
        }
    }

    /** Adds to the last move, before the first one to the game. */
    private void comment(String value) {
        if (game.turns().isEmpty()) {
            header = header.withComment(joined(header.comment(), value));
        } else {
            replaceLast(last().withComment(joined(last().comment(), value)));
        }
    }

    private GoGame.Rest rest() {
        return game.turns().isEmpty() ? header.rest() : last().rest();
    }

    private void keep(GoGame.Rest rest) {
        if (game.turns().isEmpty()) {
            header = header.with(rest);
        } else {
            replaceLast(last().with(rest));
        }
    }

    private GoGame.Turn last() {
        return game.turns().get(game.turns().size() - 1);
    }

    private void replaceLast(GoGame.Turn turn) {
        game = game.first(game.turns().size() - 1).with(turn);
    }

    private static String joined(String before, String more) {
        return before.isEmpty() ? more : before + "\n" + more;
    }

    private GoMove point(String value) {
        int lines = game.rules().lines();
        int column = value.isEmpty() ? -1 : value.charAt(0) - 'a';
        int row = value.length() == 2 ? lines - 1 - (value.charAt(1) - 'a') : -1;
        if (column < 0 || column >= lines || row < 0 || row >= lines) {
            throw new IllegalArgumentException("'" + value + "' is not a point of a board of " + lines + " lines");
        }
        return GoMove.at(column, row);
    }
}
