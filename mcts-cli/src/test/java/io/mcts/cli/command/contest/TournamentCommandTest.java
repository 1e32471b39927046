package io.mcts.cli.command.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.arena.statistics.Interval;
import io.mcts.cli.command.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentCommandTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("plan.json"), """
                {"title": "Three ways", "game": "tictactoe", "games": 20, "opening": 1, "seed": 3,
                 "entrants": ["uct,iterations=100", {"name": "shallow", "spec": "flat,iterations=20"}, "random"]}
                """);
    }

    @Test
    void printsATableByStrength() {
        CommandRun run = CommandRun.of("tournament", file.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.outLines().get(0)).isEqualTo("  Three ways");
        assertThat(run.outLines().get(1)).startsWith("  tictactoe, 60 games, seed 3; ");
        assertThat(run.out())
                .containsSubsequence("as x: 0.", "as o: 0.", "entrant ", "uct,iterations=100 ", "shallow ", "random ");
        assertThat(run.out())
                .containsSubsequence("uct,iterations=100  against  shallow ", "uct,iterations=100  against  random");
    }

    /** A file without a number of games needs the option; a group that is listed twice plays twice as many games, printed once. */
    @Test
    void theOptionReplacesAMissingNumberOfGames() throws IOException {
        Files.writeString(file, """
                {"game": "tictactoe", "entrants": [{"name": "p", "spec": "random"}, {"name": "q", "spec": "random"}],
                 "groups": [["p", "q"], ["p", "q"]]}""");
        assertThat(CommandRun.of("tournament", file.toString()).err()).contains("'games' is missing");
        CommandRun run = CommandRun.of("tournament", file.toString(), "--games", "4");
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines())
                .filteredOn(line -> line.contains("  against  "))
                .hasSize(1);
        assertThat(run.outLines())
                .filteredOn(line -> line.startsWith("tictactoe: p 0."))
                .hasSize(1);
    }

    @Test
    void printsJson() {
        JsonObject json = JsonParser.parseString(CommandRun.of("tournament", file.toString(), "--json", "--games", "10")
                        .out())
                .getAsJsonObject();
        assertThat(json.keySet())
                .containsExactly(
                        "title",
                        "game",
                        "games",
                        "pliesPerGame",
                        "scoreBySeat",
                        "entrants",
                        "meetings",
                        "openings",
                        "differentGames",
                        "seed");
        assertThat(json.get("games").getAsInt()).isEqualTo(30);
        JsonObject best = json.getAsJsonArray("entrants").get(0).getAsJsonObject();
        assertThat(best.get("spec").getAsString()).isEqualTo("uct,iterations=100");
        assertThat(best.get("games").getAsInt()).isEqualTo(20);
        assertThat(best.get("elo").getAsDouble()).isPositive();
        JsonObject meeting = json.getAsJsonArray("meetings").get(1).getAsJsonObject();
        assertThat(meeting.get("b").getAsString()).isEqualTo("random");
        assertThat(meeting.get("wins").getAsInt()
                        + meeting.get("draws").getAsInt()
                        + meeting.get("losses").getAsInt())
                .isEqualTo(10);
        JsonObject entrant = json.getAsJsonArray("entrants").get(1).getAsJsonObject();
        requireWilson(entrant);
        requireWilson(meeting);
        JsonObject pairs = meeting.getAsJsonObject("pairs");
        assertThat(pairs.get("pairs").getAsInt()).isEqualTo(5);
        assertThat(pairs.get("score")).isEqualTo(meeting.get("score"));
        assertThat(pairs.get("low")).isNotEqualTo(meeting.get("low"));
    }

    /** In entrants and in meetings, low and high are Wilson's interval of the score by games. */
    private static void requireWilson(JsonObject json) {
        Interval wilson = Interval.ofProportion(
                json.get("score").getAsDouble(), json.get("games").getAsInt());
        assertThat(json.get("low").getAsDouble()).isEqualTo(wilson.low(), within(1e-6));
        assertThat(json.get("high").getAsDouble()).isEqualTo(wilson.high(), within(1e-6));
    }

    @Test
    void goesOnWhereItStopped() throws IOException {
        Path games = folder.resolve("games.jsonl");
        String[] command = {"tournament", file.toString(), "--record", games.toString(), "--games"};
        CommandRun.of(with(command, "4"));
        String first = Files.readString(games);
        assertThat(first.lines()).hasSize(12);
        CommandRun.of(with(command, "10"));
        assertThat(Files.readString(games)).startsWith(first);
        assertThat(Files.readString(games).lines()).hasSize(30);
        CommandRun other = CommandRun.of("tournament", file.toString(), "--seed", "4", "--record", games.toString());
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err())
                .contains("line 1 of the record ")
                .contains("seed=3")
                .contains("not with");
    }

    /** A table, a chart, a line of JSON and a record for each budget. */
    @Test
    void budgetsMakeATournamentEach() throws IOException {
        Path plan = Files.writeString(folder.resolve("budgets.json"), """
                {"title": "Budgets", "game": "tictactoe", "games": 2, "budgets": ["iterations=5", "iterations=20"],
                 "entrants": [{"name": "flat", "spec": "flat"}, {"name": "uct", "spec": "uct"}, "random"]}
                """);
        Path picture = folder.resolve("budgets.svg");
        Path record = folder.resolve("record.jsonl");
        CommandRun text = CommandRun.of(
                "tournament", plan.toString(), "--plot", picture.toString(), "--record", record.toString());
        assertThat(text.err()).isEmpty();
        assertThat(text.out()).containsSubsequence("  Budgets, iterations=5\n", "\n\n  Budgets, iterations=20\n");
        assertThat(Files.readString(picture))
                .containsSubsequence("Budgets, iterations=5", "Budgets, iterations=20", "Time of a move");
        assertThat(record).doesNotExist();
        assertThat(folder.resolve("record-1.jsonl")).content().contains("\"iterations\":5");
        assertThat(folder.resolve("record-2.jsonl")).content().contains("\"iterations\":20");
        List<JsonObject> lines = CommandRun.of("tournament", plan.toString(), "--json").outLines().stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        assertThat(lines)
                .extracting(line -> line.get("budget").getAsString())
                .containsExactly("iterations=5", "iterations=20");
        assertThat(lines.get(1)
                        .getAsJsonArray("entrants")
                        .get(1)
                        .getAsJsonObject()
                        .get("spec")
                        .getAsString())
                .isEqualTo("uct,iterations=20");
    }

    private static String[] with(String[] words, String last) {
        String[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = last;
        return all;
    }

    @Test
    void draws() {
        Path picture = folder.resolve("picture.svg");
        assertThat(CommandRun.of("tournament", file.toString(), "--games", "2", "--plot", picture.toString())
                        .status())
                .isZero();
        assertThat(picture).content().contains("<svg").contains("Three ways").contains("shallow");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games 3 | the games of a group are a multiple of 2",
                "--games 0 | games is from 1 to 1000000, not 0",
                "--threads 0 | --threads is from 1 to 1000, not 0",
                "--plot picture.gif | the name of a picture must end in .svg: 'picture.gif'",
                "--record . | --record: '.' is not a regular file, which can be read again",
            })
    void whatHasNoMeaningIsRefused(String options, String message) {
        CommandRun run = CommandRun.of(("tournament " + file + " " + options).split(" "));
        assertThat(run.err()).contains(message);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aFileIsNeeded() {
        CommandRun run = CommandRun.of("tournament");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("mcts: FILE is missing\n");
    }
}
