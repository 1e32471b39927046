package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game that the page does not know, played and looked into on its plain board. */
@ExtendWith(Browser.class)
class OwnGamesIT {

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
            page.click("analyse");
            page.awaitAttribute("main-panel", "data-status", "done");
            assertThat(page.text("choice-1")).contains("loss");
            page.point("choice-1");
            page.awaitText("caption", "1: loss");
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
