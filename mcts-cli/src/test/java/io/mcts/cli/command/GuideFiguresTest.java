package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables of the guide that are made by a program. Above the table of a match stands {@code <!-- figures: match ... -->} with the
 * command of its rows, in which <code>{x}</code> is a row's cell in column x, and <code>{game}</code>, where there is no such column,
 * the game in the head of a column.
 *
 * <p>Matches that take a few seconds are played in every build, and must have the result in the page. {@code docs/figures/make} plays
 * all of them and writes their results into the pages: {@code -Dfigures=write} those by iterations, {@code -Dfigures=all} those by time
 * as well.
 */
class GuideFiguresTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String MODE = System.getProperty("figures", "check");
    private static final Pattern COMMAND = Pattern.compile("<!-- figures: (match .*) -->");
    private static final Pattern ITERATIONS = Pattern.compile("iterations=(\\d+)");
    private static final Pattern NUMBER_OF_GAMES = Pattern.compile("--games (\\d+)");

    /** The games whose names are the heads of columns. */
    private static final Map<String, String> GAMES =
            Map.of("Connect Four", "connectfour", "EinStein", "einstein", "tic-tac-toe", "tictactoe");

    private static final String COST = "cost";
    private static final String SCORE = "score";

    /** A match is played in every build if it has no more than this many games times iterations, of both players together. */
    private static final long CHEAP = 150_000;

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> guide = Files.list(ROOT.resolve("docs/guide"));
                Stream<Path> reference = Files.list(ROOT.resolve("docs/reference"))) {
            return Stream.concat(guide, reference).filter(Files::isRegularFile).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theFiguresAreThoseOfTheirPrograms(Path page) throws IOException {
        List<String> before = Files.readAllLines(page);
        List<String> after = new ArrayList<>();
        for (int line = 0; line < before.size(); line++) {
            after.add(before.get(line));
            Matcher command = COMMAND.matcher(before.get(line));
            if (command.matches()) {
                List<String> rows = rows(before, line + 1);
                after.addAll(played(command.group(1), rows));
                line += rows.size();
            }
        }
        if (MODE.equals("check")) {
            assertThat(after).as(page.toString()).isEqualTo(before);
        } else {
            Files.write(page, after);
        }
    }

    /** The rows of the table that begins at a line. */
    private static List<String> rows(List<String> lines, int first) {
        return lines.stream()
                .skip(first)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
    }

    /** The rows of a table, head included, with the results of their matches. */
    private static List<String> played(String template, List<String> rows) {
        List<String> head = cells(rows.get(0));
        List<String> result = new ArrayList<>(rows.subList(0, 2));
        rows.stream().skip(2).map(row -> played(template, head, cells(row))).forEach(result::add);
        return result;
    }

    private static String played(String template, List<String> head, List<String> row) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int column = 0; column < head.size(); column++) {
            values.put(head.get(column), row.get(column).replace("`", "").replaceAll("(?<=\\d),(?=\\d{3})", ""));
        }
        List<String> result = new ArrayList<>(row);
        List<String> costs = new ArrayList<>();
        for (int column = 0; column < head.size(); column++) {
            String game = GAMES.get(head.get(column));
            if ((game == null && !head.get(column).equals(SCORE))
                    || row.get(column).equals("-")) {
                continue;
            }
            if (game != null) {
                values.put("game", game);
            }
            String command = template;
            for (Map.Entry<String, String> value : values.entrySet()) {
                command = command.replace("{" + value.getKey() + "}", value.getValue());
            }
            if (isPlayed(command)) {
                JsonObject match = result(command);
                result.set(column, score(match));
                costs.add(cost(match));
            }
        }
        if (!MODE.equals("check") && head.contains(COST) && !costs.isEmpty()) {
            result.set(head.indexOf(COST), String.join(" / ", costs));
        }
        return result.stream().collect(Collectors.joining(" | ", "| ", " |"));
    }

    private static boolean isPlayed(String command) {
        if (command.contains("time=")) {
            return MODE.equals("all");
        }
        return !MODE.equals("check") || sum(NUMBER_OF_GAMES, command) * sum(ITERATIONS, command) <= CHEAP;
    }

    private static long sum(Pattern amount, String command) {
        return amount.matcher(command)
                .results()
                .mapToLong(match -> Long.parseLong(match.group(1)))
                .sum();
    }

    private static JsonObject result(String command) {
        CommandRun run = CommandRun.of((command + " --json").split(" "));
        assertThat(run.status()).as("%s\n%s", command, run.err()).isZero();
        return JsonParser.parseString(run.out()).getAsJsonObject();
    }

    private static String score(JsonObject match) {
        return String.format(
                Locale.ROOT,
                "%.3f [%.3f, %.3f]",
                match.get("score").getAsDouble(),
                match.get("low").getAsDouble(),
                match.get("high").getAsDouble());
    }

    /** The time of a move of a in that of a move of b. */
    private static String cost(JsonObject match) {
        return String.format(Locale.ROOT, "%.1f", millis(match, "a") / millis(match, "b"));
    }

    private static double millis(JsonObject match, String player) {
        return match.getAsJsonObject(player).get("millisPerMove").getAsDouble();
    }

    private static List<String> cells(String row) {
        return Stream.of(row.substring(1, row.lastIndexOf('|')).split("\\|"))
                .map(String::strip)
                .toList();
    }
}
