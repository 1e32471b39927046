package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The web page while its server is away. */
@ExtendWith(Browser.class)
class ConnectionIT {

    @Test
    void aLostConnectionIsToldAndTheGameGoesOnWhenItIsBack(Page page) {
        page.open("#game=connectfour");
        page.write("side-1-spec", "uct,time=60m,memory-ceiling=1m");
        page.click("cell-5-3");
        page.await("the search", () -> page.server().running() == 1);
        page.closeServer();
        page.awaitText("connection", "lost");
        page.awaitText("status", "when the server is there again");
        assertThat(page.all(".thinking")).isEmpty();
        // The browser logs every failed attempt to reconnect; the first one comes half a second after the loss.
        List<String> errors = new ArrayList<>();
        page.await("a failed attempt", () -> errors.addAll(page.errors()));
        page.restartServer();
        page.awaitAttribute("connection", "data-state", "open");
        // The search begins anew, and is hurried.
        page.await("the search", () -> page.server().running() == 1);
        page.click("move-now");
        page.awaitTurn("0", 2);
        page.click("cell-5-3");
        page.await("the third move", () -> page.moves().size() == 3);
        errors.addAll(page.errors());
        assertThat(errors)
                .isNotEmpty()
                .allMatch(error -> error.contains("ERR_CONNECTION") || error.contains("WebSocket"));
    }
}
