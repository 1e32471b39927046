package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;

/** The web page on a phone, in light and dark, and for those who cannot see it well. */
@ExtendWith(Browser.class)
class LookIT {

    private static final List<String> GAMES = List.of("tictactoe", "connectfour", "einstein", "go");
    private static final List<String> TABS = List.of("game", "search", "steps", "compare", "match");

    private static final int PHONE = 320;

    /** The widest board. */
    @ParameterizedTest
    @ValueSource(strings = "connectfour:columns=12")
    void nothingIsWiderThanAPhone(String game, Page page) {
        assertFitsOnAPhone(game, page);
    }

    @ParameterizedTest
    @Tag("nightly")
    @FieldSource("GAMES")
    void noOtherGameIsWiderThanAPhone(String game, Page page) {
        assertFitsOnAPhone(game, page);
    }

    private static void assertFitsOnAPhone(String game, Page page) {
        page.resize(PHONE, 740, true);
        page.open("#game=" + game);
        for (String tab : TABS) {
            page.click("tab-" + tab);
            assertFits(page, game + " " + tab);
        }
        page.click("tab-steps");
        page.click("step-10");
        page.await("the iteration", () -> page.has("phases"));
        assertThat(
                        page.run(
                                "return [...document.querySelectorAll('.phases li, .tablist button')].every((word) => word.scrollWidth <= word.clientWidth)"))
                .as("words within their pills")
                .isEqualTo(true);
        assertThat(page.all("[data-test=options] tbody tr")).hasSizeLessThanOrEqualTo(12);
        assertFits(page, game + " step 10");
        page.click("tab-match");
        page.click("new-game");
        page.find("new-play");
        assertFits(page, "new game of " + game);
        page.click("new-cancel");
        page.click("tab-search");
        page.write("analysis-spec", "uct,time=20ms");
        page.click("analysis-settings");
        page.find("settings-command");
        assertFits(page, "settings");
    }

    /** Where the board and the panels are beside each other, and just before. */
    @Test
    @Tag("nightly")
    void nothingIsWiderThanASmallScreen(Page page) {
        page.open("#game=connectfour");
        for (int width : new int[] {800, 921, 1024, 1100}) {
            page.resize(width, 768, false);
            for (String tab : TABS) {
                page.click("tab-" + tab);
                assertThat(page.number("""
                        return Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll('.card, .tablist, .toolbar')]
                            .map((part) => part.getBoundingClientRect().left + part.scrollWidth));""")).as(tab + " at " + width).isLessThanOrEqualTo(width);
            }
        }
    }

    /** The bar is as high as the board; on a phone board, bar and candidates stand together. */
    @Test
    void theSearchIsTheScreen(Page page) {
        for (String game : GAMES) {
            page.leave(); // or else the tab may be clicked before the page has gone on to this game
            page.open("#game=" + game);
            page.click("tab-search");
            page.find("main-candidates");
            for (int width : new int[] {1440, 1024, PHONE}) {
                page.resize(width, 844, width == PHONE);
                page.await(
                        "a bar as high as the board of " + game + " at " + width,
                        () -> Boolean.TRUE.equals(page.run("""
                        const [bar, board] = ['.evaluation svg', '#board svg.board'].map((css) => document.querySelector(css).getBoundingClientRect());
                        return bar.width >= 14 && bar.width < 30 && Math.abs(bar.top - board.top) < 1 && Math.abs(bar.bottom - board.bottom) < 1;""")));
            }
            page.run("scrollTo(0, 0)");
            assertThat(
                            page.number(
                                    "return document.querySelectorAll('[data-test=main-candidates] tr')[3].getBoundingClientRect().bottom"))
                    .as("the best three candidates of " + game)
                    .isLessThanOrEqualTo(844);
        }
    }

    /** What leads through the game is at hand in every tab where it is of use, however far the page has been scrolled. */
    @Test
    void theToolbarStaysOnThePhone(Page page) {
        page.resize(390, 844, true);
        page.open("#game=connectfour&moves=4.4");
        for (String tab : List.of("game", "search")) {
            page.click("tab-" + tab);
            for (int y : new int[] {0, 300}) {
                page.run("scrollTo(0, arguments[0])", y);
                assertThat(page.number("return document.querySelector('.toolbar').getBoundingClientRect().bottom"))
                        .as(tab + " at " + y)
                        .isBetween(800L, 844L);
            }
        }
        page.click("undo");
        page.await("one move less", () -> !page.part("at").isEmpty());
    }

    /** A point smaller than a finger is aimed at, and played when that is confirmed. */
    @Test
    void aFingerAimsAtSmallPoints(Page page) {
        page.resize(390, 844, true);
        page.command("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
        page.open("#game=go:lines=19");
        tap(page, "cell-D16");
        page.awaitText("aim-choose", "Play D16");
        assertThat(page.moves()).isEmpty();
        page.click("aim-right");
        page.awaitText("aim-choose", "Play E16");
        page.click("aim-choose");
        page.await(
                "the move",
                () -> page.moves().equals(List.of("E16")) || page.moves().size() == 2);
        assertThat(page.has("aim")).isFalse();
        page.open("#game=tictactoe");
        tap(page, "cell-b2");
        page.await("a move at once", () -> !page.moves().isEmpty());
        page.command("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
    }

    private static void tap(Page page, String name) {
        page.find(name);
        page.run("""
                const cell = document.querySelector(`[data-test=${arguments[0]}]`);
                cell.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch', button: 0}));
                cell.dispatchEvent(new MouseEvent('click', {bubbles: true}));""", name);
    }

    /** On the largest board and the smallest screens, too. */
    @Test
    @Tag("nightly")
    void everyLetterOfAPictureCanBeRead(Page page) {
        page.open("#game=connectfour:rows=12,columns=12");
        page.click("tab-search");
        page.write("analysis-spec", "uct,iterations=3000,seed=1");
        page.awaitAttribute("main-panel", "data-status", "done");
        for (int width : new int[] {1440, 1024, PHONE}) {
            page.resize(width, 768, width == PHONE);
            page.await("letters of 11 pixels at " + width, () -> Boolean.TRUE.equals(page.run("""
                    const letters = [...document.querySelectorAll('#board text, .icicle text, .curve text')].filter((text) => text.textContent !== '');
                    return letters.length > 20 && letters.every((text) =>
                        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a >= 10.9);""")));
        }
    }

    private static void assertFits(Page page, String what) {
        assertThat(page.number("return innerWidth")).isEqualTo(PHONE);
        assertThat(page.number("return document.documentElement.scrollWidth"))
                .as(what)
                .isLessThanOrEqualTo(PHONE);
    }

    @Test
    void itIsLightOrDarkAsTheReaderPrefersOrChooses(Page page) {
        page.prefer("dark");
        page.open("#game=connectfour");
        assertThat(brightness(page)).isLessThan(80);
        page.prefer("light");
        page.await("light", () -> brightness(page) > 180);
        page.click("theme");
        page.click("theme");
        page.awaitAttribute("theme", "data-theme", "dark");
        assertThat(brightness(page)).isLessThan(80);
        page.reload();
        assertThat(brightness(page)).isLessThan(80);
        // On paper there is nothing to press.
        page.command("Emulation.setEmulatedMedia", Map.of("media", "print"));
        page.await(
                "the paper",
                () -> page.all(".toolbar, .tablist, .top, .player").stream().noneMatch(WebElement::isDisplayed));
        assertThat(page.find("board").isDisplayed()).isTrue();
        page.command("Emulation.setEmulatedMedia", Map.of("media", ""));
    }

    /** How bright the ground of the page is, from 0 to 255. */
    private static long brightness(Page page) {
        return page.number("""
                const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number);
                return Math.round((red + green + blue) / 3);""");
    }

    /** What is shown is looked at in both schemes, for it is the drawing of it that takes long; tabs after they were used. */
    @Test
    void itIsAccessible(Page page) {
        for (String game : List.of("einstein", "go")) {
            page.open("#game=" + game);
            assertAccessible(page, game);
        }
        page.open("#game=tictactoe&moves=b2.b3.a3.c1.a1.a2.c3");
        for (String tab : TABS) {
            page.click("tab-" + tab);
            use(page, tab);
            assertThat(page.number("""
                    const sizes = [...document.querySelectorAll('.panels *')]
                        .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') && part.getClientRects().length > 0)
                        .map((part) => parseFloat(getComputedStyle(part).fontSize) * (part.ownerSVGElement ? part.getScreenCTM().a : 1));
                    return new Set(sizes.map((size) => size.toFixed(1))).size;""")).as("sizes of letters in " + tab).isLessThanOrEqualTo(5);
            assertAccessible(page, "used " + tab);
        }
        page.click("game-cards");
        page.find("deal");
        assertAccessible(page, "cards");
        page.click("game-tictactoe");
        page.click("new-game");
        page.find("new-play");
        assertAccessible(page, "new game");
        page.click("new-cancel");
    }

    private static void use(Page page, String tab) {
        switch (tab) {
            case "search" -> {
                page.write("analysis-spec", "uct,iterations=200,seed=1");
                page.click("review");
                page.find("report");
            }
            case "steps" -> {
                page.click("to-start");
                page.click("step-10");
                page.await("the iteration", () -> page.has("phases"));
            }
            case "compare" -> {
                page.write("compare-a-spec", "uct,iterations=200");
                page.write("compare-b-spec", "random,iterations=100");
                page.click("compare");
                page.await("figures", () -> page.text("compare-figures").contains("200"));
            }
            case "match" -> {
                page.write("match-a-spec", "uct,iterations=10");
                page.write("match-b-spec", "random");
                page.write("match-games-input", "4");
                page.click("match-start");
                page.awaitAttribute("match-progress", "data-status", "done");
            }
            default -> page.click("move-2");
        }
    }

    private static void assertAccessible(Page page, String what) {
        for (String scheme : List.of("light", "dark")) {
            assertThat(Accessibility.violations(page, scheme))
                    .as(scheme + " " + what)
                    .isEmpty();
        }
    }
}
