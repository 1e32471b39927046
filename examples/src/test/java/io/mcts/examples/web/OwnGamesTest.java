package io.mcts.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.examples.game.Games;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that the page does not know. */
class OwnGamesTest {

    @Test
    void gameOfTheClassPathIsInTheCatalogAndItsPositionsHaveDiagrams(@TempDir Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(OwnGame.class.getName()), Heap.class.getName());
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            try (WebServer server = TestServer.start()) {
                assertThat(TestPage.get(server, "/api/catalog").body()).contains("\"name\":\"heap\"");
                assertThat(TestPage.json(TestPage.post(server, "/api/position", "{'game':'heap','moves':['2']}"))
                                .get("diagram")
                                .getAsString())
                        .isEqualTo("* * * * *\nsecond to take");
            }
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void gameWithTheNameOfAnotherIsRefused() {
        assertThatThrownBy(() -> OwnGames.added(Games.catalog(), List.of(new Heap(), new Heap())))
                .hasMessageContaining("'heap'");
    }
}
