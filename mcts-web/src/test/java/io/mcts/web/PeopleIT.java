package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What people come for, from the first screen to the answer. */
@ExtendWith(Browser.class)
class PeopleIT {

    private static void come(Page page) {
        page.open("");
        page.find("greeting");
    }

    /** o's b3 lost: any corner holds the draw. The board shows one; with another the game goes on. */
    @Test
    void findTheBlunder(Page page) {
        come(page);
        page.click("tour-4");
        page.await("the end of the game", page::isOver);
        page.click("review");
        page.find("report");
        assertThat(page.text("faults-0")).startsWith("0 blunders");
        assertThat(page.text("faults-1")).startsWith("1 blunder,");
        assertThat(page.all("[data-test=worst] li").get(0).getText()).contains("b3", "blunder");
        page.click("worst-1");
        page.awaitPosition("....x....");
        page.await("the best move", () -> page.all("#board .candidate.chosen").size() == 1);
        page.click("again-1");
        page.click("cell-c1");
        page.await("another game", () -> page.moves().equals(List.of("b2", "c1")));
        page.click("tab-game");
        page.find("variations");
    }

    /** x has three in a row above which o has three: whoever moves wins in column 4. */
    @Test
    void setUpThisPositionAndAskWhy(Page page) {
        come(page);
        page.click("welcome-more");
        page.click("new-game");
        for (String tool : List.of("x", "o")) {
            page.click("tool-" + tool);
            for (int column = 0; column < 3; column++) {
                page.click("edit-" + (tool.equals("x") ? 5 : 4) + "-" + column);
            }
        }
        page.choose("new-side-0", "human");
        page.choose("new-side-1", "human");
        page.click("new-play");
        page.awaitPosition("......./......./......./......./ooo..../xxx.... x");
        page.click("tab-search");
        page.awaitText("main-proven", "win proven");
        page.awaitAttribute("main-panel", "data-status", "done");
        page.await("the reason", () -> {
            page.run("document.querySelector('[data-test=main-explanation]').closest('details').open = true");
            return page.text("main-explanation").contains("4");
        });
        assertThat(page.text("main-explanation")).contains("win");
    }
}
