package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** What the web page shows of searches while they think. */
@ExtendWith(Browser.class)
class SearchIT {

    /** Goes on until it is stopped: without the ceiling it would end when it has taken the memory that the server gives a search. */
    private static final String LONG = "uct,time=60m,memory-ceiling=32m";

    private static long count(Page page, String name) {
        String text = page.text(name).replace(",", "");
        return text.isEmpty() ? 0 : Long.parseLong(text);
    }

    private static void analyse(Page page, String spec) {
        page.click("tab-search");
        page.write("analysis-spec", spec);
    }

    @Test
    void theFiguresOfAnAnalysisMoveAndItsTreeOpens(Page page) {
        page.open("#game=connectfour");
        analyse(page, LONG);
        page.await("figures", () -> count(page, "main-iterations") > 0);
        long before = count(page, "main-iterations");
        page.await("more iterations", () -> count(page, "main-iterations") > before);
        assertThat(page.attribute("main-panel", "data-status")).isEqualTo("running");

        page.click("tree-list");
        page.click("node-4");
        page.find("node-4-4");
        page.click("node-4-4");
        page.find("node-4-4-4");
        long visits = visitsInTree(page, "node-4");
        page.await("newer visits", () -> visitsInTree(page, "node-4") > visits);
        assertThat(page.text("tree-heads")).contains("Visits", "Mean", "UCB1", "Proven");

        page.click("finish");
        page.awaitAttribute("main-panel", "data-status", "done");
        assertThat(page.all("[data-test=main-candidates] tbody tr")).hasSize(7);
        assertThat(page.all("[data-test=main-variation] .chip")).isNotEmpty();
        assertThat(page.all("#board .candidate")).hasSize(7);
        assertThat(page.attribute("curve", "data-points")).isEqualTo("1");
        String best = page.all("[data-test=main-candidates] tr.chosen").get(0).getDomAttribute("data-move");
        assertThat(page.all("[data-test=main-variation] .chip").get(0).getText())
                .isEqualTo(best);
        assertThat(page.all("[data-test=main-candidates] tr.chosen .line")
                        .get(0)
                        .getText())
                .as("the line in the row of its move")
                .startsWith(page.all("[data-test=main-variation] .chip").get(1).getText());
        assertThat(count(page, "main-nodes")).isBetween(1L, Math.max(2L, 8 * count(page, "main-iterations")));
    }

    private static long visitsInTree(Page page, String node) {
        String visits = page.all("[data-test=" + node + "] .visits").get(0).getText();
        return Long.parseLong(visits.replaceAll("\\D", ""));
    }

    @Test
    void whatIsProvenIsShown(Page page) {
        // x wins at c3; the search proves it at once.
        page.open("#game=tictactoe&moves=a3.a2.b3.b2");
        analyse(page, "solver,iterations=10000");
        page.awaitText("main-proven", "win proven");
        assertThat(page.attribute("main-estimate", "data-value")).isEqualTo("1");
        assertThat(page.all("[data-test=main-candidates] tr.chosen").get(0).getDomAttribute("data-move"))
                .isEqualTo("c3");
        // The game is over after it: nothing can be opened there.
        page.click("tree-list");
        assertThat(page.attribute("node-c3", "aria-expanded")).isEmpty();
        assertThat(page.all("[aria-expanded=undefined]")).isEmpty();
    }

    /** What is written beside an arrow leaves its head free, also of those that point up or down. */
    @Test
    void theFiguresOfAnArrowLeaveItsHeadFree(Page page) {
        page.open("#game=einstein&start=A1C2%2F1E3%2F2Bd1%2FF1a1c%2F2e1f%20r%204");
        analyse(page, "fitted,iterations=2000,seed=1");
        page.awaitAttribute("main-panel", "data-status", "done");
        assertThat(page.run("""
                return [...document.querySelectorAll('.candidate.arrow')]
                    .map((arrow) => [arrow.querySelector('path').getBBox(), arrow.querySelector('rect').getBBox()])
                    .filter(([path]) => path.height > 1.1 * path.width)
                    .map(([path, tag]) => path.y + path.height <= tag.y || tag.y + tag.height <= path.y);"""))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isNotEmpty()
                .containsOnly(true);
    }

    @Test
    void theWholeGameIsSearchedForTheCurve(Page page) {
        page.open("#game=tictactoe&moves=a3.b3.b2.a2.c1");
        page.await("the last position", page::isOver);
        page.click("tab-search");
        page.write("analysis-spec", "uct,iterations=500");
        page.click("review");
        // Five positions in which somebody chose, and the end.
        page.awaitAttribute("curve", "data-points", "6");
    }

    /** x takes the middle, and o an edge, which loses: https://en.wikipedia.org/wiki/Tic-tac-toe#Strategy. */
    @Test
    void theReportNamesTheMoveThatLostTheGame(Page page) {
        page.open("#game=tictactoe&moves=b2.b3.a3.c1.a1.a2.c3");
        page.await("the last position", page::isOver);
        page.click("tab-search");
        page.write("analysis-spec", "solver,iterations=20000,seed=1");
        page.click("review");
        page.find("report");
        assertThat(page.text("accuracy-0")).isEqualTo("100.0 %");
        assertThat(Double.parseDouble(page.text("accuracy-1").replace(" %", "")))
                .isLessThan(90);
        assertThat(page.all("[data-test=worst] li").get(0).getText()).contains("b3", "lost 50 %", "better is a3");
        // The best move and the one that was played stand on the board, not while a better one is looked for.
        page.click("worst-1");
        page.awaitPosition("....x....");
        page.await("both", () -> page.all("#board .candidate").size() == 2);
        assertThat(page.all("#board .candidate.chosen.best")).hasSize(1);
        page.click("again-1");
        page.await("none", () -> page.all("#board .candidate").isEmpty());
        page.awaitPosition("....x....");
        page.awaitText("message", "find something better than b3");
        assertThat(page.has("main-panel")).as("the search of another position").isFalse();
        // What is played is searched as the game was, and judged by that search alone: a corner holds, an edge loses.
        page.click("cell-a3");
        page.awaitText("message", "a3 holds the draw.");
        assertThat(page.moves()).isEqualTo(List.of("b2", "a3"));
        assertThat(page.text("accuracy-1")).isEqualTo("100.0 %");
        page.click("tab-game");
        page.click("line-0");
        page.await("the loss beside the move", () -> page.text("move-2").contains("−50 %"));
        assertThat(page.all(".history .loss.blunder")).hasSize(1);
        page.click("tab-search");
        page.click("again-1");
        page.awaitPosition("....x....");
        page.click("cell-b1");
        page.awaitText("message", "b1 still loses.");
    }

    /** Also where the opponent has already searched some of the positions, less. */
    @Test
    void everyPositionOfAReportIsSearchedWithTheSameBudget(Page page) {
        page.open("#game=tictactoe");
        page.write("side-1-spec", "uct,iterations=50");
        page.click("cell-b2");
        page.await("the answer", () -> page.moves().size() == 2);
        page.click("resign");
        page.click("tab-search");
        page.write("analysis-spec", "uct,iterations=400");
        page.click("review");
        page.find("report");
        assertThat(page.run("""
                dispatchEvent(new PageTransitionEvent('pagehide'));
                const {estimates} = JSON.parse(localStorage.getItem('mcts.page.3')).game;
                return ['', 'b2'].map((moves) => estimates[moves].iterations);""")).isEqualTo(List.of(400L, 400L));
        assertThat(page.text("report")).contains("uct,iterations=400");
    }

    /** Its tab is all it takes; it ends with it, and where the reader looks for a move alone none begins. */
    @Test
    void aSearchBeginsWithItsTabAndEndsWithIt(Page page) {
        page.open("#game=connectfour&moves=4.3");
        page.click("tab-search");
        page.await("figures", () -> count(page, "main-iterations") > 0);
        assertThat(page.all("#board .candidate")).isNotEmpty();
        page.click("tab-game");
        page.await("the end", () -> page.server().running() == 0);
        page.click("tab-search");
        page.await("another", () -> page.server().running() == 1);
        page.click("analyse");
        page.await("the end", () -> page.server().running() == 0);
        page.click("next");
        page.click("previous");
        assertThat(page.attribute("analyse", "aria-pressed")).isEqualTo("false");
    }

    @Test
    void aStoppedSearchKeepsItsTreeAndGoesOn(Page page) {
        page.open("#game=connectfour&moves=4.4");
        page.click("tab-search");
        page.await("figures", () -> count(page, "main-iterations") > 0);
        page.click("analyse");
        page.awaitAttribute("main-panel", "data-status", "paused");
        long before = count(page, "main-iterations");
        page.click("tree-list");
        page.click("node-4");
        page.find("node-4-4");
        page.click("analyse");
        page.awaitAttribute("main-panel", "data-status", "running");
        assertThat(count(page, "main-iterations")).isGreaterThanOrEqualTo(before);
        page.click("tab-game");
        assertThat(page.server().running())
                .as("a search begun by hand goes on under other tabs")
                .isEqualTo(1);
        page.click("tab-search");
        page.click("analyse");
        page.awaitAttribute("main-panel", "data-status", "paused");
        assertThat(count(page, "main-iterations")).isGreaterThan(before);
    }

    @Test
    void thePositionOfAFinishedGameIsNotAnalysed(Page page) {
        page.open("#game=tictactoe&moves=b2.b3.a3.c1.a1.a2.c3");
        page.await("the last position", page::isOver);
        page.click("tab-search");
        page.click("analyse");
        page.awaitText("message", "The game is over here");
        assertThat(page.attribute("analyse", "aria-pressed")).isEqualTo("false");
    }

    @Test
    void theSearchOfAnotherPositionSaysSoAndWhyItStopped(Page page) {
        page.open("#game=tictactoe&moves=a3");
        page.awaitPosition("x........");
        analyse(page, "uct,iterations=100");
        page.awaitText("main-about", "all iterations are done");
        page.click("analyse");
        page.click("previous");
        page.awaitText("main-about", "the position after 1 move · all iterations are done");
    }

    @Test
    void theCurveIsReadByThePointerAndTheKeyboard(Page page) {
        page.open("#game=tictactoe&moves=a3.b3.b2.a2.c1");
        page.click("tab-search");
        page.write("analysis-spec", "uct,iterations=500,seed=1");
        page.click("review");
        page.awaitAttribute("curve", "data-points", "6");
        page.awaitText("curve-text", "After 5: c1");
        page.point("curve");
        page.awaitText("curve-text", "500 iterations · uct,iterations=500,seed=1");
        page.click("curve");
        page.await("the middle of the game", () -> Integer.parseInt(page.part("at")) > 0);
        page.press(Keys.HOME);
        page.await("the beginning", () -> page.part("at").equals("0"));
        page.press(Keys.ARROW_RIGHT);
        page.await("the first move", () -> page.part("at").equals("1"));
    }

    @Test
    void aCandidateShowsItsWholeLineOnTheBoard(Page page) {
        page.open("#game=connectfour");
        analyse(page, "uct,iterations=20000,seed=1");
        page.awaitAttribute("main-panel", "data-status", "done");
        assertThat(page.all("#board .candidate.chosen")).hasSize(1);
        page.point("candidate-1");
        page.await("the stones of the line", () -> page.all("#board .ordinal").size() > 2);
        assertThat(page.all("#board .ordinal").get(0).getText()).isEqualTo("1");
        assertThat(page.text("caption")).startsWith("1: ").contains("visits");
        assertThat(page.moves()).isEmpty();
        page.point("previous");
        page.await("the board as it is", () -> page.all("#board .ordinal").isEmpty());
        // By keyboard as well.
        page.tabTo("[data-test=candidate-2]");
        page.await("its line", () -> !page.all("#board .ordinal").isEmpty());
    }

    /** While the server is still asked what a move leads to, the board shows the position before: its lines are no longer legal. */
    @Test
    void noLineIsAskedForFromAPositionThatIsGone(Page page) {
        page.open("#game=connectfour");
        page.click("side-1-human");
        analyse(page, "uct,iterations=500,seed=1");
        page.awaitAttribute("main-panel", "data-status", "done");
        page.run(
                "window.asked = []; window.fetch = (path, {body}) => { asked.push(path + body); return new Promise(() => {}); };");
        page.run("document.activeElement.blur()");
        page.press("4");
        page.await("the question", () -> page.number("return asked.length") == 1);
        page.run("document.querySelectorAll('#board .cell').forEach("
                + "(cell) => cell.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'})))");
        assertThat(page.run("return asked.join()")).asString().endsWith("\"moves\":[\"4\"]}");
        assertThat(page.all("#board .candidate")).isEmpty();
    }

    @Test
    void theTreeIsAPictureThatGrowsAndIsZoomedInto(Page page) {
        page.open("#game=connectfour");
        analyse(page, LONG);
        page.await("some nodes", () -> Integer.parseInt(page.attribute("picture", "data-nodes")) > 50);
        page.click("finish");
        page.awaitAttribute("main-panel", "data-status", "done");
        // The line expected is outlined; where there is room, boxes have their figures.
        String best = page.all("[data-test=main-variation] .chip").get(0).getText();
        page.await("the outline", () -> page.attribute("box-" + best, "class").contains("expected"));
        assertThat(page.all(".box.expected"))
                .hasSizeLessThanOrEqualTo(
                        page.all("[data-test=main-variation] .chip").size());
        assertThat(page.all(".icicle .figures-of")).isNotEmpty();
        page.point("box-4-4");
        page.await("the branch on the board", () -> page.all("#board .ordinal").size() == 2);
        page.click("box-4");
        page.await("the branch alone", () -> !page.has("box-3") && page.has("box-4-4"));
        // From the top of the picture: down, in, and back to all of it.
        page.run("document.querySelector('[data-test=box-4]').focus()");
        page.press(Keys.ARROW_DOWN, Keys.ENTER);
        page.await("deeper", () -> !page.has("box-4"));
        page.click("zoom-top");
        page.find("box-3");
    }

    /** The first iterations of tic-tac-toe try each of the nine cells once; the tenth is the first that chooses by the formula. */
    @Test
    void aSearchIsGoneThroughStepByStep(Page page) {
        page.open("#game=tictactoe");
        page.click("tab-steps");
        page.awaitAttribute("phases", "data-phase", "expand");
        page.awaitText("told", "9 moves that were never tried");
        page.click("step-next");
        page.awaitAttribute("phases", "data-phase", "simulate");
        page.await("the rollout on the board", () -> page.all("#board .rollout").size() > 3);
        page.click("step-next");
        page.awaitAttribute("phases", "data-phase", "backpropagate");
        assertThat(page.text("updates")).contains("0 → 1");
        page.click("step-10");
        page.awaitAttribute("phases", "data-number", "11");
        page.awaitAttribute("phases", "data-phase", "select");
        assertThat(page.text("formula")).contains("√(ln 10 / ");
        assertThat(page.all("[data-test=options] tbody tr")).hasSize(9);
        page.click("step-back");
        page.awaitAttribute("phases", "data-number", "10");
        page.click("step-play");
        page.awaitAttribute("phases", "data-number", "11");
        page.click("step-play");
        theStepsFillTheScreen(page);
    }

    /** For a lecture hall: by keys and by a link. */
    private static void theStepsFillTheScreen(Page page) {
        page.resize(1920, 1080, false);
        page.press("f");
        page.await("all of the screen", () -> page.part("steps").equals("full"));
        assertThat(page.run("return getComputedStyle(document.querySelector('.tablist')).display"))
                .isEqualTo("none");
        page.openAt(page.address());
        page.reload();
        page.await("the board", () -> page.has("step-next"));
        page.press(Keys.ARROW_RIGHT);
        page.awaitAttribute("phases", "data-number", "1");
        page.click("step-10");
        page.awaitAttribute("phases", "data-number", "11");
        page.awaitAttribute("phases", "data-phase", "select");
        assertThat(page.all("[data-test=growing] .bound"))
                .as("exploration and bound of nine moves")
                .hasSize(18);
        page.await("letters that grow with the screen", () -> Boolean.TRUE.equals(page.run("""
                const {height, bottom, right} = document.querySelector('.growing svg').getBoundingClientRect();
                return document.querySelector('.growing .name').getScreenCTM().a * 12 > 18 && height > 500 && bottom <= innerHeight && right <= innerWidth;""")));
        page.press(Keys.ARROW_RIGHT);
        page.awaitAttribute("phases", "data-phase", "expand");
        page.press(Keys.ARROW_LEFT);
        page.awaitAttribute("phases", "data-phase", "select");
        page.press(" ");
        page.awaitAttribute("phases", "data-number", "12");
        page.press(" ");
        page.press(Keys.ESCAPE);
        page.await("the page", () -> page.part("steps").isEmpty());
    }

    /** Any tab fills a wall: by its address, until Escape. */
    @Test
    void aTabFillsTheScreen(Page page) {
        page.resize(1920, 1080, false);
        page.open("#game=connectfour&moves=4&tab=search&wall=1");
        page.find("main-candidates");
        assertThat(page.part("tab")).isEqualTo("search");
        assertThat(page.run("return getComputedStyle(document.querySelector('.games')).display"))
                .isEqualTo("none");
        assertThat(page.number("return parseFloat(getComputedStyle(document.documentElement).fontSize)"))
                .isGreaterThan(20);
        assertThat(Accessibility.violations(page, "light")).isEmpty();
        page.press(Keys.ESCAPE);
        page.await("the page", () -> page.part("wall").isEmpty());
        page.press("f");
        page.await("all of the screen", () -> page.part("wall").equals("1"));
        page.click("wall-leave");
        page.await("the page again", () -> page.part("wall").isEmpty());
    }

    /** The tree before the iteration, its path lit; the result changes the numbers of the path. */
    @Test
    void theTreeOfTheStepsGrows(Page page) {
        page.open("#game=tictactoe");
        page.click("tab-steps");
        page.click("step-10");
        page.awaitAttribute("phases", "data-number", "10");
        assertThat(page.attribute("growing", "data-nodes")).isEqualTo("10");
        assertThat(page.all("[data-test=growing] .callout")).hasSize(1);
        page.click("step-next");
        page.awaitAttribute("growing", "data-phase", "expand");
        assertThat(page.attribute("growing", "data-nodes")).isEqualTo("11");
        assertThat(page.all("[data-test=growing] .knot.lit")).hasSize(3);
        assertThat(page.run("""
                return [...document.querySelectorAll('.knot')].some((knot) => {
                  const [ring, letters] = ['.ring', '.visits'].map((css) => knot.querySelector(css)?.getBoundingClientRect());
                  return ring && letters && letters.height > 0 && letters.top < ring.bottom;
                });""")).as("visits on a ring").isEqualTo(false);
        page.click("step-next");
        page.awaitAttribute("growing", "data-phase", "simulate");
        page.find("growing");
        assertThat(page.all("[data-test=growing] .token")).hasSize(1);
        page.click("step-next");
        page.awaitAttribute("growing", "data-phase", "backpropagate");
        assertThat(page.all("[data-test=growing] .knot.changed")).hasSize(3);
        assertThat(page.run("return document.querySelector('[data-test=growing] .total.new').textContent"))
                .isEqualTo("10");
        // Its line goes from the board with its tab, and comes back with it.
        page.click("tab-compare");
        page.await("the board alone", () -> page.all("#board .ordinal").isEmpty());
        page.click("tab-steps");
        page.await("the line", () -> !page.all("#board .ordinal").isEmpty());
    }

    @Test
    void theStepsEndAtTheirLastIterationAndSaySo(Page page) {
        page.open("#game=tictactoe");
        page.click("tab-steps");
        page.click("step-100");
        page.awaitAttribute("phases", "data-number", "100");
        for (int number = 200; number <= 2000; number += 100) {
            page.click("step-100");
            page.awaitAttribute("phases", "data-number", String.valueOf(number));
        }
        page.click("step-100");
        page.awaitText("message", "Steps end at iteration 2,000.");
        page.write("step-c", "-1");
        page.awaitText("message", "it stays 1.4");
        assertThat(page.value("step-c")).isEqualTo("1.4");
    }

    @Test
    void twoSearchesAreCompared(Page page) {
        page.open("#game=connectfour");
        page.click("tab-compare");
        page.write("compare-a-spec", "uct,iterations=20000");
        page.write("compare-b-spec", "random,iterations=1000");
        page.click("compare");
        page.await("a's last figures", () -> page.text("compare-figures").contains("20,000"));
        assertThat(page.find("compare-a-time").getText()).contains("20,000 iterations");
        List<String> moves = page.all("[data-test=compare-moves] tbody tr").stream()
                .map(row -> String.valueOf(row.getDomAttribute("data-move")))
                .toList();
        assertThat(moves).containsExactlyInAnyOrder("1", "2", "3", "4", "5", "6", "7");
    }

    @Test
    void aSpecThatIsNoneIsExplained(Page page) {
        page.open("#game=connectfour");
        analyse(page, "uct,selection=nonsense");
        page.awaitText("main-error", "nonsense");
    }

    @Test
    void everySettingHasItsControl(Page page) {
        page.open("#game=connectfour");
        page.click("tab-search");
        page.write("analysis-spec", "uct,time=20ms");
        page.click("analysis-settings");
        page.choose("setting-rollout", "decisive");
        page.write("setting-selection-c", "0.5");
        page.awaitText("settings-command", "rollout=decisive");
        page.awaitText("settings-command", "selection=ucb1:c=0.5");
        page.choose("setting-expansion", "threats");
        page.write("setting-expansion-positions", "3");
        page.awaitText("settings-command", "expansion=threats:positions=3");
        page.click("dialog-done");
        assertThat(page.value("analysis-spec"))
                .contains("rollout=decisive", "selection=ucb1:c=0.5", "expansion=threats:positions=3", "time=20ms");
        page.awaitAttribute("main-panel", "data-status", "done");
    }

    @Test
    void thePageAnswersWhileTwoSearchesRun(Page page) {
        page.open("#game=connectfour");
        page.click("tab-compare");
        page.write("compare-a-spec", LONG);
        page.write("compare-b-spec", LONG);
        page.click("compare");
        page.await("both", () -> page.server().running() == 2 && page.has("compare-figures"));
        page.click("tab-game");
        page.click("cell-5-3");
        page.await("the move", () -> !page.moves().isEmpty());
    }

    /** Where its SPEC does not say how long, an analysis goes on, also at the next position, until it is stopped. */
    @Test
    void anAnalysisWithoutATimeGoesOnUntilItIsStopped(Page page) {
        page.open("#game=connectfour");
        page.click("side-1-human");
        page.click("tab-search");
        page.await("figures", () -> count(page, "main-iterations") > 0);
        page.click("cell-5-3");
        page.await(
                "those of the next position",
                () -> page.has("main-panel")
                        && page.attribute("main-panel", "data-here").equals("true")
                        && page.attribute("curve", "data-points").equals("2"));
        page.click("analyse");
        page.await("the end", () -> page.server().running() == 0);
        page.click("analyse");
        page.await("another", () -> page.server().running() == 1);
        page.leave();
        page.await(
                "the end", () -> page.server().running() == 0 && page.server().sockets() == 0);
    }

    @Test
    void searchesEndWhenTheirPageIsLeftAndItCanBeComeBackTo(Page page) {
        page.open("#game=connectfour");
        analyse(page, LONG);
        page.await("the search", () -> page.server().running() == 1);
        page.leave();
        page.await(
                "the end", () -> page.server().running() == 0 && page.server().sockets() == 0);
        page.comeBack();
        page.click("cell-5-3");
        page.awaitTurn("0", 2);
        assertThat(page.server().sockets()).isEqualTo(1);
    }
}
