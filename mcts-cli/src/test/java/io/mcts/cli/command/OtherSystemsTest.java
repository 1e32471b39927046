package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cluster.Secret;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as the editors and shells of other systems write them, and other surroundings of a command. */
class OtherSystemsTest {

    /** A version of class files that no JDK has. */
    private static final byte FUTURE_VERSION = 99;

    private static final String POSITION = "x...o....\n";
    private static final String PLAN = """
            {"game": "tictactoe", "games": 2, "entrants": [
              {"name": "a", "spec": "random"}, {"name": "b", "spec": "random"}]}
            """;

    @TempDir
    private Path folder;

    private Path written(String text, String encoding) throws IOException {
        boolean isMarked = encoding.endsWith("+mark");
        Charset charset = Charset.forName(encoding.replace("+mark", ""));
        return Files.write(folder.resolve("file"), ((isMarked ? "\uFEFF" : "") + text).getBytes(charset));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-8+mark", "UTF-16LE+mark", "UTF-16BE+mark"})
    void textIsReadInEachEncoding(String encoding) throws IOException {
        String positions = written(POSITION, encoding).toString();
        CommandRun analysis = CommandRun.of("analyze", "tictactoe", "--positions", positions, "--iterations", "5");
        assertThat(analysis.out()).contains("\"position\":\"x...o....\"").hasLineCount(1);
        String plan = written(PLAN, encoding).toString();
        assertThat(CommandRun.of("tournament", plan).out()).contains("tictactoe, 2 games");
        assertThat(Secret.read(written("0123456789abcdef", encoding)))
                .usingRecursiveComparison()
                .isEqualTo(Secret.of("0123456789abcdef"));
        String game = CommandRun.of(
                                        "match",
                                        "tictactoe",
                                        "--a",
                                        "random",
                                        "--b",
                                        "random",
                                        "--games",
                                        "1",
                                        "--record",
                                        folder.resolve("record").toString())
                                .status()
                        == 0
                ? Files.readString(folder.resolve("record"))
                : "";
        Files.delete(folder.resolve("record"));
        String record = written(game, encoding).toString();
        assertThat(CommandRun.of("analyze", "tictactoe", "--record", record, "--iterations", "5")
                        .out())
                .contains("played");
    }

    @Test
    void aRecordWithAMarkGoesOn() throws IOException {
        Path record = folder.resolve("games.jsonl");
        String[] match = {"match", "tictactoe", "--a", "random", "--b", "random", "--record", record.toString()};
        run(match, "1");
        Path marked = written(Files.readString(record), "UTF-8+mark");
        match[match.length - 1] = marked.toString();
        assertThat(run(match, "4").out()).contains("tictactoe, 4 games");
        assertThat(Files.readAllLines(marked)).hasSize(4);
        written(Files.readString(record), "UTF-16LE+mark");
        assertThat(run(match, "4").err()).endsWith("is in UTF-16; convert it to UTF-8\n");
    }

    private static CommandRun run(String[] match, String games) {
        List<String> all = new java.util.ArrayList<>(List.of(match));
        all.addAll(List.of("--games", games));
        return CommandRun.of(all.toArray(String[]::new));
    }

    @Test
    void otherEncodingsAreRefused() throws IOException {
        Path latin = Files.write(folder.resolve("latin"), "x...o....\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(CommandRun.of("analyze", "tictactoe", "--positions", latin.toString())
                        .err())
                .isEqualTo("mcts: --positions: '" + latin
                        + "' cannot be read as lines of text: it is neither UTF-8 nor UTF-16"
                        + " with a byte order mark\n");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiterString = " -> ", textBlock = """
            match tictactoe --a random --b random         -> --games is required: --games N
            match tictactoe --a random --b random --games -> --games needs a value: --games N
            ugi tictactoe --record x                      -> '--record' is not an option of ugi, but of analyze, play, match, tournament
            analyze tictactoe --dot -                     -> --dot: '-' stands for standard input with --positions only; give the name of a file
            tournament -                                  -> FILE: '-' stands for standard input with --positions only; give the name of a file
            """)
    void refusalsHelp(String command, String message) {
        CommandRun run = CommandRun.of(command.split(" "));
        assertThat(run.err()).isEqualTo("mcts: " + message + "\n");
        assertThat(run.status()).isEqualTo(2);
    }

    /** A class whose version number is raised: that is all by which a runtime knows it. */
    @Test
    void aClassForANewerJavaIsNamedWithItsPlace() throws IOException {
        String name = RaceProvider.class.getName();
        String file = name.replace('.', '/') + ".class";
        byte[] compiled;
        try (var in = RaceProvider.class.getClassLoader().getResourceAsStream(file)) {
            compiled = in.readAllBytes();
        }
        byte[] renamed = new String(compiled, StandardCharsets.ISO_8859_1)
                .replace("RaceProvider", "FarProvider_".substring(0, "RaceProvider".length()))
                .getBytes(StandardCharsets.ISO_8859_1);
        renamed[7] = FUTURE_VERSION;
        Path target = folder.resolve(file.replace("RaceProvider", "FarProvider_"));
        Files.createDirectories(target.getParent());
        Files.write(target, renamed);
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(
                services.resolve("io.mcts.spec.game.GameProvider"), name.replace("RaceProvider", "FarProvider_"));
        assertThat(CommandRun.of("games", "--class-path", folder.toString()).err())
                .startsWith("mcts: the class " + name.replace("RaceProvider", "FarProvider_") + " in " + folder
                        + " needs Java 55 or later, and this is Java ");
    }
}
