package io.mcts.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.arena.records.GameLine;
import io.mcts.cli.play.GameHistory;
import io.mcts.cli.play.TerminalGame;
import io.mcts.cli.terminal.Terminal;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.records.EinSteinRecord;
import io.mcts.games.einstein.records.RecordHeader;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Spec;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code play --record} and {@code analyze --record}. */
class RecordTest {

    private static final String EXAMPLE = """
            #[WTN][TeamA R][TeamB B][先手胜][2019.08.04 14:00 北京][2019 CCGC];
            R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3
            B:E3-3;D2-5;E2-1;C1-4;D1-2;E1-6
            1:4;(R4,D4)
            2:1;(B1,D3)
            """;

    private static final String SET_UPS =
            EXAMPLE.lines().skip(1).limit(2).map(line -> line + "\n").collect(Collectors.joining());

    private static final String GAME = "einstein:red=624153,blue=351426";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("game.txt");
    }

    private CommandRun play(String input, String... more) {
        List<String> args = new ArrayList<>(
                List.of("play", GAME, "--record", file.toString(), "--seed", "1", "--iterations", "200"));
        Collections.addAll(args, more);
        CommandRun run = CommandRun.withInput(input, args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run;
    }

    private CommandRun analyze(String... more) {
        List<String> args = new ArrayList<>(
                List.of("analyze", "einstein", "--record", file.toString(), "--seed", "1", "--iterations", "300"));
        Collections.addAll(args, more);
        CommandRun run = CommandRun.of(args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run;
    }

    private EinSteinRecord recorded() throws IOException {
        return EinSteinRecord.parse(Files.readString(file));
    }

    /** Every step that red or blue can make, often enough for a whole game: what is illegal is asked again. */
    private static String everyMove(boolean isRed) {
        String moves = IntStream.range(0, 100)
                .mapToObj(i -> cell(i / 20, i / 4 % 5) + "-" + cell(i / 20 + (i / 2 % 2), i / 4 % 5 + i % 2))
                .filter(move -> !move.substring(0, 2).equals(move.substring(3)))
                .map(move -> isRed ? move : move.substring(3) + "-" + move.substring(0, 2))
                .collect(Collectors.joining("\n", "", "\n"));
        return moves.repeat(30);
    }

    private static String cell(int row, int column) {
        return "" + (char) ('a' + column) + (5 - row);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGameIsReadBack(boolean isFirst) throws IOException {
        CommandRun run = play(everyMove(isFirst), isFirst ? "--first" : "--second");
        EinSteinRecord record = recorded();
        boolean redWon = record.winner().orElseThrow() == EinStein.RED;
        assertThat(run.out())
                .endsWith(isFirst == redWon ? "\nYou win.\n" : isFirst ? "\nblue wins.\n" : "\nred wins.\n");
        RecordHeader header = record.header();
        assertThat(List.of(header.first(), header.second()))
                .isEqualTo(isFirst ? List.of("user", "engine") : List.of("engine", "user"));
        assertThat(header.timeAndPlace()).matches("\\d{4}\\.\\d\\d\\.\\d\\d \\d\\d:\\d\\d");
        assertThat(run.outLines().stream().filter(line -> line.startsWith("Chance draws ")))
                .hasSize(record.moves().size() / 2);
        assertThat(folder).isDirectoryNotContaining(other -> !other.equals(file));

        List<JsonObject> analyses = analyze("--json")
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        List<EinStein> states = record.states();
        assertThat(analyses)
                .map(analysis -> analysis.get("position").getAsString())
                .isEqualTo(IntStream.range(0, record.moves().size() / 2)
                        .mapToObj(i -> states.get(2 * i + 1).toString())
                        .toList());
    }

    @Test
    void isWrittenAfterEveryMove() throws IOException {
        play("4\nc5-d4\n", "--dice", "ask", "--first");
        String moved = Files.readString(file);
        assertThat(moved)
                .matches("#\\[WTN]\\[user R]\\[engine B]\\[]\\[[\\d. :]+]\\[];\n" + SET_UPS + "1:4;\\(R4,D4\\)\n");
        CommandRun run = play("1\n6\nundo\nundo\n2\nundo\nquit\n", "--dice", "ask", "--first");
        assertThat(run.out())
                .startsWith("The game in '" + file + "' goes on with move 2.\nYou are red.")
                .contains("Roll for blue: 1\nEngine (blue): ", "Roll for red: 6\n", "Your move (red): undo\n")
                .endsWith("Roll for blue: quit\nThe game is left unfinished.\n");
        assertThat(Files.readString(file)).isEqualTo(moved);
    }

    @Test
    void takingAMoveBackShortensTheRecord() throws IOException {
        Files.writeString(file, EXAMPLE.replace("先手胜", ""));
        String out = play("undo\nundo\nundo\nundo\nquit\n", "--dice", "ask", "--first")
                .out();
        assertThat(out.lines().filter(line -> line.matches("(Roll|Your|There|Engine).*")))
                .containsExactly(
                        "Roll for red: undo",
                        "Roll for blue: undo",
                        "Your move (red): undo",
                        "Roll for red: undo",
                        "There is no roll or move of yours to take back.",
                        "Roll for red: quit");
        assertThat(Files.readString(file))
                .isEqualTo("#[WTN][TeamA R][TeamB B][][2019.08.04 14:00 北京][2019 CCGC];\n" + SET_UPS);
    }

    @Test
    void theProgramThrowsOnInAGameThatStopped() throws IOException {
        Files.writeString(file, EXAMPLE.replace("先手胜", ""));
        CommandRun run = play("yes\nundo\nquit\n");
        assertThat(run.out())
                .startsWith("The game in '" + file + "' goes on with move 3.\n"
                        + "Did you make the first move? (yes, no, quit) yes\nYou are red.")
                .contains("Chance draws ", "red is to move with a 4\n\nYour move (red): quit\n");
        assertThat(recorded().moves()).isEmpty();
    }

    @Test
    void theUserStaysOnHisSide() throws IOException {
        play("quit\n", "--second");
        EinSteinRecord stopped = recorded();
        assertThat(stopped.moves()).hasSize(2);
        assertThat(play("quit\n").out()).contains("goes on with move 2.\nYou are blue.");
        assertThat(recorded()).isEqualTo(stopped);
        assertThat(play("quit\n", "--first").out()).contains("\nYou are red.").contains("\nEngine (blue): ");
        assertThat(Files.readString(file)).startsWith("#[WTN][user R][engine B][][");
    }

    @Test
    void anEmptyFileIsFilled() throws IOException {
        Files.createFile(file);
        assertThat(play("quit\n", "--first").out()).startsWith("You are red.");
        assertThat(Files.readString(file)).endsWith(SET_UPS);
    }

    @Test
    void whoDoesNotBeginWritesNothing() {
        assertThat(play("quit\n").out()).isEqualTo("Do you want to begin? (yes, no, quit) quit\n");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB2312"})
    void aTableCompares(String charset) throws IOException {
        Files.write(file, EXAMPLE.getBytes(Charset.forName(charset)));
        List<String> lines = analyze().outLines();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).isEqualTo("  move   roll  player    played     mean  best      value");
        List<JsonObject> analyses = analyze("--json")
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        assertThat(lines.get(1)).isEqualTo(line("     1      4  red       ", "c5-d4", analyses.get(0)));
        assertThat(lines.get(2)).isEqualTo(line("     2      1  blue      ", "e2-d3", analyses.get(1)));
    }

    private static String line(String beginning, String played, JsonObject analysis) {
        double mean = analysis.getAsJsonArray("moves").asList().stream()
                .map(move -> move.getAsJsonObject())
                .filter(move -> move.get("move").getAsString().equals(played))
                .findFirst()
                .orElseThrow()
                .get("mean")
                .getAsDouble();
        return beginning
                + String.format(
                        Locale.ROOT,
                        "%s     %.3f  %s     %.3f",
                        played,
                        mean,
                        analysis.get("bestMove").getAsString(),
                        analysis.get("value").getAsDouble());
    }

    @Test
    void aMoveThatTheSearchLeavesOutHasNoMean() throws IOException {
        Files.writeString(file, EXAMPLE);
        CommandRun run = CommandRun.of("analyze", "einstein", "--record", file.toString(), "--iterations", "0");
        assertThat(run.outLines().get(1)).matches("     1      4  red       c5-d4         -  [bc]\\d-.*");
    }

    @Test
    void aRecordThatCannotBeWrittenAnyMoreEndsTheGame() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> playUnwritable(CommandRun.GAMES.make("dicerace")))
                .withMessage("full");
    }

    private static <S extends GameState<S, M>, M extends Move> void playUnwritable(Game<S, M> game) {
        Consumer<List<M>> fullDisk = moves -> {
            throw new IllegalArgumentException("full");
        };
        GameHistory<S, M> course = new GameHistory<>(game.notation().parse("00x2"), List.of(), fullDisk);
        BufferedReader in = new BufferedReader(new StringReader("jump\nrun\n"));
        PrintWriter out = new PrintWriter(Writer.nullWriter());
        Terminal terminal = new Terminal(in, out, out);
        new TerminalGame<>(game, course, Spec.none(), Runnable::run, Spec.none().dice(), true, terminal).play(true);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play einstein --record {file}|: the game in '{file}' is over; choose another file",
                "play einstein --record {file} --position x|: '{file}' has an unfinished game; leave out --position or choose another file",
                "play einstein --record {folder}|: '{folder}' cannot be read: Is a directory",
                "play einstein --first --record {folder}/no/f|: there is no folder '{folder}/no'",
                "play einstein --record {folder}/f --position FB3/AE1D1/C3c/3ea/2dbf!b!-|: this game cannot be written down; no game begins with 'FB3/AE1D1/C3c/3ea/2dbf b -': at the beginning all stones stand in their corners and the die is yet to be rolled",
                "play einstein --record {wrong}|: '{wrong}': line 5 of the game record: stone B1 cannot reach C2 in FB3/AE1D1/C3c/3ea/2dbf b 1; legal are [e2-d2, e2-e3, e2-d3]",
                "analyze einstein --record {wrong}|: '{wrong}': line 5 of the game record: stone B1 cannot reach C2 in FB3/AE1D1/C3c/3ea/2dbf b 1; legal are [e2-d2, e2-e3, e2-d3]",
            })
    void whatCannotBeRecordedIsRefused(String command, String message) throws IOException {
        Files.writeString(file, EXAMPLE);
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), EXAMPLE.replace("B1,D3", "B1,C2"));
        String[] args = Stream.of(command.split(" ", -1))
                .map(arg -> withPaths(arg, wrong).replace('!', ' '))
                .toArray(String[]::new);
        CommandRun run = CommandRun.of(args);
        assertThat(run.err()).isEqualTo("mcts: --record" + withPaths(message, wrong) + "\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
        assertThat(file).hasContent(EXAMPLE);
        assertThat(wrong).content(UTF_8).contains("B1,C2");
        assertThat(folder).isDirectoryNotContaining("glob:**/f*");
    }

    private String withPaths(String text, Path wrong) {
        return text.replace("{file}", file.toString())
                .replace("{wrong}", wrong.toString())
                .replace("{folder}", folder.toString());
    }

    /** What {@code match --record} has written: three games with dice, of which the table has the choices. */
    @Test
    void theGamesOfAMatchAreAnalyzed() throws IOException {
        String[] match = {
            "match", "einstein", "--a", "random", "--b", "random", "--games", "3", "--record", file.toString()
        };
        assertThat(CommandRun.of(match).status()).isZero();
        List<GameLine> games =
                Files.readAllLines(file).stream().map(GameLine::parse).toList();
        List<String> choices = new ArrayList<>();
        for (GameLine game : games) {
            List<String> moves = game.moves().stream()
                    .filter(move -> move.player() >= 0)
                    .map(GameLine.MoveJson::move)
                    .toList();
            for (int number = 1; number <= moves.size(); number++) {
                choices.add(game.number() + " " + number + " " + moves.get(number - 1));
            }
        }
        List<String> lines = analyze().outLines();
        assertThat(lines.get(0)).isEqualTo("    game  move   roll  player    played     mean  best      value");
        assertThat(lines.stream()
                        .skip(1)
                        .map(line -> line.strip().split(" +"))
                        .map(words -> words[0] + " " + words[1] + " " + words[4]))
                .isEqualTo(choices);
        assertThat(analyze("--json").outLines()).hasSize(choices.size());

        Files.writeString(file, "{\"settings\":{\"game\":\"ein", StandardOpenOption.APPEND); // the match goes on
        assertThat(analyze().outLines()).isEqualTo(lines);
        Files.writeString(file, "\n", StandardOpenOption.APPEND);
        CommandRun broken = CommandRun.of("analyze", "einstein", "--record", file.toString());
        assertThat(broken.err())
                .startsWith("mcts: --record: '" + file + "': line 4: it is no game as a JSON object")
                .hasLineCount(1);
        assertThat(broken.status()).isEqualTo(2);
        assertThat(CommandRun.of("analyze", "connectfour", "--record", file.toString())
                        .err())
                .isEqualTo(
                        "mcts: --record: '" + file + "': line 1: it is a game of 'einstein', not of 'connectfour'\n");
    }

    private CommandRun annotate(String game, Path output) {
        CommandRun run = CommandRun.of(
                "analyze",
                game,
                "--record",
                file.toString(),
                "--output",
                output.toString(),
                "--spec",
                "uct,seed=1,iterations=50");
        assertThat(run.err()).isEmpty();
        return run;
    }

    /** Comments of the file stay; the own reader has the same game in what is written. */
    @Test
    void aGameOfGoIsWrittenAgainWithComments() throws IOException {
        Files.writeString(file, "(;FF[4]GM[1]SZ[5]PB[Ann]RE[B+R];B[cc]C[good];W[cb](;B[bb])(;B[db]))");
        Path output = folder.resolve("annotated.sgf");
        List<String> table = annotate("go:lines=5", output).outLines();
        assertThat(table).hasSize(4);
        assertThat(output)
                .content(UTF_8)
                .containsPattern("B\\[cc]C\\[good\nC3: 0\\.\\d{3} for black after \\d+ of 50 visits[,;] .*\nexpected: ")
                .containsPattern("SBKV\\[\\d+\\.\\d\\d]")
                .contains("PB[Ann]RE[B+R]", "W[cb]C[C4: ", ")\n(;B[db])");
        Path again = folder.resolve("again.sgf");
        Files.move(output, file, StandardCopyOption.REPLACE_EXISTING);
        assertThat(annotate("go:lines=5", again).outLines()).isEqualTo(table);
    }

    /** A problem has no moves, and is searched as it is. */
    @Test
    void aProblemOfGoIsAnalyzed() throws IOException {
        Files.writeString(file, "(;FF[4]GM[1]SZ[5]AB[cc][bb]AW[cb]PL[W])");
        Path output = folder.resolve("annotated.sgf");
        assertThat(annotate("go:lines=5", output).out()).contains("to move     white");
        assertThat(output).content(UTF_8).contains("AB[cc][bb]AW[cb]PL[W])");
    }

    /** A form without room for comments becomes a line of a contest; what it says of the result stays. */
    @Test
    void aGameInAFormWithoutCommentsIsWrittenAsALine() throws IOException {
        Files.writeString(file, EXAMPLE);
        Path output = folder.resolve("annotated.jsonl");
        List<String> table = annotate("einstein", output).outLines();
        GameLine line = GameLine.parse(Files.readString(output));
        assertThat(line.settings()).containsOnly(entry("game", "einstein"), entry("ending", "recorded"));
        assertThat(line.entrants()).containsExactly("TeamA", "TeamB");
        assertThat(line.rewards()).containsExactly(1.0, 0.0);
        assertThat(line.moves()).extracting(GameLine.MoveJson::move).containsExactly("4", "c5-d4", "1", "e2-d3");
        assertThat(line.moves().get(0).comment()).isNull();
        assertThat(line.moves().get(1).comment()).startsWith("c5-d4: 0.").contains(" for red after ", " of 50 visits");
        assertThat(line.moves().get(1).iterations()).isEqualTo(50);
        assertThat(table.get(2))
                .contains(String.format(
                        Locale.ROOT, " e2-d3     %.3f ", line.moves().get(3).value()));
        Files.move(output, file, StandardCopyOption.REPLACE_EXISTING);
        assertThat(analyze().outLines()).hasSize(3);
    }

    /** The file of the games itself may be written; the games of a contest keep what else is known of them. */
    @Test
    void theGamesOfAMatchAreWrittenAgain() throws IOException {
        String[] match = {
            "match",
            "connectfour:rows=4,columns=4",
            "--a",
            "random",
            "--b",
            "random",
            "--games",
            "2",
            "--record",
            file.toString()
        };
        assertThat(CommandRun.of(match).status()).isZero();
        List<GameLine> before =
                Files.readAllLines(file).stream().map(GameLine::parse).toList();
        int choices = annotate("connectfour:rows=4,columns=4", file).outLines().size() - 1;
        List<GameLine> after =
                Files.readAllLines(file).stream().map(GameLine::parse).toList();
        assertThat(after.stream().flatMap(game -> game.moves().stream()))
                .hasSize(choices)
                .allMatch(move -> move.iterations() == 50 && move.comment() != null);
        assertThat(after)
                .usingRecursiveComparison()
                .ignoringFields("moves.value", "moves.visits", "moves.iterations", "moves.comment")
                .isEqualTo(before);
    }

    @Test
    void anOutputThatCannotBeWrittenIsKnownBeforeTheSearch() throws IOException {
        Files.writeString(file, EXAMPLE);
        CommandRun run = CommandRun.of(
                "analyze",
                "einstein",
                "--record",
                file.toString(),
                "--output",
                folder.resolve("no/f").toString());
        assertThat(run.err()).isEqualTo("mcts: --output: there is no folder '" + folder.resolve("no") + "'\n");
        assertThat(run.out()).isEmpty();
        assertThat(CommandRun.of("analyze", "einstein", "--output", "f").err())
                .isEqualTo("mcts: --output requires --record\n");
    }
}
