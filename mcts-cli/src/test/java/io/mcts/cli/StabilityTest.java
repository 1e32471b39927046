package io.mcts.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.api.Experimental;
import io.mcts.api.Stable;
import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every package that is exported to everybody says how stable it is, and CONTRIBUTING lists those that are. */
class StabilityTest {

    private static final Pattern LISTED = Pattern.compile("^- `(io\\.mcts[a-z.]*)`", Pattern.MULTILINE);

    private static List<String> exported() {
        String places =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        return Stream.of(places.split(File.pathSeparator, -1))
                .filter(place -> place.matches(".*/(mcts|games)-[a-z]+/.*"))
                .map(Path::of)
                .flatMap(place -> ModuleFinder.of(place).findAll().stream())
                .flatMap(module -> module.descriptor().exports().stream())
                .filter(exports -> !exports.isQualified())
                .map(Exports::source)
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean isStable(String name) {
        try {
            Class<?> marks = Class.forName(name + ".package-info");
            boolean isStable = marks.isAnnotationPresent(Stable.class);
            assertThat(marks.isAnnotationPresent(Experimental.class)).as(name).isNotEqualTo(isStable);
            return isStable;
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(name + " has no package-info", missing);
        }
    }

    @Test
    void everyExportedPackageSaysHowStableItIs() throws IOException {
        List<String> packages = exported();
        assertThat(packages)
                .contains("io.mcts", "io.mcts.games.go", "io.mcts.testkit")
                .hasSizeGreaterThan(40);
        List<String> stable = packages.stream().filter(StabilityTest::isStable).toList();
        assertThat(LISTED.matcher(Files.readString(Path.of("..", "CONTRIBUTING.md")))
                        .results()
                        .map(found -> found.group(1))
                        .sorted())
                .isEqualTo(stable);
    }
}
