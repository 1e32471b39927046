package com.example.policies;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command with these parts, in a process of its own. */
class OwnPartsTest {

    private static String mcts(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.mcts.cli.Main"));
        command.addAll(List.of(arguments));
        command.addAll(List.of("--class-path", Path.of("target", "classes").toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theirWordsAreListed() throws IOException {
        assertThat(mcts("options", "selection")).contains("greedy", "the probability of any move, from 0 to 1 (0.3)");
    }

    /** As in PolicyMatchTest, whose entrants are these by Java. */
    @Test
    void aMatchIsPlayedByTheirWords() throws IOException {
        assertThat(mcts(
                        "match",
                        "connectfour",
                        "--a",
                        "uct,iterations=200,selection=greedy:epsilon=0.3,rollout=middle",
                        "--b",
                        "uct,iterations=200",
                        "--games",
                        "4",
                        "--seed",
                        "1",
                        "--json"))
                .contains("\"games\":4", "greedy:epsilon=0.3", "\"faults\":0");
    }
}
