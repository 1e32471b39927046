package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PageFilesTest {

    /** What is not preloaded is found out module by module, which a reader waits for. */
    @Test
    void everyModuleIsPreloaded() throws IOException, URISyntaxException {
        Path page = Path.of(Objects.requireNonNull(PageFiles.class.getResource("page/index.html"))
                        .toURI())
                .resolveSibling("");
        String index = Files.readString(page.resolve("index.html"));
        try (Stream<Path> files = Files.walk(page)) {
            List<String> missing = files.map(file -> page.relativize(file).toString())
                    .filter(file -> file.endsWith(".js") && !file.equals("main.js") && !file.equals("theme.js"))
                    .filter(file -> !index.contains("<link rel=\"modulepreload\" href=\"" + file + "\">"))
                    .toList();
            assertThat(missing).isEmpty();
        }
    }
}
