package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;

/** Go on its board: stones, captures, passes, and what a search thinks. */
@ExtendWith(Browser.class)
class GoIT {

    private static final Path PICTURES = Path.of("target", "web-screenshots");

    private static long stones(Page page, int player) {
        return page.number("return document.querySelectorAll('#board .stone.p" + player + ":not(.ghost)').length");
    }

    @Test
    void stonesAreCapturedAndTwoPassesEndTheGame(Page page, @TempDir Path folder) throws IOException {
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
        aFileIsLoadedAnalysedAndSaved(page, folder);
    }

    /** Its board, komi and names are the file's, whatever is on the page; what cannot be shown of it is said. */
    private static void aFileIsLoadedAnalysedAndSaved(Page page, Path folder) throws IOException {
        Path file = folder.resolve("large.sgf");
        Files.writeString(
                file,
                "(;GM[1]FF[4]SZ[19]KM[0.5]PB[Ann]PW[Ben]RE[B+R];B[pd];W[dp](;B[pp])(;B[dd]))",
                StandardCharsets.UTF_8);
        page.give("load", file);
        page.awaitPosition("Q16 D4 Q4");
        page.awaitText("message", "Loaded large.sgf.");
        assertThat(page.part("game")).isEqualTo("go:lines=19,komi=0.5");
        assertThat(List.of(page.text("name-0"), page.text("name-1"))).containsExactly("Ann", "Ben");
        page.click("tab-search");
        page.write("analysis-spec", "go,iterations=40,seed=1");
        page.awaitAttribute("main-panel", "data-status", "done");
        page.click("tab-game");
        page.downloadTo(folder);
        page.click("save-own");
        page.awaitText("message", "Saved as go.sgf.");
        Path saved = folder.resolve("go.sgf");
        page.await("the file", () -> Files.exists(saved) && saved.toFile().length() > 0);
        assertThat(Files.readString(saved))
                .contains("SZ[19]KM[0.5]PB[Ann]PW[Ben]RE[B+R]")
                .endsWith(";B[pd]\n;W[dp]\n(\n;B[pp])\n(;B[dd]))\n");

        Path komi = folder.resolve("komi.sgf");
        Files.writeString(komi, "(;GM[1]FF[4]SZ[9]KM[0.5]RE[B+80.5];B[ee];W[];B[])");
        page.give("load", komi);
        page.awaitText("score", "black +80.5");
    }

    /** White's stone at A1 cannot live: on the board as it stands it counts, people take it off. */
    @Test
    void theScoreIsCountedAndCorrected(Page page) {
        page.open(
                "#game=go:lines=5,komi=0.5&start=C1%20D1%20C2%20D2%20C3%20D3%20C4%20D4%20C5%20D5%20B3%20E3%20pass%20A1%20pass%20pass");
        page.awaitText("status", "white wins.");
        page.awaitText("score", "black +4.5, one dead stone taken off");
        assertThat(page.all("#board .owner.p0"))
                .as("the empty points, and the dead stone's")
                .hasSize(9);
        assertThat(page.attribute("cell-A1", "aria-label")).isEqualTo("A1, white, dead, point of black");
        page.click("cell-A1");
        page.awaitText("score", "white +5.5.");
        page.click("cell-A1");
        page.awaitText("score", "black +4.5");
        page.click("cell-A1");
        page.awaitText("score", "white +5.5.");
        page.await(
                "it to be kept",
                () -> page.number("return JSON.parse(localStorage['mcts.page.3']).territory.corrected.length") == 3);
        page.reload();
        page.awaitText("score", "white +5.5.");
        page.click("cell-A1");
        page.awaitText("score", "black +4.5");
        page.click("agree");
        page.awaitText("status", "black wins by the score agreed on.");
    }

    @Test
    void territoryAndNumbersAreShownOnDemand(Page page) {
        page.open("#game=go:lines=7&moves=D4.D6.C3.pass.F3");
        page.click("side-1-human");
        page.awaitPosition("D4 D6 C3 pass F3");
        assertThat(page.all("#board .owner, #board .ordinal")).isEmpty();
        page.click("hasTerritory");
        page.await("black's points", () -> page.all("#board .owner.p0").size() > 20);
        page.click("hasNumbers");
        page.await("four stones", () -> page.all("#board .ordinal").size() == 4);
        assertThat(page.all("#board .ordinal").stream().map(WebElement::getText))
                .containsExactlyInAnyOrder("1", "2", "3", "5");
        page.reload();
        page.await("they stay", () -> page.all("#board .ordinal").size() == 4);
    }

    /** Stones are put down in any order, and the turn chosen. */
    /** Beside the win rate stands the lead in points; both, and the curve, are those of the side that is chosen. */
    @Test
    void aSearchShowsTheLeadAndTheSideThatIsChosen(Page page) {
        page.open("#game=go:lines=5&moves=C3.pass.C4.pass");
        page.click("tab-search");
        page.write("analysis-spec", "go,iterations=100,seed=1");
        page.awaitText("lead-0", "+");
        assertThat(page.text("lead-1")).isEmpty();
        page.awaitText("curve-text", "black ");
        page.awaitAttribute("main-panel", "data-status", "done");
        String ofBlack = page.find("main-candidates").getText();
        page.choose("viewpoint", "1");
        page.awaitText("curve-text", "white ");
        page.await("other values", () -> !page.find("main-candidates").getText().equals(ofBlack));
        page.reload();
        page.awaitText("curve-text", "white ");
    }

    @Test
    void aPositionIsSetUpWithTheMouse(Page page) {
        page.open("#game=go:lines=5");
        page.click("new-game");
        page.click("edit-2-2");
        page.click("edit-1-2");
        page.click("tool-O");
        page.click("edit-3-3");
        page.click("edit-1-2");
        page.click("mover-O");
        page.await("the stones", () -> page.value("option-start").equals("black=C3 white=C4,D2 next=white"));
        page.choose("new-side-1", "human");
        page.click("new-play");
        page.await("the position", () -> stones(page, 0) == 1 && stones(page, 1) == 2);
        assertThat(page.player()).isEqualTo("1");
        // The editor begins with what is left after captures.
        page.click("new-game");
        page.write("option-start", "B1 A1 A2");
        page.await(
                "two stones",
                () -> page.all("[data-test=board-editor] .slot circle").size() == 2);
    }

    @Test
    void aSearchShowsItsCandidatesOnTheBoard(Page page) throws IOException {
        page.open("#game=go&moves=E5.C3.G3");
        page.click("tab-search");
        page.write("analysis-spec", "go,iterations=600,seed=1");
        page.awaitAttribute("main-panel", "data-status", "done");
        page.point("tab-search");
        page.await("candidates", () -> !page.all("#board .candidate").isEmpty());
        assertThat(page.run("""
                return ['.estimate rect.p0', '.estimate rect.p1', '.curve path.p0', '.legend rect:last-child', '.legend rect:first-child']
                    .map((css) => getComputedStyle(document.querySelector(css)).fill.match(/[\\d.]+/g).slice(0, 3))
                    .every(([red, green, blue]) => Math.max(red, green, blue) - Math.min(red, green, blue) < 12);""")).as("black and white, no red and no blue").isEqualTo(true);
        page.await(
                "the best moves",
                () -> page.all("[data-test=main-candidates] tbody tr").size() == 18);
        page.click("main-candidates-more");
        page.await(
                "all moves",
                () -> page.all("[data-test=main-candidates] tbody tr").size() == 81 - 3 + 1);
        page.click("main-candidates-more");
        page.await(
                "the best moves",
                () -> page.all("[data-test=main-candidates] tbody tr").size() == 18);
        Files.createDirectories(PICTURES);
        for (String scheme : new String[] {"light", "dark"}) {
            page.prefer(scheme);
            Files.write(PICTURES.resolve("go-1440-" + scheme + ".png"), page.picture(1440, 900));
            Files.write(PICTURES.resolve("go-390-" + scheme + ".png"), page.picture(390, 844));
        }
    }
}
