package io.mcts.cli.command.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.cli.Main;
import io.mcts.cli.command.CommandRun;
import io.mcts.spec.search.Names;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchCommandTest {

    @Test
    void printsTheJsonThatIsAgreedOn() {
        CommandRun run = CommandRun.of(
                "match", "tictactoe", "--a", "uct,iterations=100", "--b", "random", "--games", "20", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.outLines()).hasSize(1);
        JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
        assertThat(json.keySet())
                .startsWith("game", "games", "score", "low", "high", "wins", "draws", "losses", "a", "b")
                .endsWith("pairs", "firstPlayerScore", "pliesPerGame", "openings", "differentGames", "seed");
        assertThat(json.get("games").getAsInt()).isEqualTo(20);
        assertThat(json.get("score").getAsDouble()).isBetween(0.8, 1.0);
        JsonObject a = json.getAsJsonObject("a");
        assertThat(a.keySet())
                .containsExactly("spec", "millisPerMove", "iterationsPerMove", "faults", "iterationsPerSecond");
        assertThat(a.get("spec").getAsString()).isEqualTo("uct,iterations=100");
        assertThat(a.get("iterationsPerMove").getAsDouble()).isEqualTo(100);
        assertThat(a.get("faults").getAsInt()).isZero();
        assertThat(json.getAsJsonObject("b").get("iterationsPerMove").getAsDouble())
                .isZero();
        JsonObject pairs = json.getAsJsonObject("pairs");
        assertThat(pairs.get("pairs").getAsInt()).isEqualTo(10);
        assertThat(pairs.get("score").getAsDouble()).isEqualTo(json.get("score").getAsDouble(), within(1e-12));
        assertThat(pairs.get("likelihoodOfSuperiority").getAsDouble()).isGreaterThan(0.99);
    }

    /** To read a pipe that the program itself holds open would never end. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aRecordIsNotReadFromAPipe(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CommandRun run = CommandRun.of(
                "match", "tictactoe", "--a", "random", "--b", "random", "--games", "2", "--record", pipe.toString());
        assertThat(run.err())
                .isEqualTo("mcts: --record: '" + pipe + "' is not a regular file, which can be read again\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connectfour:blocked=random",
                "connectfour:rows=random,columns=random,blocked=random",
                "einstein",
                "einstein:red=123456,first=blue"
            })
    void theSameSeedGivesTheSameGames(String game) {
        String[] command = {
            "match",
            game,
            "--a",
            "uct,iterations=50",
            "--b",
            "flat,iterations=50",
            "--games",
            "10",
            "--seed",
            "3",
            "--opening",
            "2",
            "--json"
        };
        assertThat(withoutTimes(CommandRun.of(command).out()))
                .isEqualTo(withoutTimes(CommandRun.of(command).out()));
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"(millisPerMove|iterationsPerSecond)\":[0-9.E-]+", "");
    }

    @Test
    void printsATextForPeople() {
        CommandRun run = CommandRun.of(
                "match", "tictactoe", "--a", "uct,iterations=200", "--b", "random", "--games", "10", "--threads", "1");
        assertThat(run.outLines().get(0)).isEqualTo("  game       tictactoe, 10 games, seed 1");
        assertThat(run.outLines().get(1))
                .matches("  score      [01]\\.\\d{3} \\[0\\.\\d{3}, 1\\.000] of the points to a");
        assertThat(run.out()).contains("  a          uct,iterations=200\n").contains("200 iterations a move");
    }

    @Test
    void aSequentialTestEndsTheMatch() {
        CommandRun run = CommandRun.of(
                "match",
                "tictactoe",
                "--a",
                "uct,iterations=100",
                "--b",
                "random",
                "--games",
                "10000",
                "--sprt",
                "0,100");
        assertThat(run.out()).contains("  test       +100.0 Elo rather than +0.0 (log likelihood ratio ");
        JsonObject json = JsonParser.parseString(CommandRun.of(
                                "match",
                                "tictactoe",
                                "--a",
                                "random",
                                "--b",
                                "uct,iterations=100",
                                "--games",
                                "10000",
                                "--sprt",
                                "-50,50,0.01,0.01",
                                "--json")
                        .out())
                .getAsJsonObject();
        assertThat(json.get("verdict").getAsString()).isEqualTo("rejected");
        assertThat(json.get("games").getAsInt()).isLessThan(200);
    }

    @Test
    void whatDoesNotFitIsRefused(@TempDir Path folder) throws IOException {
        Path record = folder.resolve("games.jsonl");
        refused("--opening 9: in 1000 attempts every game was over", "--opening", "9", "--record", record.toString());
        assertThat(record).doesNotExist();
        CommandRun.of(match("random", "--record", record.toString()));
        String games = Files.readString(record);
        CommandRun other = CommandRun.of(match("uct,iterations=1", "--record", record.toString()));
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err()).contains("game 0 of the record " + record + " was played by [random, random]");
        assertThat(record).hasContent(games);
        assertThat(CommandRun.of(match("engine,time=0ms,command=./none")).err())
                .isEqualTo("mcts: the time of a move of an engine is 1 or more, not 0\n");
    }

    private static void refused(String message, String... more) {
        CommandRun run = CommandRun.of(match("random", more));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    private static String[] match(String b, String... more) {
        List<String> words = new ArrayList<>(List.of("match", "tictactoe", "--a", "random", "--games", "2", "--b", b));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @Test
    void recordsGoesOnAndDraws(@TempDir Path folder) throws IOException {
        Path record = folder.resolve("games.jsonl");
        Path picture = folder.resolve("picture.svg");
        String[] command = {
            "match",
            "einstein",
            "--a",
            "uct,iterations=20,keep-tree",
            "--b",
            "uct,clock=60m,iterations=20",
            "--record",
            record.toString(),
            "--plot",
            picture.toString(),
            "--games",
            "2"
        };
        assertThat(CommandRun.of(command).err()).isEmpty();
        assertThat(Files.readString(record).lines()).hasSize(2);
        assertThat(picture).isNotEmptyFile();
        command[command.length - 1] = "1";
        assertThat(CommandRun.of(command).outLines().get(0)).isEqualTo("  game       einstein, 1 game, seed 1");
        assertThat(Files.readString(record).lines()).hasSize(2);
    }

    /** The same command twice at a time, as two users or a user and a service start it. */
    @Test
    void oneProgramAtATimeWritesARecord(@TempDir Path folder) throws Exception {
        Path record = folder.resolve("games.jsonl");
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "match",
                "connectfour",
                "--a",
                "random",
                "--b",
                "random",
                "--games",
                "1000000",
                "--record",
                record.toString());
        Path printed = folder.resolve("printed");
        Process first = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            while (first.isAlive() && (!Files.exists(record) || Files.size(record) == 0)) {
                Thread.sleep(20);
            }
            Process second = new ProcessBuilder(command).start();
            try {
                assertThat(second.waitFor(10, TimeUnit.MINUTES))
                        .as("the second command ends")
                        .isTrue();
                assertThat(new String(second.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                        .isEqualTo("mcts: --record: the record " + record
                                + " is in use by another contest; wait for its end or choose another file\n");
                assertThat(second.exitValue()).isEqualTo(2);
            } finally {
                second.destroyForcibly();
            }
            assertThat(first.isAlive()).as(Files.readString(printed)).isTrue();
        } finally {
            first.destroyForcibly().waitFor();
        }
        List<String> numbers = Files.readString(record)
                .lines()
                .limit(Files.readString(record)
                        .chars()
                        .filter(letter -> letter == '\n')
                        .count())
                .map(line -> JsonParser.parseString(line)
                        .getAsJsonObject()
                        .get("number")
                        .getAsString())
                .toList();
        assertThat(numbers).isNotEmpty().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"tictactoe, 'engine,command=./no-such-engine'", "go:lines=5, gtp:./no-such-engine"})
    void anEngineThatDoesNotStartIsRefused(String game, String spec) {
        CommandRun run = CommandRun.of("match", game, "--a", spec, "--b", "random", "--games", "2");
        assertThat(run.err())
                .startsWith("mcts: '" + spec + "': the engine does not start: ")
                .hasLineCount(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void allPointsAreAnEloWithoutBound() {
        CommandRun run = CommandRun.of(
                "match", "tictactoe", "--a", "uct,iterations=500", "--b", "random", "--games", "1", "--seed", "2");
        assertThat(run.outLines().get(0)).isEqualTo("  game       tictactoe, 1 game, seed 2");
        run = CommandRun.of(
                "match", "tictactoe", "--a", "uct,iterations=500", "--b", "random", "--games", "4", "--seed", "2");
        assertThat(run.out())
                .contains("4 won, 0 drawn, 0 lost")
                .contains("Elo        +∞ [")
                .contains(", +∞], by the pairs");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tictactoe | nobody | 2 | 'nobody' is not a preset; allowed: {presets}",
                "tictactoe | uct,seed=1 | 2 | has a seed; set that of the contest instead",
                "tictactoe | uct,expansion-threshold=1 | 2 | the expansion threshold is 2 visits or more, not 1",
                "tictactoe | uct,expansion-threshold=x | 2 | 'x' is not a whole number such as 10",
                "tictactoe | uct,heuristic=guess | 2 | 'guess' is not a heuristic of this game; allowed: none",
                "tictactoe | random | 0 | --games is from 1 to 1000000, not 0",
            })
    void whatHasNoMeaningIsRefused(String game, String spec, String games, String message) {
        CommandRun run = CommandRun.of("match", game, "--a", spec, "--b", "random", "--games", games);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(Names.expand(message));
        assertThat(run.out()).isEmpty();
    }

    /** The score of all games has Wilson's interval; a game without its pair has no part in the other one. */
    @Test
    void anOddNumberOfGamesHasBothIntervals() {
        String match = "match tictactoe --a uct,iterations=10 --b random --seed 1 --games ";
        assertThat(CommandRun.of((match + 3).split(" ")).out())
                .containsPattern("score +0\\.\\d{3} \\[.*\\] of the points to a\n")
                .contains("in 1 pair; a game without its pair is left out\n");
        assertThat(CommandRun.of((match + 4).split(" ")).out())
                .containsPattern("score +0\\.\\d{3} \\[.*\\] of the points to a\n")
                .contains("in 2 pairs\n");
    }

    @Test
    void aNumberIsSaidInWords() {
        assertThat(CommandRun.of("match", "tictactoe", "--a", "uct", "--b", "uct", "--games", "abc")
                        .err())
                .isEqualTo("mcts: --games is a whole number such as 10, not 'abc'\n");
        assertThat(CommandRun.of("match", "tictactoe", "--a", "uct", "--b", "uct", "--games", "2", "--seed", "x")
                        .err())
                .isEqualTo("mcts: --seed is a whole number such as 10, not 'x'\n");
    }

    /** The search takes 1 and random moves half of it, of a range from -1 to 1. */
    @Test
    void inAGameForOnePlayerTheDifferenceOfThePayoffsCounts() {
        String[] command = {
            "match", "solo", "--a", "uct,iterations=50", "--b", "random", "--games", "200", "--seed", "1"
        };
        CommandRun text = CommandRun.of(command);
        assertThat(text.err()).isEmpty();
        assertThat(text.out()).contains("+1.000 a game", "in 100 pairs; a is better with a likelihood of");
        String[] withJson = Arrays.copyOf(command, command.length + 1);
        withJson[command.length] = "--json";
        JsonObject json = JsonParser.parseString(CommandRun.of(withJson).out()).getAsJsonObject();
        double payoff = json.getAsJsonObject("b").get("payoff").getAsDouble();
        assertThat(payoff).isEqualTo(0.5, within(0.2));
        assertThat(json.get("difference").getAsDouble()).isEqualTo(1 - payoff, within(1e-9));
        assertThat(json.get("differenceLow").getAsDouble()).isLessThan(1 - payoff);
        assertThat(json.get("differenceHigh").getAsDouble()).isGreaterThan(1 - payoff);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--sprt=0,20", "--plot=p.svg", "--resign=0.1,2", "--draw=0.1,2,2"})
    void whatIsForTwoPlayersIsRefusedInAGameForOne(String option) {
        assertThat(CommandRun.of("match", "solo", "--a", "random", "--b", "random", "--games", "2", option)
                        .err())
                .startsWith("mcts: 'solo' is a game for one player, whose results are compared without --sprt");
    }
}
