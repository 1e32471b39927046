package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every sample of the README and the guide is cut from a file that the build compiles, runs or compares with what is printed, and
 * every link leads to a file, or a heading in it. {@code DocumentedCommandsTest} runs the commands.
 */
class DocumentationTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern SAMPLE = Pattern.compile(
            "(?:<!-- from (?<file>\\S+) -->\\n)?^```(?<language>\\w*)\\n(?<code>.*?)^```$",
            Pattern.DOTALL | Pattern.MULTILINE);
    private static final String COMMANDS = "sh";
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)(?<target>[^)#]*)(?:#(?<heading>[^)]+))?\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ (.+)$", Pattern.MULTILINE);

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> root = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(root, docs).filter(page -> page.toString().endsWith(".md")).sorted().toList().stream();
        }
    }

    static Stream<Path> readmeAndGuide() throws IOException {
        return pages().filter(page -> page.equals(ROOT.resolve("README.md"))
                || page.startsWith(ROOT.resolve("docs/guide"))
                || page.startsWith(ROOT.resolve("docs/reference")));
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
    void linksLeadToFilesAndHeadings(Path page) throws IOException {
        Matcher link = LINK.matcher(Files.readString(page));
        while (link.find()) {
            Path target = link.group("target").isEmpty() ? page : page.resolveSibling(link.group("target"));
            assertThat(target).exists();
            if (link.group("heading") != null) {
                assertThat(headings(target)).as("headings of %s", target).contains(link.group("heading"));
            }
        }
    }

    /** The headings of a page in the form of a link. */
    private static List<String> headings(Path page) throws IOException {
        return HEADING.matcher(Files.readString(page))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                        .replace(' ', '-'))
                .toList();
    }

    private static String withoutIndentation(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n"));
    }
}
