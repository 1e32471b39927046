package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a reader sees first, and the tour. */
@ExtendWith(Browser.class)
class FirstScreenIT {

    @Test
    void twoSearchesPlayUntilTheBoardIsTouchedAndThenItIsTheReaders(Page page) {
        page.allowMotion();
        page.open("");
        page.find("greeting");
        page.await("a move of the demonstration", () -> page.moves().size() > 1);
        page.click("cell-5-3");
        page.awaitPosition("......./......./......./......./......./....... x");
        page.click("cell-5-3");
        page.await("the first move", () -> !page.moves().isEmpty());
        assertThat(page.moves().get(0)).isEqualTo("4");
        page.await("all of the page", () -> page.has("tab-game") && !page.has("greeting"));
        assertThat(page.attribute("side-0-human", "aria-pressed")).isEqualTo("true");
        page.reload();
        assertThat(page.has("greeting")).isFalse();
    }

    /** What is drawn first is whole. */
    @Test
    @Tag("nightly")
    void nothingMovesWhileThePageIsLoaded(Page page) {
        page.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", """
                window.shift = 0;
                new PerformanceObserver((list) => list.getEntries().forEach(({value}) => (shift += value)))
                    .observe({type: 'layout-shift', buffered: true});"""));
        for (String fragment : List.of("", "#game=go", "#game=einstein")) {
            page.leave();
            page.open(fragment);
            page.await(
                    "the first frame",
                    () -> Boolean.TRUE.equals(page.runAsync(
                            "const done = arguments[0]; requestAnimationFrame(() => setTimeout(() => done(true)))")));
            assertThat(((Number) page.run("return shift")).doubleValue())
                    .as(fragment)
                    .isLessThan(0.01);
        }
    }

    /** In each, what is searched is there without a click, and its figures are those of the guide's first page. */
    @Test
    void theLessonsHaveAnAddressEachAndShowWhatTheyTell(Page page) {
        page.open("");
        page.click("lesson-link");
        page.awaitText("lesson", "1 of 5: Four steps");
        page.click("step-next");
        page.find("growing");
        page.click("lesson-next");
        page.awaitText("lesson", "2 of 5");
        page.find("options");
        // With c = 0 one move is tried again and again; with c = 3 no move is left alone.
        assertThat(visitsWith(page, "0").stream().filter(visits -> visits < 5)).isNotEmpty();
        assertThat(visitsWith(page, "3")).hasSize(5).allMatch(visits -> visits >= 5);
        page.click("lesson-next");
        page.awaitText("lesson", "3 of 5");
        page.click("lesson-count-1000");
        page.await(
                "c1",
                () -> page.text("lesson-main")
                        .lines()
                        .skip(1)
                        .findFirst()
                        .orElse("")
                        .startsWith("c1"));
        page.click("lesson-next");
        page.awaitText("lesson", "4 of 5");
        page.click("lesson-count-100");
        page.awaitText("lesson-second", "win");
        assertThat(page.text("lesson-main")).doesNotContain("win");
        page.click("lesson-next");
        page.awaitText("lesson", "5 of 5");
        assertThat(page.part("lesson")).isEqualTo("5");
        page.find("lesson-main");
        page.find("lesson-second");
        page.openInNewWindow(page.address().replace("127.0.0.1", "localhost"));
        page.awaitText("lesson", "5 of 5");
        page.click("lesson-end");
        page.find("tab-game");
        // The constant of the lesson is not that of the tab.
        page.click("tab-steps");
        assertThat(page.value("step-c")).isEqualTo("1.4");
    }

    private static List<Integer> visitsWith(Page page, String c) {
        page.run(
                "const slider = document.querySelector('[data-test=lesson-c]');"
                        + " slider.value = arguments[0]; slider.dispatchEvent(new Event('change'));",
                c);
        page.await("c = " + c, () -> page.text("lesson-c-now").equals(c) && page.has("options"));
        return page.all("[data-test=options] tbody td:nth-child(2)").stream()
                .map(cell -> Integer.parseInt(cell.getText()))
                .toList();
    }

    @Test
    @Tag("nightly")
    void theTourHasFiveStopsWithAnAddressEach(Page page) {
        page.open("");
        // For readers who want no motion nothing plays by itself.
        page.awaitText("greeting", "Click a column");
        List<String> tabs = List.of("game", "search", "steps", "search", "match");
        page.click("tour-1");
        for (int stop = 1; stop <= 5; stop++) {
            String number = String.valueOf(stop);
            page.await("stop " + number, () -> page.part("tour").equals(number));
            page.awaitText("stop", number + " of 5");
            page.awaitAttribute("tab-" + tabs.get(stop - 1), "aria-selected", "true");
            if (stop < 5) {
                page.click("tour-next");
            }
        }
        String address = page.address();
        page.openInNewWindow(address.replace("127.0.0.1", "localhost"));
        page.awaitText("stop", "5 of 5");
        page.click("tour-end");
        page.await("the end of the tour", () -> page.part("tour").isEmpty());
    }
}
