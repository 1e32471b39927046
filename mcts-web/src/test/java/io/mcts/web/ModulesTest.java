package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the tests of the page's modules in Node, where there is one: without the browser that {@link ModulesIT} runs them in. */
class ModulesTest {

    private static final String NODE = "node";

    /** The tools that {@code npm ci} installs. */
    private static final Path TOOLS = Path.of("node_modules");

    @Test
    void modulesPassTheirTestsInNode() throws IOException, InterruptedException {
        List<String> arguments =
                new ArrayList<>(List.of("--import", "./src/test/js/support/node.js", "--test-reporter=tap", "--test"));
        ModulesIT.scripts(ModulesIT.TESTS, ".test.js").forEach(test -> arguments.add(test.toString()));
        assertThat(run("The page's modules are tested in the browser only", arguments))
                .containsPattern("# pass [1-9]");
    }

    /** Format and lint ({@code biome.json}), then types as far as they can be inferred ({@code tsconfig.json}). */
    @ParameterizedTest
    @CsvSource({"@biomejs/biome/bin/biome, ci --error-on-warnings --colors=off", "typescript/bin/tsc, --pretty false"})
    void modulesPassTheFormatterTheLinterAndTheTypeCheck(String tool, String options)
            throws IOException, InterruptedException {
        Path script = TOOLS.resolve(tool);
        String skipped = "The page's modules are not checked by " + tool;
        if (Files.notExists(script)) {
            skip(skipped, "it is not installed in mcts-web (npm ci)");
        }
        List<String> arguments = new ArrayList<>(List.of(script.toString()));
        arguments.addAll(List.of(options.split(" ")));
        run(skipped, arguments);
    }

    /** The output of Node, which must end without an error. */
    private static String run(String skipped, List<String> arguments) throws IOException, InterruptedException {
        Optional<Path> node = Programs.onPath(NODE);
        if (node.isEmpty()) {
            skip(skipped, "there is no " + NODE + " on the PATH (Debian: apt-get install nodejs)");
        }
        List<String> command = new ArrayList<>(List.of(node.orElseThrow().toString()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    private static void skip(String skipped, String reason) {
        System.out.println("[WARNING] " + skipped + ": " + reason);
        Assumptions.abort(reason);
    }
}
