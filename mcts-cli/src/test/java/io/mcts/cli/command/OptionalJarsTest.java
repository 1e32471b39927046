package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line in a JVM without the jars of the cluster and of networks. */
class OptionalJarsTest {

    private static final Pattern OPTIONAL = Pattern.compile("mcts-cluster|mcts-onnx|hazelcast|onnxruntime");

    private record Run(int status, String output) {}

    private static Run run(String command) throws IOException, InterruptedException {
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(place -> !OPTIONAL.matcher(place).find())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                "io.mcts.cli.Main"));
        words.addAll(List.of(command.split(" ")));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), output);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "help",
                "games",
                "play connectfour --iterations 10 --seed 1",
                "analyze connectfour --iterations 10 --seed 1",
                "match connectfour --a decisive,iterations=10 --b uct,iterations=10 --games 2 --seed 1",
                "tune tictactoe --spec uct,iterations={n} --parameter n=5|9 --against random --evaluations 4 --holdout 4"
            })
    void theyAreNotMissed(String command) throws IOException, InterruptedException {
        Run run = run(command);
        assertThat(run.output()).doesNotContain("Error", "missing");
        assertThat(run.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
                    analyze connectfour --spec network,iterations=10               -> mcts-onnx
                    selfplay connectfour --spec uct,iterations=9 --games 1 --output . -> mcts-onnx
                    worker                                                         -> mcts-cluster
                    match tictactoe --a uct --b random --games 2 --cluster 127.0.0.1:1 -> mcts-cluster
                    analyze tictactoe --cluster 127.0.0.1:1                        -> mcts-cluster
                    """)
    void whoNeedsOneIsTold(String command, String jar) throws IOException, InterruptedException {
        Run run = run(command.strip());
        assertThat(run.output())
                .contains("mcts: this needs the jar of " + jar + " and its libraries on the class path");
        assertThat(run.status()).isEqualTo(2);
    }
}
