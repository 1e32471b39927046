package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Games with hidden information, played in the browser. */
@ExtendWith(Browser.class)
class CardRoomIT {

    private static final List<String> GAMES = List.of("hearts", "leduc", "liarsdice", "goofspiel", "phantom", "kuhn");
    private static final String CAN_PLAY =
            ".hand-card:not(:disabled), .choice:not(:disabled), .bid:not(:disabled), .liar:not(:disabled),"
                    + " .phantom-cell[aria-disabled=false]";
    private static final Path PICTURES = Path.of("target", "web-screenshots");

    private static void enter(Page page) {
        page.open("#game=tictactoe");
        // Events follow one another at a reader's pace; a test reads faster.
        page.run("const later = setTimeout; window.setTimeout = (work, wait) => later(work, Math.min(wait, 20))");
        page.click("game-cards");
        page.find("deal");
    }

    private static void deal(Page page, String game) {
        page.click("tile-" + game);
        page.choose("cards-level", "0");
        page.click("deal");
        awaitTurn(page);
    }

    /** Waits until all is shown that happened; the turn is then the person's, or the game is over. */
    private static void awaitTurn(Page page) {
        page.await("the person's turn", () -> !page.all(CAN_PLAY).isEmpty() || page.has("open"));
    }

    private static void play(Page page) {
        choose(page);
        awaitTurn(page);
    }

    private static void choose(Page page) {
        page.await("a choice", () -> {
            List<WebElement> choices = page.all(CAN_PLAY);
            choices.stream().limit(1).forEach(WebElement::click);
            return !choices.isEmpty();
        });
    }

    private static void playToTheEnd(Page page) {
        while (!page.has("open")) {
            play(page);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "leduc")
    void gameIsPlayedToItsEndAndThenShownWhole(String game, Page page) {
        requireWholeGame(game, page);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"hearts", "goofspiel", "liarsdice", "phantom", "kuhn", "rps"})
    void everyOtherGameIsPlayedToItsEndAndThenShownWhole(String game, Page page) {
        requireWholeGame(game, page);
    }

    /** In its middle and at its end a game fits on a phone, and is accessible in both themes. */
    private static void requireWholeGame(String game, Page page) {
        enter(page);
        page.click("tile-" + game);
        if (game.equals("hearts")) {
            page.write("cards-option-ranks", "3");
            checkLooks(page, "list of games");
        }
        deal(page, game);
        assertThat(page.has("open")).isFalse();
        checkLooks(page, game);
        playToTheEnd(page);
        assertThat(page.text("cards-status")).startsWith("The game is over.");
        assertThat(page.text("open-position")).isNotBlank();
        assertThat(page.text("tally")).startsWith("After one deal: You ");
        page.run("document.querySelector('[data-test=thoughts]').open = true");
        assertThat(page.all("[data-test=thoughts] tbody tr")).isNotEmpty();
        checkLooks(page, game + " at its end");
        page.click("deal-again");
        page.await("another game", () -> !page.has("open"));
        page.awaitText("tally", "After one deal");
        page.click("to-lobby");
        page.find("deal");
    }

    private static void checkLooks(Page page, String what) {
        for (int width : new int[] {360, 1024}) {
            page.resize(width, 800, width < 500);
            assertThat(page.number("return document.documentElement.scrollWidth"))
                    .as(what)
                    .isLessThanOrEqualTo(width);
        }
        for (String scheme : List.of("light", "dark")) {
            assertThat(Accessibility.violations(page, scheme))
                    .as(scheme + " " + what)
                    .isEmpty();
        }
    }

    @Test
    void reloadGoesOnWhereItWasAndTheBoardIsNotTouched(Page page) {
        enter(page);
        deal(page, "hearts");
        play(page);
        List<String> hand = names(page, ".hand-card");
        assertThat(page.address()).endsWith("#cards");
        page.run("location.reload()");
        page.await("the same hand", () -> names(page, ".hand-card").equals(hand));
        page.click("game-tictactoe");
        page.click("cell-b2");
        page.await("a move", () -> page.moves().contains("b2"));
        page.click("game-cards");
        page.await("the same hand", () -> names(page, ".hand-card").equals(hand));
    }

    private static List<String> names(Page page, String css) {
        return page.all(css).stream()
                .map(element -> Objects.toString(element.getDomAttribute("data-test"), ""))
                .toList();
    }

    /** The server has forgotten the table, as after it was started again. */
    @Test
    void tableThatIsGoneIsToldOfAndAnotherCanBeOpened(Page page) {
        enter(page);
        deal(page, "leduc");
        page.closeServer();
        page.restartServer();
        choose(page);
        page.awaitText("cards-lost", "Deal again with the same settings?");
        page.click("deal");
        awaitTurn(page);
        page.find("felt");
        assertThat(page.has("cards-lost")).isFalse();
        page.errors(); // the browser notes the refusal
    }

    @Test
    void optionsThatMakeNoSenseAreToldInTheWordsOfTheServer(Page page) {
        enter(page);
        page.click("tile-hearts");
        page.write("cards-option-ranks", "99");
        page.click("deal");
        page.awaitText("cards-error", "hearts has from 3 to 13 ranks, not 99");
        page.errors(); // the browser notes the refusal
    }

    @Test
    void phantomTicTacToeIsPlayedByTheKeyboardAndShowsTheTries(Page page) {
        enter(page);
        deal(page, "phantom");
        page.tabTo("[data-test=move-a3]");
        page.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ENTER);
        page.await("the middle", () -> page.attribute("move-b2", "aria-label").equals("b2: your x"));
        awaitTurn(page);
        assertThat(page.text("log")).contains("b2");
    }

    @Test
    @Tag("nightly")
    void cardsArePlayedByTheKeyboardWithoutLookingForThemAgain(Page page) {
        enter(page);
        deal(page, "goofspiel");
        page.tabTo("[data-test=move-1]");
        page.press(Keys.ARROW_RIGHT, Keys.ENTER);
        for (String card : List.of("1", "3", "4")) {
            page.await(
                    "the focus on " + card,
                    () -> page.run("return document.activeElement.dataset.test ?? ''")
                            .equals("move-" + card));
            page.press(Keys.ENTER);
        }
        page.await("the last card", () -> names(page, ".hand-card").equals(List.of("move-5")));
    }

    @Test
    void simultaneousBidLiesCoveredUntilBothAreDown(Page page) {
        enter(page);
        deal(page, "goofspiel");
        assertThat(page.text("put-0")).isEqualTo("your bid");
        assertThat(page.text("put-1")).isEqualTo("covered");
        assertThat(page.text("log")).doesNotContain("Opponent");
        play(page);
        assertThat(page.text("log")).contains("You").contains("Opponent").contains("the prize");
    }

    /** Pictures to be looked at: every game in its middle and at its end, in three widths, light and dark. */
    @Test
    @Tag("nightly")
    void picturesOfEveryGame(Page page) throws IOException {
        Files.createDirectories(PICTURES);
        enter(page);
        keep(page, "cards-lobby");
        for (String game : GAMES) {
            if (game.equals("hearts")) {
                page.click("tile-hearts");
                page.write("cards-option-ranks", "13");
            }
            deal(page, game);
            for (int turn = 0; turn < 2 && !page.has("open"); turn++) {
                play(page);
            }
            keep(page, "cards-" + game);
            playToTheEnd(page);
            keep(page, "cards-" + game + "-end");
            page.click("to-lobby");
        }
    }

    private static void keep(Page page, String name) throws IOException {
        page.run("window.scrollTo(0, 0); document.activeElement.blur()");
        for (String scheme : List.of("light", "dark")) {
            page.prefer(scheme);
            for (int width : new int[] {390, 1024, 1440}) {
                Files.write(PICTURES.resolve(name + "-" + width + "-" + scheme + ".png"), page.picture(width, 844));
            }
        }
        page.resize(1280, 1010, false);
    }
}
