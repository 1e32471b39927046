package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.By;

/** Matches of searches on the web page. */
@ExtendWith(Browser.class)
class SelfPlayIT {

    private static void start(Page page, String games, String spec) {
        page.click("tab-match");
        page.write("match-a-spec", spec);
        page.write("match-b-spec", "random");
        page.write("match-games-input", games);
        page.click("match-start");
    }

    @Test
    void aMatchIsPlayedAndItsGamesReplayed(Page page) {
        page.open("#game=connectfour&moves=4.4");
        start(page, "6", "uct,iterations=500");
        page.awaitAttribute("match-progress", "data-status", "done");
        assertThat(page.text("match-count")).isEqualTo("6 of 6 games");
        // A search wins all but a few games against random moves.
        assertThat(Double.parseDouble(page.find("match-score")
                        .findElement(By.tagName("strong"))
                        .getText()))
                .isGreaterThan(0.6);
        assertThat(page.all("[data-test=match-games] button")).hasSize(6);
        assertThat(page.all("[data-test=match-lengths] rect")).isNotEmpty();
        assertThat(page.attribute("match-times", "aria-label")).contains("Mean time of a move");

        assertThat(page.text("match-elo"))
                .startsWith("3 pairs: ")
                .contains("Elo", "A is stronger with a likelihood of");
        String told = page.text("match-elo");
        page.reload();
        assertThat(page.text("match-count")).isEqualTo("6 of 6 games");
        assertThat(page.text("match-elo")).isEqualTo(told);

        page.click("match-game-2");
        page.await(
                "its first position",
                () -> page.part("at").equals("0") && page.moves().size() > 2);
        page.click("to-end");
        page.await("its end", page::isOver);
        page.click("undo");
        page.await("before it", () -> !page.isOver());
        page.click("take-back");
        page.await("the game before", () -> page.moves().size() == 2);
    }

    @Test
    void aMatchIsStopped(Page page) {
        page.open("#game=connectfour");
        start(page, "1000", "uct,iterations=3000");
        page.await("a game", () -> page.has("match-game-1"));
        page.click("match-stop");
        page.awaitAttribute("match-progress", "data-status", "stopped");
        assertThat(page.server().running()).isZero();
    }
}
