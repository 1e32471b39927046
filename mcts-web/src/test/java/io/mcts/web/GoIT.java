package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Go on its board: stones, captures, passes, and what a search thinks. */
@ExtendWith(Browser.class)
class GoIT {

    private static final Path PICTURES = Path.of("target", "web-screenshots");

    private static long stones(Page page, int player) {
        return page.number("return document.querySelectorAll('#board .stone.p" + player + ":not(.ghost)').length");
    }

    @Test
    void stonesAreCapturedAndTwoPassesEndTheGame(Page page) {
        page.open("#game=go:lines=5");
        page.click("side-1-human");
        for (String move : new String[] {"B1", "A1", "E5", "E4"}) {
            page.click("cell-" + move);
        }
        page.awaitPosition("B1 A1 E5 E4");
        assertThat(stones(page, 1)).isEqualTo(2);
        page.click("cell-A2"); // takes A1
        page.awaitPosition("B1 A1 E5 E4 A2");
        assertThat(stones(page, 0)).isEqualTo(3);
        assertThat(stones(page, 1)).isEqualTo(1);
        page.click("choice-pass");
        page.awaitPosition("B1 A1 E5 E4 A2 pass");
        page.click("choice-pass");
        page.awaitText("status", "white wins");
    }

    @Test
    void aSearchShowsItsCandidatesOnTheBoard(Page page) throws IOException {
        page.open("#game=go&moves=E5.C3.G3");
        page.click("tab-search");
        page.write("analysis-spec", "go,iterations=600,seed=1");
        page.click("analyse");
        page.awaitAttribute("main-panel", "data-status", "done");
        assertThat(page.number("return document.querySelectorAll('#board .candidate').length"))
                .isPositive();
        Files.createDirectories(PICTURES);
        for (String scheme : new String[] {"light", "dark"}) {
            page.prefer(scheme);
            Files.write(PICTURES.resolve("go-1440-" + scheme + ".png"), page.picture(1440, 900));
            Files.write(PICTURES.resolve("go-390-" + scheme + ".png"), page.picture(390, 844));
        }
    }
}
