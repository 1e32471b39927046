package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
    private static final Set<String> NOT_CUT = Set.of("sh", "mermaid");
    private static final Pattern ARROW = Pattern.compile("^ +([\\w& -]+) --> ([\\w& -]+)$", Pattern.MULTILINE);
    private static final Pattern DEPENDENCY =
            Pattern.compile("<groupId>io.mcts</groupId>\\s*<artifactId>([\\w-]+)</artifactId>(?!\\s*<scope>test)");
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
            if (NOT_CUT.contains(sample.group("language"))) {
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

    /** So the two tests above do not run over nothing. */
    @Test
    void thereAreSamplesAndLinks() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path page : pages().toList()) {
            all.append(Files.readString(page));
        }
        assertThat(SAMPLE.matcher(all).results().filter(sample -> sample.group(1) != null))
                .hasSizeGreaterThan(30);
        assertThat(LINK.matcher(all).results()).hasSizeGreaterThan(200);
    }

    /** Arrows may leave out what others imply. */
    @Test
    void theModulesOfTheReadmeDependOnEachOtherAsTheirPomsSay() throws IOException {
        Map<String, Set<String>> drawn = new TreeMap<>();
        Matcher arrow = ARROW.matcher(Files.readString(ROOT.resolve("README.md")));
        while (arrow.find()) {
            for (String module : arrow.group(1).split(" & ", -1)) {
                drawn.computeIfAbsent(module, from -> new TreeSet<>())
                        .addAll(List.of(arrow.group(2).split(" & ", -1)));
            }
        }
        assertThat(drawn).containsKeys("mcts-cli", "mcts-web", "examples");
        for (String module : drawn.keySet()) {
            String pom = Files.readString(ROOT.resolve(module).resolve("pom.xml"));
            Set<String> declared = DEPENDENCY
                    .matcher(pom.substring(pom.indexOf("<dependencies>"), pom.indexOf("</dependencies>")))
                    .results()
                    .map(dependency -> dependency.group(1))
                    .collect(Collectors.toSet());
            assertThat(declared).as(module).containsAll(drawn.get(module));
            assertThat(reachable(drawn, module)).as(module).containsAll(declared);
        }
    }

    private static Set<String> reachable(Map<String, Set<String>> arrows, String from) {
        Set<String> reached = new TreeSet<>();
        for (String to : arrows.getOrDefault(from, Set.of())) {
            reached.add(to);
            reached.addAll(reachable(arrows, to));
        }
        return reached;
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
