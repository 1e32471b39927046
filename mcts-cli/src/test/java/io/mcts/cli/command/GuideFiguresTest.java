package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The figures in the documents. Above each table of scores stands {@code <!-- figures: ... -->}, which says how they were made. If that is
 * a match, it is the command of the rows: <code>{x}</code> is a row's cell in column x, and <code>{game}</code>, where there is no such
 * column, the game in the head of a column.
 *
 * <p>Every build plays the cheapest matches of each table, the nightly build all of them, and the results must be those in the page. {@code
 * docs/figures/make} writes them into the pages, with {@code -Dfigures=write}; {@code -Dfigures.pages=guide/policies} names some pages.
 */
class GuideFiguresTest {

    private static final Path DOCS = Path.of("../docs").toAbsolutePath().normalize();
    private static final boolean ARE_WRITTEN =
            System.getProperty("figures", "check").equals("write");
    private static final String PAGES = System.getProperty("figures.pages", "");
    private static final Pattern SOURCE = Pattern.compile("<!-- figures: (.+) -->");
    private static final Pattern INTERVAL = Pattern.compile("[-+]?\\d+\\.\\d+ \\[[-+]?\\d+\\.\\d+, [-+]?\\d+\\.\\d+]");
    private static final Pattern ITERATIONS = Pattern.compile("iterations=(\\d+)");
    private static final Pattern NUMBER_OF_GAMES = Pattern.compile("--games (\\d+)");

    /** The games whose names are the heads of columns. */
    private static final Map<String, String> GAMES =
            Map.of("Connect Four", "connectfour", "EinStein", "einstein", "tic-tac-toe", "tictactoe");

    /** About how many moves a game has, times 20 in Go, where an iteration takes that much longer than elsewhere. */
    private static final Map<String, Integer> LENGTHS =
            Map.of("tictactoe", 8, "leduc", 5, "liarsdice", 5, "einstein", 17, "go", 80 * 20);

    private static final int LONG_GAME = 40;

    /** How many iterations of each table every build plays, if more than one match is so cheap. */
    private static final long BUDGET = 1_000_000;

    /** A table of matches in a page, at the line of its head. */
    private record Table(Path page, int line, String command, List<List<String>> rows) {

        List<String> head() {
            return rows.get(0);
        }

        /** The matches, with the cheapest first, but those last that come out even: they show least. */
        List<Match> matches() {
            return rows.stream()
                    .skip(2)
                    .flatMap(row -> head().stream().flatMap(column -> match(row, column)))
                    .sorted(Comparator.comparing(Match::isEven).thenComparing(Match::iterations))
                    .toList();
        }

        private Stream<Match> match(List<String> row, String column) {
            String game = GAMES.get(column);
            String cell = row.get(head().indexOf(column));
            if (cell.equals("-") || (game == null && !column.equals("score"))) {
                return Stream.empty();
            }
            Map<String, String> values = new HashMap<>();
            if (game != null) {
                values.put("game", game);
            }
            for (int i = 0; i < row.size(); i++) {
                values.put(head().get(i), row.get(i).replace("`", "").replaceAll("(?<=\\d),(?=\\d{3})", ""));
            }
            String filled = command;
            for (Map.Entry<String, String> value : values.entrySet()) {
                filled = filled.replace("{" + value.getKey() + "}", value.getValue());
            }
            return Stream.of(new Match(filled, row, column, cell.startsWith("0.500 ")));
        }

        @Override
        public String toString() {
            return DOCS.relativize(page) + ":" + line;
        }
    }

    /** The match of a cell. */
    private record Match(String command, List<String> row, String column, boolean isEven) {

        /** How many iterations it takes, both players together. */
        long iterations() {
            int plies = LENGTHS.getOrDefault(command.split(" ", -1)[1], LONG_GAME);
            return sum(NUMBER_OF_GAMES) * plies * sum(ITERATIONS) / 2;
        }

        private long sum(Pattern amount) {
            return amount.matcher(command)
                    .results()
                    .mapToLong(match -> Long.parseLong(match.group(1)))
                    .sum();
        }

        /** What it gives for some columns. */
        Map<String, String> play() {
            CommandRun run = CommandRun.of((command + " --json").split(" ", -1));
            assertThat(run.status()).as("%s\n%s", command, run.err()).isZero();
            JsonObject result = JsonParser.parseString(run.out()).getAsJsonObject();
            Map<String, String> cells = new HashMap<>();
            cells.put(column, interval("%.3f [%.3f, %.3f]", result, "score", "low", "high"));
            if (result.has("points")) {
                cells.put("points", interval("%+.2f [%+.2f, %+.2f]", result, "points", "pointsLow", "pointsHigh"));
            }
            cells.put("cost", String.format(Locale.ROOT, "%.1f", millis(result, "a") / millis(result, "b")));
            return cells;
        }

        private static String interval(String format, JsonObject result, String... names) {
            Object[] values =
                    Stream.of(names).map(name -> result.get(name).getAsDouble()).toArray();
            return String.format(Locale.ROOT, format, values);
        }

        private static double millis(JsonObject result, String player) {
            return result.getAsJsonObject(player).get("millisPerMove").getAsDouble();
        }
    }

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            return files.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
        }
    }

    static Stream<Table> tables() throws IOException {
        return pages().filter(page -> DOCS.relativize(page).toString().startsWith(PAGES))
                .flatMap(GuideFiguresTest::tables);
    }

    private static Stream<Table> tables(Path page) {
        List<String> lines = lines(page);
        List<Table> tables = new ArrayList<>();
        for (int line = 1; line < lines.size(); line++) {
            Matcher source = SOURCE.matcher(lines.get(line - 1));
            if (source.matches() && source.group(1).startsWith("match ")) {
                List<List<String>> rows = lines.stream()
                        .skip(line)
                        .takeWhile(row -> row.startsWith("|"))
                        .map(GuideFiguresTest::cells)
                        .toList();
                tables.add(new Table(page, line, source.group(1), rows));
            }
        }
        return tables.stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyTableOfScoresSaysHowTheyWereMade(Path page) {
        List<String> lines = lines(page);
        for (int line = 1; line < lines.size(); line++) {
            if (lines.get(line).startsWith("|")
                    && INTERVAL.matcher(lines.get(line)).find()) {
                int head = line;
                while (lines.get(head - 1).startsWith("|")) {
                    head--;
                }
                assertThat(lines.get(head - 1)).as("%s:%d", page, head).matches(SOURCE);
            }
        }
    }

    @Test
    void thereAreTables() throws IOException {
        assertThat(pages().flatMap(GuideFiguresTest::tables)).hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theCheapestMatchesHaveTheScoresInThePage(Table table) {
        List<Match> matches = table.matches();
        long spent = 0;
        for (int i = 0; i < matches.size() && (i == 0 || spent + matches.get(i).iterations() <= BUDGET); i++) {
            spent += matches.get(i).iterations();
            requirePrinted(table, matches.get(i));
        }
        assertThat(spent).as("iterations played of %s", table).isPositive();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("nightly")
    void allMatchesHaveTheScoresInThePage(Table table) throws IOException {
        if (ARE_WRITTEN) {
            write(table);
        } else {
            table.matches().forEach(match -> requirePrinted(table, match));
        }
    }

    private static void requirePrinted(Table table, Match match) {
        Map<String, String> played = match.play();
        for (String column : table.head()) {
            int cell = table.head().indexOf(column);
            if (!column.equals("cost")
                    && played.containsKey(column)
                    && !match.row().get(cell).isEmpty()) {
                assertThat(match.row().get(cell))
                        .as("%s of %s, in %s", column, match.command(), table)
                        .isEqualTo(played.get(column));
            }
        }
    }

    private static void write(Table table) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        table.rows().forEach(row -> rows.add(new ArrayList<>(row)));
        Map<List<String>, List<String>> costs = new HashMap<>();
        for (String column : table.head()) {
            for (Match match : table.matches()) {
                if (match.column().equals(column)) {
                    Map<String, String> played = match.play();
                    List<String> costsOfRow = costs.computeIfAbsent(match.row(), row -> new ArrayList<>());
                    costsOfRow.add(played.get("cost"));
                    played.put("cost", String.join(" / ", costsOfRow));
                    List<String> row = rows.get(table.rows().indexOf(match.row()));
                    for (int cell = 0; cell < row.size(); cell++) {
                        if (!row.get(cell).isEmpty()) {
                            row.set(cell, played.getOrDefault(table.head().get(cell), row.get(cell)));
                        }
                    }
                }
            }
        }
        List<String> lines = new ArrayList<>(lines(table.page()));
        for (int row = 2; row < rows.size(); row++) {
            lines.set(table.line() + row, ("| " + String.join(" | ", rows.get(row)) + " |").replace("|  |", "| |"));
        }
        Files.write(table.page(), lines);
    }

    private static List<String> lines(Path page) {
        try {
            return Files.readAllLines(page);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static List<String> cells(String row) {
        return Stream.of(row.substring(1, row.lastIndexOf('|')).split("\\|"))
                .map(String::strip)
                .toList();
    }
}
