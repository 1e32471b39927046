package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every {@code ./mcts} command in a block of the README, the guide and the reference, with small numbers in place of large ones. */
class DocumentedCommandsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern BLOCK = Pattern.compile("^```sh\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    /** In a command: what is great, and what takes its place. */
    private static final Map<Pattern, String> SMALL = Map.of(
            Pattern.compile("(?<=--iterations |iterations=)\\d+"), "20",
            Pattern.compile("(?<=--time |time=)\\d+m?s"), "1ms",
            Pattern.compile("(?<=--(games|evaluations|holdout) )\\d+"), "2",
            Pattern.compile("^bench "), "bench --iterations 20 ",
            Pattern.compile("^tournament "), "tournament --games 2 ");

    @TempDir
    private Path folder;

    static Stream<Path> pages() throws IOException {
        Stream<Path> documents = GuideFiguresTest.pages()
                .filter(page -> Stream.of("docs/guide", "docs/reference")
                        .anyMatch(part -> page.startsWith(ROOT.resolve(part))));
        return Stream.concat(Stream.of(ROOT.resolve("README.md")), documents);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandRuns(Path page) throws IOException {
        for (String command : commands(Files.readString(page))) {
            CommandRun run = CommandRun.withInput("quit\n", words(command));
            assertThat(run.status()).as("%s\n%s", command, run.err()).isZero();
        }
    }

    /**
     * The commands of a page, in order, which may need the files of those before. One that needs another program or PyTorch is left out, and
     * {@code serve} and {@code worker}, which would go on until they are interrupted: {@link ServeCommandTest} runs the one,
     * {@link io.mcts.cli.cluster.CommandsOnClusterIT} the other and the commands that need it.
     */
    private List<String> commands(String page) {
        List<String> commands = new ArrayList<>();
        Matcher block = BLOCK.matcher(page);
        while (block.find()) {
            block.group(1)
                    .replaceAll("\\\\\\n\\s*", "")
                    .lines()
                    .filter(line -> line.startsWith("./mcts ")
                            && !line.startsWith("./mcts serve")
                            && !line.startsWith("./mcts worker")
                            && !line.contains("--cluster")
                            && !line.contains("./other-engine")
                            && !line.contains("mcts-training")
                            && !line.contains("gtp:"))
                    .map(line -> made(line.substring("./mcts ".length())))
                    .forEach(commands::add);
        }
        return commands;
    }

    /** A command with small figures, and its files in their places. */
    private String made(String command) {
        return small(command)
                .replace("examples/experiments/", folder + "/")
                .replace("examples/gdl/", "../examples/gdl/")
                .replace("--record ", "--record " + folder + "/")
                .replace("--output ", "--output " + folder + "/")
                .replace("--plot ", "--plot " + folder + "/");
    }

    /** The experiments, with small figures. */
    @BeforeEach
    void copyExperiments() throws IOException {
        try (DirectoryStream<Path> experiments = Files.newDirectoryStream(Path.of("..", "examples", "experiments"))) {
            for (Path experiment : experiments) {
                Files.writeString(folder.resolve(experiment.getFileName()), small(Files.readString(experiment)));
            }
        }
    }

    private static String small(String text) {
        String small = text;
        for (Map.Entry<Pattern, String> entry : SMALL.entrySet()) {
            small = entry.getKey().matcher(small).replaceAll(entry.getValue());
        }
        return small;
    }

    private static String[] words(String command) {
        return WORD.matcher(command)
                .results()
                .map(word ->
                        word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group())
                .toArray(String[]::new);
    }
}
