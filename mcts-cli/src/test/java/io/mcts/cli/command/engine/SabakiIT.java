package io.mcts.cli.command.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoRules;
import io.mcts.games.go.Territory;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A client of the protocol and a reader of SGF that others wrote: {@code @sabaki/gtp} and {@code @sabaki/sgf}, which npm fetches. Skipped
 * where Node.js is missing.
 */
@Tag("nightly")
class SabakiIT {

    private static final int LINES = 5;

    /** What the script prints: games that it set up, moves as the client got them, and as the parser read them from the SGF. */
    private record Seen(List<String> synced, List<String> moves, String score, int lines, List<String> read) {}

    @Test
    void sabakiPlaysAndAnalysesAGameAndReadsItsFile(@TempDir Path folder) throws Exception {
        for (String file : List.of("package.json", "package-lock.json", "play.js")) {
            try (InputStream in = SabakiIT.class.getResourceAsStream("sabaki/" + file)) {
                Files.copy(in, folder.resolve(file));
            }
        }
        assumeTrue(isThere("node") && isThere("npm"), "Node.js is not installed");
        run(folder, List.of("npm", "ci", "--no-audit", "--no-fund"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        String printed = run(
                folder,
                List.of(
                        "node",
                        "play.js",
                        java.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "io.mcts.cli.Main",
                        "gtp",
                        "go",
                        "--iterations",
                        "200",
                        "--seed",
                        "1"));
        Seen seen = new Gson().fromJson(printed, Seen.class);

        String handicap = "KM[3.75]HA[2]AB[cg][gc]";
        assertThat(seen.synced()).containsExactly(handicap + ";W[ee])", handicap + ")");
        Go state = Go.initial(GoRules.of(LINES).withKomi(0.5));
        List<String> sgf = new ArrayList<>();
        for (String move : seen.moves()) {
            state.play(Go.notation(state.rules())
                    .parseMove(state, move.equals("pass") ? move : move.toUpperCase(Locale.ROOT)));
            sgf.add(move.equals("pass") ? "" : "" + move.charAt(0) + (char) ('a' + LINES - (move.charAt(1) - '0')));
        }
        assertThat(state.isTerminal()).isTrue();
        assertThat(seen.read()).isEqualTo(sgf);
        assertThat(seen.lines()).isPositive();
        Territory withoutDead =
                Territory.of(state, 200, Xoroshiro128PlusPlus.of(1)).read();
        assertThat(seen.score()).isEqualTo(GoGame.result(withoutDead.score()));
    }

    private static boolean isThere(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    private static String run(Path folder, List<String> command) throws Exception {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.outputWriter(StandardCharsets.UTF_8).close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("the status of %s", command).isZero();
        return printed;
    }
}
