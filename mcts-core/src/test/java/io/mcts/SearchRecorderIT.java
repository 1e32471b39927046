package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches in Java images with and without the flight recorder. */
class SearchRecorderIT {

    @TempDir
    private Path folder;

    /** The program that is run in them. */
    static final class Program {

        private Program() {}

        public static void main(String[] args) {
            SearchResult<Branch> result =
                    Mcts.<TreeGame, Branch>builder().seed(1).build().search(Games.twoMoves(), Budget.iterations(100));
            System.out.print(ModuleLayer.boot().findModule("jdk.jfr").isPresent() + " " + result.bestMove() + " "
                    + result.iterations());
        }
    }

    @Test
    void aSearchNeedsNoFlightRecorder() throws IOException, InterruptedException {
        assertThat(output()).isEqualTo("true #1 100");
        assertThat(output("--limit-modules", "java.base")).isEqualTo("false #1 100");
    }

    /** A runtime image of {@code java.base} and the core, in which the core is a module. */
    @Test
    void aSearchNeedsTheModuleJavaBaseAlone() throws IOException, InterruptedException {
        ToolProvider jlink = ToolProvider.findFirst("jlink").orElse(null);
        Assumptions.assumeTrue(jlink != null, "a JDK without jlink");
        Path image = folder.resolve("image");
        assertThat(jlink.run(System.out, System.err, "--add-modules", "java.base", "--output", image.toString()))
                .isZero();
        Path java = image.resolve("bin").resolve("java");
        assertThat(run(List.of(java.toString(), "--list-modules")))
                .startsWith("java.base@")
                .hasLineCount(1);
        assertThat(run(List.of(
                        java.toString(),
                        "--module-path",
                        "target/classes",
                        "--patch-module",
                        "io.mcts.core=target/test-classes",
                        "--module",
                        "io.mcts.core/" + Program.class.getName())))
                .isEqualTo("false #1 100");
    }

    private static String output(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Program.class.getName()));
        return run(command);
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("exit status").isZero();
        return output;
    }
}
