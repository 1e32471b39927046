package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.part.PartProvider;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts of one's own on the page: all threads of a server see what the one that starts it sees. */
class OwnPartsOnThePageTest {

    /** A selection policy by a word of its own. */
    public static final class Mine implements PartProvider<TicTacToe, Cell> {

        @Override
        public List<Entry<SelectionPolicy>> selections() {
            return List.of(Entry.of("mine", "UCB1 by another name", Ucb1::classic));
        }
    }

    @Test
    void aSearchMayNameThem(@TempDir Path folder) throws Exception {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(PartProvider.class.getName()), Mine.class.getName());
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            try (WebServer server = TestServer.start();
                    TestPage page = TestPage.open(server)) {
                assertThat(TestPage.get(server, "/api/catalog").body()).contains("UCB1 by another name");
                page.send("{'type':'search','id':'s','game':'tictactoe','spec':'uct,iterations=100,selection=mine'}");
                JsonObject result = page.next("result");
                assertThat(result.get("iterations").getAsInt()).isEqualTo(100);
            }
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
