package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the launcher at the root of the repository, as a user does. */
class LauncherIT {

    private static final Path LAUNCHER = Path.of("..", "mcts").toAbsolutePath().normalize();
    private static final int INTERRUPTED = 128 + 2;

    @TempDir
    private Path folder;

    /** What a program printed, and its exit status. */
    private record Ended(int status, String out, String err) {}

    @BeforeAll
    static void buildIfNeeded() throws Exception {
        Ended ended = end(start(Path.of("."), Map.of(), "--version"));
        assertThat(ended.status()).as(ended.err()).isZero();
    }

    private static Process start(Path directory, Map<String, String> environment, String... args) throws IOException {
        List<String> command = new ArrayList<>();
        if (Files.isExecutable(Path.of("/usr/bin/env"))
                && System.getProperty("os.name").equals("Linux")) {
            // A build that runs in the background ignores interrupts, and so would its children.
            command.addAll(List.of("env", "--default-signal=INT"));
        }
        command.add(LAUNCHER.toString());
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().putAll(environment);
        return builder.start();
    }

    private Ended run(String input, String... args) throws Exception {
        Process process = start(folder, Map.of(), args);
        try (var stdin = process.outputWriter(StandardCharsets.UTF_8)) {
            stdin.write(input);
        }
        return end(process);
    }

    private static Ended end(Process process) throws Exception {
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.errorReader()));
        String out = text(process.inputReader(StandardCharsets.UTF_8));
        return new Ended(process.waitFor(), out, err.join());
    }

    private static String text(Reader reader) {
        StringBuilder text = new StringBuilder();
        try {
            for (int c = reader.read(); c >= 0; c = reader.read()) {
                text.append((char) c);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return text.toString();
    }

    /** Reads up to what a regular expression finds first. */
    private static void await(Reader reader, String awaited) throws IOException {
        Pattern pattern = Pattern.compile(awaited);
        StringBuilder seen = new StringBuilder();
        while (!pattern.matcher(seen).find()) {
            int c = reader.read();
            assertThat(c).as("the output ended before '%s': %s", awaited, seen).isNotNegative();
            seen.append((char) c);
        }
    }

    private static void interrupt(Process process) throws Exception {
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    }

    @Test
    void analyzesTheSameTwice() throws Exception {
        String[] args = {
            "analyze", "tictactoe", "--position", "x...o....", "--iterations", "10000", "--seed", "1", "--json"
        };
        Ended first = run("", args);
        Ended second = run("", args);
        assertThat(first.status()).isZero();
        assertThat(first.err()).isEmpty();
        assertThat(withoutTime(first)).isEqualTo(withoutTime(second));
    }

    private static String withoutTime(Ended analysis) {
        JsonObject json = JsonParser.parseString(analysis.out()).getAsJsonObject();
        assertThat(json.remove("elapsedMillis")).isNotNull();
        return json.toString();
    }

    @Test
    void readsFilesOfTheCallersDirectory() throws Exception {
        Files.writeString(folder.resolve("positions"), "x...o....\n.........\n");
        Ended ended = run("", "analyze", "tictactoe", "--positions", "positions", "--iterations", "100");
        assertThat(ended.status()).isZero();
        assertThat(ended.out().lines()).hasSize(2);
    }

    @Test
    void refusesInOneLine() throws Exception {
        Ended ended = run("", "analyze", "chess");
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err())
                .isEqualTo(
                        "mcts: 'chess' is not a game; allowed: tictactoe, connectfour, einstein, go, gdl, kuhn, leduc, liarsdice,"
                                + " goofspiel, rps, phantom, hearts\n");
    }

    @Test
    void isFoundByALinkToIt() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), LAUNCHER);
        Path second = Files.createSymbolicLink(folder.resolve("second"), link.getFileName());
        Ended ended = end(new ProcessBuilder(second.toString(), "--version").start());
        assertThat(ended.out()).startsWith("mcts ").hasLineCount(1);
        assertThat(ended.err()).isEmpty();
    }

    @Test
    void aWrongJavaHomeIsNamed() throws Exception {
        Ended ended = end(start(folder, Map.of("JAVA_HOME", "/nowhere"), "--version"));
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.err())
                .isEqualTo("mcts: JAVA_HOME is '/nowhere', which has no bin/java; allowed: the folder of a JDK\n");
    }

    @Test
    void playsThroughAPipe() throws Exception {
        Ended ended = run("c3\n", "play", "tictactoe", "--first", "--position", "xx.oo....");
        assertThat(ended.status()).isZero();
        assertThat(ended.out()).endsWith("\nYou win.\n");
    }

    @Test
    void anInterruptedAnalysisPrintsWhatItHas() throws Exception {
        Process process =
                start(folder, Map.of("MCTS_JAVA_OPTS", "-Dmcts.progress=true"), "analyze", "tictactoe", "--time", "9m");
        BufferedReader err =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        await(err, "]");
        interrupt(process);
        String out = text(process.inputReader(StandardCharsets.UTF_8));
        assertThat(process.waitFor()).isEqualTo(INTERRUPTED);
        assertThat(out)
                .containsPattern("best move   [abc][123]\n")
                .contains("stopped     cancelled")
                .endsWith("\n");
        assertThat(text(err)).as("the progress bar is erased").endsWith(" \r");
    }

    @Test
    void anInterruptedMatchSaysSoAndDrawsItsPicture() throws Exception {
        Process process = start(
                folder,
                Map.of("MCTS_JAVA_OPTS", "-Dmcts.progress=true"),
                "match",
                "tictactoe",
                "--a",
                "uct,iterations=2000",
                "--b",
                "uct,iterations=2000",
                "--games",
                "1000000",
                "--plot",
                "match.svg");
        BufferedReader err =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        await(err, "[1-9]\\d*/1,000,000 games");
        interrupt(process);
        String out = text(process.inputReader(StandardCharsets.UTF_8));
        assertThat(text(err))
                .containsPattern("mcts: interrupted after \\d+ of 1,000,000 games; the result is theirs alone");
        assertThat(process.waitFor()).isEqualTo(INTERRUPTED);
        assertThat(out).contains("  score  ");
        assertThat(folder.resolve("match.svg")).content().contains("<svg").endsWith("</svg>\n");
    }

    /** The program script gives a command a terminal of its own. */
    @ParameterizedTest
    @CsvSource({"xterm, true", "dumb, false"})
    @EnabledOnOs(OS.LINUX)
    void onlyATerminalThatKnowsEscapesGetsThem(String type, boolean areExpected) throws Exception {
        Process process = new ProcessBuilder("env", "TERM=" + type, "script", "-qec", LAUNCHER + " help", "/dev/null")
                .directory(folder.toFile())
                .start();
        Ended ended = end(process);
        assertThat(ended.out()).contains("Usage: ");
        assertThat(ended.out().contains("\u001b")).isEqualTo(areExpected);
    }

    @Test
    void anotherJdksClassesDoNotShow() throws Exception {
        Ended ended = end(start(folder, Map.of("MCTS_JAVA_OPTS", "-XX:SharedArchiveFile=" + LAUNCHER), "--version"));
        assertThat(ended.out()).startsWith("mcts ").hasLineCount(1);
        assertThat(ended.err()).isEmpty();
    }

    @Test
    void anInterruptedGameEndsAtOnce() throws Exception {
        Process atPrompt = start(folder, Map.of(), "play", "tictactoe", "--first");
        await(atPrompt.inputReader(), ":");
        interrupt(atPrompt);
        assertThat(atPrompt.waitFor()).isEqualTo(INTERRUPTED);

        Process searching = start(
                folder,
                Map.of("MCTS_JAVA_OPTS", "-Dmcts.progress=true"),
                "play",
                "tictactoe",
                "--second",
                "--time",
                "9m");
        BufferedReader err =
                new BufferedReader(new InputStreamReader(searching.getErrorStream(), StandardCharsets.UTF_8));
        await(err, "]");
        interrupt(searching);
        assertThat(searching.waitFor()).isEqualTo(INTERRUPTED);
        assertThat(text(err)).endsWith(" \r");
    }
}
