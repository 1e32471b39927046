package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;

/** Games that the page does not know, played and looked into on their plain boards. */
@ExtendWith(Browser.class)
class OwnGamesIT {

    /** The example of the cluster, as the command loads it: it draws itself in letters alone. */
    @Test
    void aGameThatDrawsCellsInLettersIsPlayedOnThem(@TempDir Path folder, Page page) throws IOException {
        compile(Path.of("..", "examples", "cluster", "src", "main"), folder);
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {folder.toUri().toURL()}, Games.class.getClassLoader());
                WebServer server = TestServer.start(Games.added(Games.catalog(), loader))) {
            page.openAt(server.address() + "#game=breakthrough:rows=5,columns=3");
            page.click("side-1-human");
            page.click("cell-b2");
            page.click("cell-b3");
            page.awaitPosition("bbb/bbb/.w./w.w/www b");
            page.click("cell-b3");
            page.awaitText("message", "More than one move goes to b3");
            page.drag("cell-a4", "cell-b3");
            page.awaitPosition("bbb/.bb/.b./w.w/www w");
            assertThat(page.all("#board .stone.white")).hasSize(5);
            assertThat(page.attribute("cell-b3", "aria-label")).isEqualTo("b3, b");
            page.click("tab-search");
            page.write("analysis-spec", "uct,iterations=500,seed=1");
            page.awaitAttribute("main-panel", "data-status", "done");
            page.point("tab-search");
            page.await("the arrows", () -> page.all("#board .candidate.arrow").size() == 6);
            assertThat(page.all("#board .candidate.chosen")).hasSize(1);
            page.point("candidate-a2-b3");
            page.await("the line", () -> !page.all("#board .ordinal").isEmpty());
        }
    }

    private static void compile(Path sources, Path folder) throws IOException {
        Path services = folder.resolve("META-INF/services");
        Files.createDirectories(services);
        String provider = GameProvider.class.getName();
        Files.copy(sources.resolve("resources/META-INF/services").resolve(provider), services.resolve(provider));
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> options =
                    List.of("-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
            String[] arguments = Stream.concat(
                            options.stream(), files.map(Path::toString).filter(name -> name.endsWith(".java")))
                    .toArray(String[]::new);
            assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                    .isZero();
        }
    }

    /** All that the page knows of it, the server has told: there is no script for it. */
    @Test
    void aGameWithABoardOfItsOwnNeedsNoScript(Page page) throws IOException {
        try (WebServer server = TestServer.start(Trio.besideOthers())) {
            page.openAt(server.address() + "#game=trio");
            page.click("side-1-human");
            assertThat(page.text("game-trio")).isEqualTo("Trio");
            assertThat(page.all("#board .field")).hasSize(12);
            assertThat(page.all("#board .coordinate"))
                    .extracting(WebElement::getText)
                    .containsExactly("p", "q", "r", "s", "3", "2", "1");
            List<String> cells = List.of("q2", "p1", "q1", "p2", "q3");
            for (int ply = 0; ply < cells.size(); ply++) {
                page.click("cell-" + cells.get(ply));
                int played = ply + 1;
                page.await("move " + played, () -> page.moves().size() == played);
            }
            page.awaitPosition(".A..TA..TA..T");
            page.awaitText("status", "amber wins.");
            assertThat(page.attribute("cell-q3", "aria-label")).isEqualTo("q3, amber tile");
            assertThat(page.all("#board .stone.p0")).hasSize(3);
            assertThat(page.all("#board .stone.won")).hasSize(3);
            assertThat(page.all("#board line.row")).hasSize(1);
            assertThat(page.all("#board .field.last")).hasSize(1);
            page.click("undo");
            page.await("the move before", () -> page.part("at").equals("4"));
            page.click("cell-p1");
            page.awaitText("message", "p1 is taken by teal tile. Take an empty cell.");
            page.click("new-game");
            page.click("from-board");
            page.awaitAttribute("edit-2-0", "aria-label", "p1, teal tile");
            page.click("edit-0-3");
            page.click("tool-T");
            page.click("edit-2-0");
            page.click("mover-T");
            page.await("the position", () -> page.value("option-start").equals("...ATA...A..T"));
            page.click("new-play");
            page.awaitPosition("...ATA...A..T");
            page.click("tab-search");
            page.write("analysis-spec", "uct,solver,iterations=2000,seed=1");
            page.awaitAttribute("main-panel", "data-status", "done");
            page.await("candidates", () -> !page.all("#board .candidate").isEmpty());
        }
    }

    @Test
    void aGameOfOnesOwnIsPlayedOnAPlainBoard(Page page) {
        try (WebServer server = TestServer.start(Heap.besideOthers())) {
            page.openAt(server.address() + "#game=heap");
            page.click("side-1-human");
            page.awaitText("diagram", "* * * * * * *");
            page.click("choice-3");
            page.await("a move", () -> page.position().equals("4 second"));
            // Four are left: every move loses, which the search proves.
            page.click("tab-search");
            page.write("analysis-spec", "uct,solver,iterations=1000");
            page.awaitAttribute("main-panel", "data-status", "done");
            assertThat(page.text("choice-1")).contains("loss");
            page.point("choice-1");
            page.awaitText("caption", "value loss");
            page.click("choice-1");
            page.awaitPosition("3 first");
            page.click("choice-3");
            page.awaitText("status", "first wins.");
            page.click("tab-steps");
            page.click("to-start");
            page.click("step-next");
            page.find("phases");
        }
    }
}
