package io.mcts.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every sample of the README and the guide is cut from a file that the build compiles, runs or compares with what is printed, and
 * every link leads to a file. {@code DocumentedCommandsTest} runs the commands.
 */
class DocumentationTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern SAMPLE = Pattern.compile(
            "(?:<!-- from (?<file>\\S+) -->\\n)?^```(?<language>\\w*)\\n(?<code>.*?)^```$",
            Pattern.DOTALL | Pattern.MULTILINE);
    private static final String COMMANDS = "sh";
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)(?<target>[^)#]+)");

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            List<Path> pages =
                    docs.filter(page -> page.toString().endsWith(".md")).toList();
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), pages.stream());
        }
    }

    static Stream<Path> readmeAndGuide() throws IOException {
        return pages().filter(page -> page.endsWith("README.md") || page.startsWith(ROOT.resolve("docs/guide")));
    }

    @ParameterizedTest
    @MethodSource("readmeAndGuide")
    void samplesAreCutFromFiles(Path page) throws IOException {
        Matcher sample = SAMPLE.matcher(Files.readString(page));
        while (sample.find()) {
            String code = sample.group("code");
            if (sample.group("language").equals(COMMANDS)) {
                continue;
            }
            assertThat(sample.group("file"))
                    .as("where this comes from: %s", code)
                    .isNotNull();
            Path source = ROOT.resolve(sample.group("file"));
            assertThat(withoutIndentation(Files.readString(source)))
                    .as("%s, quoted in %s", source, page)
                    .contains(withoutIndentation(code));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFiles(Path page) throws IOException {
        Matcher link = LINK.matcher(Files.readString(page));
        while (link.find()) {
            assertThat(page.resolveSibling(link.group("target"))).exists();
        }
    }

    private static String withoutIndentation(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n"));
    }
}
