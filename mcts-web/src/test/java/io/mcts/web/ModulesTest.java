package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Runs the tests of the page's modules in Node, where there is one: without the browser that {@link ModulesIT} runs them in. */
class ModulesTest {

    private static final String NODE = "node";

    @Test
    void modulesPassTheirTestsInNode() throws IOException, InterruptedException {
        Optional<Path> node = Programs.onPath(NODE);
        if (node.isEmpty()) {
            String reason = "there is no " + NODE + " on the PATH (Debian: apt-get install nodejs)";
            System.out.println("[WARNING] The page's modules are tested in the browser only: " + reason);
            Assumptions.abort(reason);
        }
        List<String> command = new ArrayList<>(List.of(
                node.orElseThrow().toString(),
                "--import",
                "./src/test/js/support/node.js",
                "--test-reporter=tap",
                "--test"));
        ModulesIT.scripts(ModulesIT.TESTS, ".test.js").forEach(test -> command.add(test.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).containsPattern("# pass [1-9]");
    }
}
