package io.mcts.cli.command.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayCommandTest {

    private static final Pattern SHAPE = Pattern.compile("'shape': \\(([^)]*)\\)");

    @TempDir
    private Path folder;

    private CommandRun run(String game, String... options) {
        boolean hasGames = List.of(options).contains("--games");
        String[] arguments = new String[options.length + (hasGames ? 4 : 6)];
        arguments[0] = "selfplay";
        arguments[1] = game;
        arguments[2] = "--spec";
        arguments[3] = "uct,iterations=20";
        System.arraycopy(options, 0, arguments, 4, options.length);
        if (!hasGames) {
            arguments[options.length + 4] = "--games";
            arguments[options.length + 5] = "3";
        }
        return CommandRun.of(arguments);
    }

    @Test
    void aRowIsWrittenForEachPositionAndSymmetry() throws IOException {
        CommandRun run = run("connectfour", "--output", folder.resolve("new").toString());
        assertThat(run.status()).as(run.err()).isZero();
        Path file = folder.resolve("new/games-1.npz");
        Matcher printed = Pattern.compile("(\\d+) positions").matcher(run.out());
        assertThat(printed.find()).isTrue();
        int rows = Integer.parseInt(printed.group(1));
        assertThat(rows % 2).isZero();
        assertThat(shape(file, "states")).isEqualTo(rows + ", 6, 6, 7");
        assertThat(shape(file, "policies")).isEqualTo(rows + ", 42");
        assertThat(shape(file, "results")).isEqualTo(rows + ",");
        assertThat(shape(file, "searched")).isEqualTo(rows + ",");
    }

    private static String shape(Path file, String column) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            byte[] bytes = zip.getInputStream(zip.getEntry(column + ".npy")).readNBytes(100);
            Matcher shape = SHAPE.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
            assertThat(shape.find()).isTrue();
            return shape.group(1);
        }
    }

    @Test
    void theSameSeedGivesTheSameFileOnAnyNumberOfThreads() {
        run("einstein", "--seed", "7", "--threads", "1", "--output", folder + "/one");
        run("einstein", "--seed", "7", "--threads", "3", "--output", folder + "/three");
        assertThat(folder.resolve("one/games-1.npz")).hasSameBinaryContentAs(folder.resolve("three/games-1.npz"));
    }

    @Test
    void whatAnotherRunHasWrittenStays() throws IOException {
        Path file = folder.resolve("games-1.npz");
        Files.writeString(file, "of another run");
        assertRefused(
                "mcts: '" + file + "' holds something that does not say what it is, not games 1 to 3 of seed 1",
                run("einstein", "--output", folder.toString()));
        assertThat(file).hasContent("of another run");
    }

    @Test
    void theSameCommandGoesOn() {
        Path file = folder.resolve("games-1.npz");
        run("einstein", "--output", folder.toString());
        assertThat(run("einstein", "--output", folder.toString()).out()).isEqualTo(file + ": is there already\n");
        assertThat(run("einstein", "--games", "4", "--output", folder.toString())
                        .out())
                .containsPattern("games-1.npz: \\d+ positions\n");
        assertRefused(
                "mcts: '" + file + "' holds games 1 to 4 of seed 1",
                run("einstein", "--seed", "2", "--output", folder.toString()));
    }

    @Test
    void whatCannotBeDoneIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused(
                "mcts: 'tictactoe' is not a game that a network can be shown; allowed: connectfour, einstein, gdl, on fixed boards",
                run("tictactoe", "--output", "x"));
        assertRefused("mcts: --output: '" + file + "' cannot be written", run("einstein", "--output", file.toString()));
        assertRefused("mcts: --threads is from 1 to 1000, not 0", run("einstein", "--output", "x", "--threads", "0"));
    }

    private static void assertRefused(String message, CommandRun run) {
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(message);
    }
}
