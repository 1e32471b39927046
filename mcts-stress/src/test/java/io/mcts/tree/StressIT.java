package io.mcts.tree;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Runs all jcstress tests in processes of their own; an outcome that is forbidden, or not listed, fails the build.
 *
 * <p>It is a short run, half a second a test and kind of JVM. {@code -Dstress.mode=default} (or {@code quick}, {@code tough}) runs
 * them as that mode of jcstress does, for as long as it takes.
 */
@Tag("nightly")
class StressIT {

    private static final Path DIRECTORY = Path.of("target", "jcstress");

    /** The compiler orders at random what it may order freely: what only seems to be ordered comes to light sooner. */
    private static final String JVM_OPTIONS = "-Xmx256m -XX:+IgnoreUnrecognizedVMOptions"
            + " -XX:+UnlockDiagnosticVMOptions -XX:+StressLCM -XX:+StressGCM -XX:+StressIGVN -XX:+StressCCP";

    private static final List<String> SHORT_RUN = List.of(
            "-m",
            "quick",
            "-sc",
            "false",
            "-f",
            "1",
            "-fsm",
            "1",
            "-iters",
            "1",
            "-time",
            "500",
            "-jvmArgs",
            JVM_OPTIONS);

    @Test
    void onlyAcceptableOutcomesAreSeen() throws Exception {
        Files.createDirectories(DIRECTORY);
        Path log = DIRECTORY.resolve("log.txt").toAbsolutePath();
        Process jcstress = new ProcessBuilder(command())
                .directory(DIRECTORY.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int status = jcstress.waitFor();
        String output = Files.readString(log);
        assertThat(status).as(output).isZero();
        assertThat(output).contains("All remaining tests: " + testCount() + " matching test results");
    }

    private static List<String> command() {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.openjdk.jcstress.Main"));
        String mode = System.getProperty("stress.mode");
        command.addAll(mode == null ? SHORT_RUN : List.of("-m", mode));
        return command;
    }

    /** How many tests the annotation processor has found: each has a line. */
    private static long testCount() throws Exception {
        try (InputStream list = StressIT.class.getResourceAsStream("/META-INF/TestList")) {
            return new String(list.readAllBytes(), UTF_8).lines().count();
        }
    }
}
