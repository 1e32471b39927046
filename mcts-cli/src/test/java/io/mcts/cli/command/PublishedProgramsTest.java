package io.mcts.cli.command;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.DecisivePolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Ucb1;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the command of every row of the page on the four published programs, and checks what the row says. The rows of the page and the
 * checks here are the same, so that neither can be dropped alone.
 */
class PublishedProgramsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path PAGE = ROOT.resolve("docs/reference/published-programs.md");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern NODES = Pattern.compile("tree +([\\d,]+) nodes");
    private static final Pattern ITERATIONS = Pattern.compile("(?<=--iterations )\\d+");

    private static final Map<String, Check> CHECKS = Map.ofEntries(
            entry("the four steps", PublishedProgramsTest::eachIterationAddsAVisit),
            entry("UCB1: mean + √(2 ln N / n)", row -> selectsBy(row, Math.sqrt(2))),
            entry("a win is 1, a draw 0, a loss −1", PublishedProgramsTest::payoffs),
            entry("3,000 iterations", PublishedProgramsTest::allGamesAreDraws),
            entry("a random expansion", PublishedProgramsTest::firstMovesAreRandom),
            entry("the move with the greatest UCB", row -> decidesBy(row, ucb(Math.sqrt(2)))),
            entry("the move with the most visits", row -> decidesBy(row, Move::visits)),
            entry("the move with the greatest win rate", row -> decidesBy(row, Move::mean)),
            entry(
                    "a person plays first or second, and is asked again after a wrong or an occupied cell",
                    PublishedProgramsTest::asksAgain),
            entry("random games, scored by area after two passes", PublishedProgramsTest::scoresByArea),
            entry("win rate + √(ln N / 5n)", row -> selectsBy(row, Math.sqrt(0.2))),
            entry("every move is tried once at least", PublishedProgramsTest::triesEveryMoveOnce),
            entry("one node per iteration, in a tree in memory", PublishedProgramsTest::addsOneNode),
            entry("or in a transposition table", PublishedProgramsTest::sharesNodes),
            entry(
                    "the simpler rule it is compared with: the best win rate half of the time, otherwise a random move",
                    PublishedProgramsTest::hasTheScoreOfTheRow),
            entry("boards of 9 to 12 rows and columns with a blocked cell", PublishedProgramsTest::drawsBoards),
            entry("rollouts that take a win and stop a loss", PublishedProgramsTest::rolloutsTakeWins),
            entry("C = 0.7 without the 2 under the root", row -> selectsBy(row, 0.7)),
            entry("the win test at the last disc alone", PublishedProgramsTest::winsAreThoseOfTheWholeBoard),
            entry("a pool of memory", row -> takesBytes(row, 31)),
            entry(
                    "the two parts of UCB kept apart, so that a selection needs no root or division per child",
                    PublishedProgramsTest::boundsAreThoseOfTheFormula),
            entry("nodes that store a move instead of a board", row -> takesBytes(row, 31)),
            entry("2.5 s or 5,000,000 iterations", PublishedProgramsTest::stopsAtWhicheverComesFirst),
            entry("the greatest win rate", row -> decidesBy(row, Move::mean)),
            entry(
                    "the host interface: rows, columns, board and blocked cell in, move out",
                    row -> assertThat(row.json().get("bestMove").getAsString()).isEqualTo("4")),
            entry("95 % of 392 games against 49 programs", PublishedProgramsTest::hasTheScoreOfTheRow),
            entry("the probability that a stone is chosen", PublishedProgramsTest::valuesAreThoseOfTheFormula),
            entry("distance", PublishedProgramsTest::valuesAreThoseOfTheFormula),
            entry("values of cells", PublishedProgramsTest::valuesAreThoseOfTheFormula),
            entry("attack and threat", PublishedProgramsTest::valuesAreThoseOfTheFormula),
            entry("their sum guides rollouts", PublishedProgramsTest::hasTheScoreOfTheRow),
            entry("clearly worse moves are left out", PublishedProgramsTest::worseMovesAreLeftOut),
            entry("5,000 and 10,000 simulations a move", PublishedProgramsTest::experimentHasTheScoresOfTheRow),
            entry("64.5 % of the games in 73.5 % of the time", PublishedProgramsTest::mixedWins),
            entry("a board", PublishedProgramsTest::showsTheBoard),
            entry("undo", PublishedProgramsTest::takesBackAMove),
            entry("a clock", PublishedProgramsTest::keepsTime),
            entry("an estimate of the chance to win", PublishedProgramsTest::estimates),
            entry("the history of a game", PublishedProgramsTest::listsTheMovesOfAGame),
            entry("saved positions", PublishedProgramsTest::startsFromAPosition),
            entry("self-play", PublishedProgramsTest::writesGames),
            entry("game records", PublishedProgramsTest::continuesARecord),
            entry("a choice of algorithm", PublishedProgramsTest::choosesTheAlgorithm),
            entry("tables and charts of results", PublishedProgramsTest::drawsAChart));

    @TempDir
    private static Path folder;

    private interface Check {
        void of(Row row) throws IOException;
    }

    /** A move of the JSON of {@code analyze}. */
    private record Move(String name, int visits, double mean, int allVisits) {}

    /** A row of the page. */
    private record Row(List<String> cells) {

        String what() {
            return cells.get(0);
        }

        String ours() {
            return cells.get(4);
        }

        String command() {
            String cell = cells.get(2);
            assertThat(cell).startsWith("`./mcts ").endsWith("`");
            return cell.substring("`./mcts ".length(), cell.length() - 1);
        }

        Row withIterations(int iterations) {
            return with(ITERATIONS.pattern(), String.valueOf(iterations));
        }

        Row withSeed(int seed) {
            return with("(?<=--seed )\\d+", String.valueOf(seed));
        }

        Row with(String pattern, String replacement) {
            List<String> changed = new ArrayList<>(cells);
            changed.set(2, cells.get(2).replaceAll(pattern, Matcher.quoteReplacement(replacement)));
            return new Row(changed);
        }

        /** What the command prints; it must end well. */
        String run(String... typed) {
            String command = command()
                    .replaceAll("(--(record|output|plot)) ", "$1 " + folder + "/")
                    .replace("examples/", ROOT + "/examples/");
            String[] words = WORD.matcher(command)
                    .results()
                    .map(word -> word.group(1) != null ? word.group(1) : word.group())
                    .toArray(String[]::new);
            CommandRun run = CommandRun.withInput(String.join("\n", typed) + "\n", words);
            assertThat(run.status()).as("%s\n%s", command, run.err()).isZero();
            return run.out();
        }

        JsonObject json() {
            return JsonParser.parseString(run()).getAsJsonObject();
        }

        List<Move> moves() {
            return movesOf(json());
        }

        private static List<Move> movesOf(JsonObject found) {
            int all = found.get("iterations").getAsInt();
            return objects(found.get("moves"))
                    .map(move -> new Move(
                            move.get("move").getAsString(),
                            move.get("visits").getAsInt(),
                            move.get("mean").getAsDouble(),
                            all))
                    .toList();
        }

        @Override
        public String toString() {
            return what();
        }
    }

    static List<Row> rows() throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("|") && line.contains("`./mcts "))
                .map(line -> new Row(
                        Stream.of(line.substring(1, line.lastIndexOf('|')).split("\\|"))
                                .map(String::strip)
                                .toList()))
                .toList();
    }

    @Test
    void everyRowHasACheckAndEveryCheckARow() throws IOException {
        assertThat(rows().stream().map(Row::what)).containsExactlyInAnyOrderElementsOf(CHECKS.keySet());
        long lines = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| what "))
                .count();
        assertThat(rows()).hasSize((int) lines);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theCommandShowsWhatTheRowSays(Row row) throws IOException {
        CHECKS.get(row.what()).of(row);
    }

    private static Stream<JsonObject> objects(JsonElement array) {
        return StreamSupport.stream(array.getAsJsonArray().spliterator(), false).map(JsonElement::getAsJsonObject);
    }

    /** In each line the visits and, below the root, the sum over the children, with one less for the visit that made the node. */
    private static void eachIterationAddsAVisit(Row row) {
        for (int iterations = 1; iterations <= 10; iterations++) {
            String printed = row.withIterations(iterations).run();
            assertThat(printed).contains("root, " + iterations + " visit");
            assertThat(row.withIterations(iterations).with(" --tree", " --json").moves().stream()
                            .mapToInt(Move::visits)
                            .sum())
                    .isEqualTo(iterations);
        }
        assertThat(row.run()).contains("b2, 5 visits, x: 1.000", "c3, 3 visits, x: 0.667", "c1, 2 visits, x: 0.000");
    }

    private static ToDoubleFunction<Move> ucb(double c) {
        return move -> move.mean() + c * Math.sqrt(Math.log(move.allVisits()) / move.visits());
    }

    /** From one search to the next, which has one iteration more, the move with the greatest bound gets the visit. */
    private static void selectsBy(Row row, double c) {
        List<Move> before = row.withIterations(1).moves();
        for (int iterations = 2; iterations <= 100; iterations++) {
            List<Move> after = row.withIterations(iterations).moves();
            Map<String, Move> earlier = new HashMap<>();
            before.forEach(move -> earlier.put(move.name(), move));
            List<Move> selected = after.stream()
                    .filter(move -> move.visits() > earlier.get(move.name()).visits())
                    .map(move -> earlier.get(move.name()))
                    .toList();
            assertThat(selected).hasSize(1);
            if (before.stream().allMatch(move -> move.visits() > 0)) {
                double greatest = before.stream().mapToDouble(ucb(c)).max().orElseThrow();
                assertThat(ucb(c).applyAsDouble(selected.get(0))).isCloseTo(greatest, within(1e-9));
            } else {
                assertThat(selected.get(0).visits()).isZero();
            }
            before = after;
        }
        assertThat(before).allMatch(move -> move.visits() > 1);
    }

    private static void decidesBy(Row row, ToDoubleFunction<Move> score) {
        for (int seed = 1; seed <= 20; seed++) {
            JsonObject found = row.withSeed(seed).json();
            String best = found.get("bestMove").getAsString();
            List<Move> moves = Row.movesOf(found);
            Move played = moves.stream()
                    .filter(move -> move.name().equals(best))
                    .findFirst()
                    .orElseThrow();
            assertThat(score.applyAsDouble(played))
                    .isCloseTo(moves.stream().mapToDouble(score).max().orElseThrow(), within(1e-9));
        }
    }

    /** Won at once; the last cell, which makes no line; and c1, after which each reply of o makes one. */
    private static void payoffs(Row row) {
        assertThat(mean(row.with("oo\\.oxx\\.x\\.", "xx.oo...."), "c3")).isEqualTo(1);
        assertThat(mean(row.with("oo\\.oxx\\.x\\.", "xoxxoxo.o"), "b1")).isEqualTo(0.5);
        assertThat(mean(row, "c1")).isZero();
        assertThat(TicTacToe.NOTATION.parse("xxxoo....").payoff(0)).isEqualTo(1);
        assertThat(TicTacToe.NOTATION.parse("xxxoo....").payoff(1)).isEqualTo(-1);
        assertThat(TicTacToe.NOTATION.parse("xoxxoxoxo").payoff(0)).isZero();
    }

    private static double mean(Row row, String move) {
        return row.moves().stream()
                .filter(each -> each.name().equals(move))
                .findFirst()
                .orElseThrow()
                .mean();
    }

    private static void allGamesAreDraws(Row row) {
        JsonObject result = row.json();
        assertThat(result.get("draws").getAsInt())
                .isEqualTo(result.get("games").getAsInt())
                .isPositive();
    }

    /** Chi-square with 8 degrees of freedom exceeds 26.1 once in a thousand. */
    private static void firstMovesAreRandom(Row row) {
        int searches = 270;
        Map<String, Integer> counts = new HashMap<>();
        for (int seed = 1; seed <= searches; seed++) {
            Move first = row.withSeed(seed).moves().get(0);
            assertThat(first.visits()).isEqualTo(1);
            counts.merge(first.name(), 1, Integer::sum);
        }
        assertThat(counts).hasSize(9);
        double expected = searches / 9.0;
        assertThat(counts.values().stream()
                        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                        .sum())
                .isLessThan(26.1);
    }

    private static void asksAgain(Row row) {
        assertThat(row.run("b9", "b2", "a1", "quit"))
                .contains("You are o.", "'b9' is not a legal move", "'b2' is not a legal move", "1 o")
                .containsPattern("'b2' is not a legal move[^\n]*\n.*: a1\n");
        assertThat(row.with("--second", "--first").run("b9", "b2", "b2", "quit"))
                .contains("You are x.", "'b9' is not a legal move", "'b2' is not a legal move");
    }

    /** Replays the games on a board of its own, and counts stones and the empty regions that touch one colour alone. */
    private static void scoresByArea(Row row) throws IOException {
        List<JsonObject> games = recorded(row, "go.json");
        assertThat(games).hasSize(20);
        for (JsonObject game : games) {
            AreaBoard board = new AreaBoard(5);
            int passes = 0;
            int colour = 0;
            for (JsonObject move : objects(game.get("moves")).toList()) {
                String played = move.get("move").getAsString();
                passes = played.equals("pass") ? passes + 1 : 0;
                board.play(colour, played);
                colour = 1 - colour;
            }
            assertThat(passes).isEqualTo(2);
            double lead = board.area(0) - board.area(1) - 7.5;
            assertThat(reward(game)).as("%s", game).isEqualTo(lead > 0 ? 1 : 0);
        }
    }

    /** A board of Go that captures by flood fill. */
    private static final class AreaBoard {
        private static final char EMPTY = '.';
        private final int lines;
        private final char[] points;

        AreaBoard(int lines) {
            this.lines = lines;
            points = ".".repeat(lines * lines).toCharArray();
        }

        void play(int colour, String move) {
            if (move.equals("pass")) {
                return;
            }
            int column = "ABCDEFGHJ".indexOf(move.charAt(0));
            int point = (Integer.parseInt(move.substring(1)) - 1) * lines + column;
            points[point] = stone(colour);
            neighbours(point).filter(next -> points[next] == stone(1 - colour)).forEach(this::removeIfCaptured);
            removeIfCaptured(point);
        }

        private void removeIfCaptured(int point) {
            List<Integer> group = region(point);
            boolean isCaptured = points[point] != EMPTY
                    && group.stream().flatMapToInt(this::neighbours).noneMatch(next -> points[next] == EMPTY);
            if (isCaptured) {
                group.forEach(captured -> points[captured] = EMPTY);
            }
        }

        int area(int colour) {
            return (int) IntStream.range(0, points.length)
                    .filter(point -> points[point] == stone(colour) || (points[point] == EMPTY && isOf(point, colour)))
                    .count();
        }

        private boolean isOf(int point, int colour) {
            List<Character> borders = region(point).stream()
                    .flatMapToInt(this::neighbours)
                    .mapToObj(next -> points[next])
                    .filter(content -> content != EMPTY)
                    .distinct()
                    .toList();
            return borders.equals(List.of(stone(colour)));
        }

        /** The points connected with a point that have the same content. */
        private List<Integer> region(int point) {
            List<Integer> region = new ArrayList<>(List.of(point));
            for (int i = 0; i < region.size(); i++) {
                neighbours(region.get(i))
                        .filter(next -> points[next] == points[point] && !region.contains(next))
                        .forEach(region::add);
            }
            return region;
        }

        private IntStream neighbours(int point) {
            int column = point % lines;
            return IntStream.of(
                            point - lines,
                            point + lines,
                            column > 0 ? point - 1 : -1,
                            column < lines - 1 ? point + 1 : -1)
                    .filter(next -> next >= 0 && next < points.length);
        }

        private static char stone(int colour) {
            return colour == 0 ? 'b' : 'w';
        }
    }

    private static void triesEveryMoveOnce(Row row) {
        assertThat(row.moves()).hasSize(26).allMatch(move -> move.visits() == 1);
    }

    private static int nodes(Row row) {
        Matcher nodes = NODES.matcher(row.run());
        assertThat(nodes.find()).isTrue();
        return Integer.parseInt(nodes.group(1).replace(",", ""));
    }

    private static void addsOneNode(Row row) {
        for (int iterations : new int[] {1, 2, 26, 100, 300}) {
            assertThat(nodes(row.withIterations(iterations))).isEqualTo(iterations + 1);
        }
    }

    private static void sharesNodes(Row row) {
        assertThat(row.ours())
                .contains("%,d nodes instead of %,d".formatted(nodes(row), nodes(row.with(" --transpositions", ""))));
    }

    /** The score of the match is that of the row, and a is the stronger one. */
    private static void hasTheScoreOfTheRow(Row row) {
        JsonObject pairs = row.json().getAsJsonObject("pairs");
        assertThat(row.ours())
                .contains("%.3f [%.3f, %.3f]"
                        .formatted(
                                pairs.get("score").getAsDouble(),
                                pairs.get("low").getAsDouble(),
                                pairs.get("high").getAsDouble()));
        assertThat(pairs.get("low").getAsDouble()).isGreaterThan(0.5);
    }

    private static void drawsBoards(Row row) {
        List<Integer> sizes = new ArrayList<>();
        for (int seed = 1; seed <= 50; seed++) {
            String board =
                    row.withSeed(seed).json().get("position").getAsString().split(" ", -1)[0];
            String[] rows = board.split("/", -1);
            sizes.add(rows.length);
            sizes.add(rows[0].length());
            assertThat(board).containsOnlyOnce("#");
        }
        assertThat(sizes).containsOnly(9, 10, 11, 12);
    }

    /**
     * The player to move must stop three in a row: after any other move every rollout is lost, but not every random one. Then moves of the
     * policy in random positions, judged by a test of the whole board.
     */
    private static void rolloutsTakeWins(Row row) {
        List<Move> moves = row.moves();
        assertThat(moves).hasSize(9).allMatch(move -> move.name().equals("4") == (move.mean() > 0));
        assertThat(row.with("rollout=decisive", "rollout=uniform").moves()).allMatch(move -> move.mean() > 0);
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        DecisivePolicy<ConnectFour, Drop> policy = new DecisivePolicy<>();
        int wins = 0;
        int blocks = 0;
        for (int game = 0; game < 200; game++) {
            ConnectFour state = ConnectFour.of(9, 9);
            while (!state.isTerminal()) {
                int player = state.currentPlayer();
                List<Drop> ownWins = wins(state, player);
                List<Drop> threats = wins(state, 1 - player);
                Drop chosen = policy.choose(state, random);
                if (!ownWins.isEmpty()) {
                    assertThat(ownWins).contains(chosen);
                    wins++;
                } else if (!threats.isEmpty()) {
                    assertThat(threats).contains(chosen);
                    blocks++;
                }
                state.play(state.randomMove(random));
            }
        }
        assertThat(wins).isGreaterThan(100);
        assertThat(blocks).isGreaterThan(100);
    }

    /** The moves with which a disc of a player would make four in a row. */
    private static List<Drop> wins(ConnectFour state, int player) {
        return state.legalMoves().stream()
                .filter(move -> {
                    char[][] board = Stream.of(ConnectFourNotation.of(state)
                                    .format(state)
                                    .split(" ", -1)[0]
                                    .split("/", -1))
                            .map(String::toCharArray)
                            .toArray(char[][]::new);
                    drop(board, move.index(), player == 0 ? 'x' : 'o');
                    return hasFour(board);
                })
                .toList();
    }

    private static void drop(char[][] board, int column, char disc) {
        int row = IntStream.range(0, board.length)
                .filter(each -> board[each][column] == '.')
                .max()
                .orElseThrow();
        board[row][column] = disc;
    }

    /** Each game ends with the first disc after which the whole board has four in a row, or when it is full. */
    private static void winsAreThoseOfTheWholeBoard(Row row) throws IOException {
        List<JsonObject> games = recorded(row, "discs.json");
        assertThat(games).hasSize(50);
        for (JsonObject game : games) {
            String start = game.get("start").getAsString();
            char[][] board = Stream.of(start.substring(0, start.indexOf(' ')).split("/", -1))
                    .map(String::toCharArray)
                    .toArray(char[][]::new);
            List<String> moves = objects(game.get("moves"))
                    .map(move -> move.get("move").getAsString())
                    .toList();
            char disc = 'x';
            for (String move : moves) {
                assertThat(hasFour(board)).isFalse();
                drop(board, Integer.parseInt(move) - 1, disc);
                disc = disc == 'x' ? 'o' : 'x';
            }
            boolean isFull = Arrays.stream(board).noneMatch(cells -> new String(cells).contains("."));
            assertThat(hasFour(board) || isFull).as("%s", game).isTrue();
            assertThat(reward(game)).as("%s", game).isEqualTo(hasFour(board) ? (disc == 'o' ? 1 : 0) : 0.5);
        }
    }

    /** The games that a command writes into a file. */
    private static List<JsonObject> recorded(Row row, String file) throws IOException {
        row.run();
        return Files.readAllLines(folder.resolve(file)).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    /** The reward of the first player in a recorded game. */
    private static double reward(JsonObject game) {
        return game.get("rewards").getAsJsonArray().get(0).getAsDouble();
    }

    private static boolean hasFour(char[][] board) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board[row].length; column++) {
                for (int[] direction : directions) {
                    if (hasFour(board, row, column, direction)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean hasFour(char[][] board, int row, int column, int[] direction) {
        int lastRow = row + 3 * direction[0];
        int lastColumn = column + 3 * direction[1];
        if (lastRow >= board.length || lastColumn < 0 || lastColumn >= board[row].length) {
            return false;
        }
        char first = board[row][column];
        return (first == 'x' || first == 'o')
                && IntStream.range(1, 4)
                        .allMatch(step -> board[row + step * direction[0]][column + step * direction[1]] == first);
    }

    private static void takesBytes(Row row, int bytes) {
        assertThat(row.ours()).contains(bytes + " bytes");
        JsonObject measured =
                JsonParser.parseString(row.run()).getAsJsonArray().get(0).getAsJsonObject();
        assertThat(measured.get("bytesPerIteration").getAsDouble()).isBetween(bytes - 1.0, bytes + 1.0);
    }

    /** The bounds of the library, with tables, against the formula; and the move that has the greatest. */
    private static void boundsAreThoseOfTheFormula(Row row) {
        Ucb1 ucb1 = Ucb1.of(0.7);
        for (int all = 2; all < 50_000_000; all = all + 1 + all / 7) {
            double exploration = ucb1.exploration(all);
            for (int n = 1; n <= all; n = n + 1 + n / 3) {
                assertThat(ucb1.bound(0.4 * n, n, exploration))
                        .isCloseTo(0.4 + 0.7 * Math.sqrt(Math.log(all) / n), within(1e-7));
            }
        }
        JsonObject found = row.json();
        Move greatest = Row.movesOf(found).stream()
                .max(Comparator.comparingDouble(ucb(0.7)))
                .orElseThrow();
        assertThat(found.get("bestMove").getAsString()).isEqualTo(greatest.name());
    }

    private static void stopsAtWhicheverComesFirst(Row row) {
        JsonObject found = row.json();
        int iterations = found.get("iterations").getAsInt();
        boolean isOver = found.get("elapsedMillis").getAsInt() >= 2_500;
        assertThat(isOver || iterations == 5_000_000).isTrue();
        assertThat(row.withIterations(100).json().get("iterations").getAsInt()).isEqualTo(100);
    }

    /** The estimate of each move, computed from the text of the position as the patent says. */
    private static void valuesAreThoseOfTheFormula(Row row) {
        Matcher position = Pattern.compile("\"(\\S+) r \\d\"").matcher(row.command());
        assertThat(position.find()).isTrue();
        boolean isThreat = !row.command().contains("threat=0");
        boolean isPower = row.command().contains("powers-of-two");
        List<Move> moves = row.moves();
        assertThat(moves).isNotEmpty().allMatch(move -> move.visits() == 1);
        for (Move move : moves) {
            char[][] board = Stream.of(position.group(1).split("/", -1))
                    .map(PublishedProgramsTest::cells)
                    .toArray(char[][]::new);
            char stone = board['5' - move.name().charAt(1)][move.name().charAt(0) - 'a'];
            board['5' - move.name().charAt(1)][move.name().charAt(0) - 'a'] = '.';
            board['5' - move.name().charAt(4)][move.name().charAt(3) - 'a'] = stone;
            double total = side(board, isThreat, isPower);
            char[][] turned = new char[5][5];
            for (int cell = 0; cell < 25; cell++) {
                char content = board[4 - cell / 5][4 - cell % 5];
                turned[cell / 5][cell % 5] = Character.isUpperCase(content)
                        ? Character.toLowerCase(content)
                        : Character.toUpperCase(content);
            }
            double t = (total - side(turned, isThreat, isPower)) / 8;
            assertThat(move.mean()).as(move.name()).isCloseTo((1 + t / Math.sqrt(1 + t * t)) / 2, within(1e-12));
        }
    }

    private static char[] cells(String row) {
        StringBuilder cells = new StringBuilder();
        row.chars().forEach(c -> cells.append(Character.isDigit(c) ? ".".repeat(c - '0') : String.valueOf((char) c)));
        return cells.toString().toCharArray();
    }

    /** The attack value of red, who goes to the right and down, and a tenth of the threat. */
    private static double side(char[][] board, boolean isThreat, boolean isPower) {
        String stones = Stream.of(board).map(String::new).reduce("", String::concat);
        double sum = 0;
        for (int cell = 0; cell < 25; cell++) {
            char stone = stones.charAt(cell);
            if (stone >= 'A' && stone <= 'F') {
                double faces = 1;
                for (int below = stone - 1; below >= 'A' && stones.indexOf(below) < 0; below--) {
                    faces++;
                }
                for (int above = stone + 1; above <= 'F' && stones.indexOf(above) < 0; above++) {
                    faces++;
                }
                double value = value(cell / 5, cell % 5, isPower);
                sum += faces / 6 * (value + (isThreat ? 0.1 * threat(board, cell / 5, cell % 5) : 0));
            }
        }
        return sum;
    }

    private static double threat(char[][] board, int row, int column) {
        double greatest = 0;
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}}) {
            int r = row + step[0];
            int c = column + step[1];
            if (r < 5 && c < 5 && board[r][c] >= 'a' && board[r][c] <= 'f') {
                greatest = Math.max(greatest, value(4 - r, 4 - c, false));
            }
        }
        return greatest;
    }

    private static double value(int row, int column, boolean isPower) {
        double[][] raisedRim = {
            {0, 1, 1, 1, 1}, {1, 2, 2, 2, 2.5}, {1, 2, 4, 4, 5}, {1, 2, 4, 8, 10}, {1, 2.5, 5, 10, 16}
        };
        return isPower ? Math.pow(2, Math.min(row, column)) : raisedRim[row][column];
    }

    /** Blue can enter the goal whatever red plays; a rollout that leaves worse moves out always does. */
    private static void worseMovesAreLeftOut(Row row) {
        assertThat(row.moves()).hasSize(3).allMatch(move -> move.mean() == 0);
        assertThat(row.with(":margin=0.05", "").moves()).anyMatch(move -> move.mean() > 0);
    }

    /** The figures are those of the file that the whole experiment printed; here it has few games of few iterations. */
    private static void experimentHasTheScoresOfTheRow(Row row) throws IOException {
        String figures = Files.readString(ROOT.resolve("docs/figures/einstein-paper.txt"));
        Matcher scores = Pattern.compile("paper, ([\\d,]+) +against +flat.*(0\\.\\d+) \\[.*by pairs (\\[.*])")
                .matcher(figures);
        int found = 0;
        while (scores.find()) {
            String score = scores.group().replaceAll(".*?(0\\.\\d{3}) \\[.*", "$1");
            assertThat(row.ours()).contains(score + " " + scores.group(3));
            found++;
        }
        assertThat(found).isEqualTo(2);
        String plan = Files.readString(ROOT.resolve("examples/experiments/einstein-paper.json"));
        assertThat(plan).contains("mixed,iterations=5000", "mixed,iterations=10000");
        Path small = folder.resolve("einstein-paper.json");
        Files.writeString(
                small, plan.replaceAll("iterations=\\d+", "iterations=5").replaceAll("(\"games\": )\\d+", "$12"));
        assertThat(row.with("examples/experiments/", folder + "/").run())
                .contains("paper, 5,000", "paper, 10,000", "flat, 5,000", "flat, 10,000", "ms/move");
    }

    /** With a fifth of the games and a fiftieth of the iterations. */
    private static void mixedWins(Row row) {
        JsonObject pairs = row.with("--games 1000", "--games 200")
                .with("iterations=5000", "iterations=100")
                .json()
                .getAsJsonObject("pairs");
        assertThat(pairs.get("low").getAsDouble()).isGreaterThan(0.5);
        assertThat(row.ours()).containsPattern("0\\.\\d{3} \\[0\\.\\d{3}, 0\\.\\d{3}] in \\d\\.\\d times the time");
    }

    private static void showsTheBoard(Row row) {
        assertThat(row.run("quit")).contains("  5 R", "    a  b  c  d  e", "red is to move with a ");
    }

    /** After a move, the reply and an undo, the same question is asked again. */
    private static void takesBackAMove(Row row) {
        String legal = row.run("z", "quit").replaceAll("(?s).*legal are \\[([^],]+).*", "$1");
        String[] turns = row.run(legal, "undo", "quit").split("red is to move with", -1);
        String[] again = row.run("quit").split("red is to move with", -1);
        assertThat(turns).hasSize(4);
        assertThat(turns[2]).endsWith(again[0].substring(again[0].indexOf("  5 R")));
    }

    /** Each side's moves take less than its second, unless the game was lost on time. */
    private static void keepsTime(Row row) throws IOException {
        List<JsonObject> games = recorded(row, "clock.json");
        assertThat(games).hasSize(2);
        for (JsonObject game : games) {
            double[] millis = new double[2];
            objects(game.get("moves"))
                    .filter(move -> move.has("millis"))
                    .forEach(move -> millis[move.get("player").getAsInt()] +=
                            move.get("millis").getAsDouble());
            assertThat(millis[0]).isPositive();
            assertThat(millis[1]).isPositive();
            assertThat(game.has("fault") || (millis[0] <= 1_000 && millis[1] <= 1_000))
                    .as("%s", game)
                    .isTrue();
        }
    }

    private static void estimates(Row row) {
        assertThat(row.run("quit")).containsPattern("value 0\\.\\d{3} for red after 500 iterations");
    }

    private static void listsTheMovesOfAGame(Row row) throws IOException {
        record(folder.resolve("game.txt"));
        String printed = row.run();
        assertThat(printed).contains("move", "played", "mean", "best", "value");
        assertThat(printed.lines().filter(line -> line.matches(" +\\d+ .*[a-e][1-5]-[a-e][1-5].*")))
                .hasSizeGreaterThan(1);
    }

    /** Plays a few moves of a game that is recorded. */
    private static String record(Path file) throws IOException {
        Files.deleteIfExists(file);
        String[] command = {
            "play", "einstein", "--first", "--iterations", "20", "--seed", "1", "--record", file.toString()
        };
        String question = CommandRun.withInput("z\nquit\n", command).out();
        String legal = question.replaceAll("(?s).*legal are \\[([^],]+).*", "$1");
        Files.delete(file); // a game that goes on has other throws
        assertThat(CommandRun.withInput(legal + "\nquit\n", command).status()).isZero();
        return legal;
    }

    private static void startsFromAPosition(Row row) {
        assertThat(row.run("quit")).contains("red is to move with a 4", "1 .  .  B5 .  B6");
    }

    private static void writesGames(Row row) {
        row.run();
        assertThat(folder.resolve("games").resolve("games-1.npz")).isNotEmptyFile();
    }

    /** The file has the moves that were played, and the same command goes on after them. */
    private static void continuesARecord(Row row) throws IOException {
        String move = record(folder.resolve("game.txt"));
        String cell = move.substring(3).toUpperCase(Locale.ROOT);
        assertThat(Files.readString(folder.resolve("game.txt")))
                .startsWith("#[WTN]")
                .containsPattern("\n1:\\d;\\(R\\d," + cell + "\\)");
        assertThat(row.run("quit")).contains("goes on with move 3");
    }

    private static void choosesTheAlgorithm(Row row) {
        List<List<Move>> found = new ArrayList<>();
        for (String spec : List.of("fitted", "mixed", "uct", "flat", "lookahead")) {
            found.add(
                    row.with("fitted,iterations=500", spec + ",iterations=500").moves());
        }
        assertThat(found).doesNotHaveDuplicates();
    }

    private static void drawsAChart(Row row) throws IOException {
        assertThat(row.run()).contains("score", "10 games", "ms and 50 iterations a move");
        assertThat(Files.readString(folder.resolve("chart.svg"))).contains("<svg", "mixed", "uct");
    }
}
