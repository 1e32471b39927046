package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.WebElement;

/** What a person may do with a game on the web page: take back, look back, go on after a reload, share, set up. */
@ExtendWith(Browser.class)
class GameInHandIT {

    /** A game of two people that has begun. */
    private static void openPeople(Page page, String fragment) {
        page.open("#game=tictactoe");
        page.click("side-1-human");
        page.open(fragment);
    }

    @Test
    void movesAreUndoneAndRedone(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3.b3.b2");
        page.awaitPosition("xo..x....");
        page.click("undo");
        page.awaitPosition("xo.......");
        page.pressCtrl("z");
        page.awaitPosition("x........");
        page.click("to-start");
        page.awaitPosition(".........");
        page.click("redo");
        page.awaitPosition("x........");
        page.pressCtrl("y");
        page.awaitPosition("xo.......");
        page.click("to-end");
        page.awaitPosition("xo..x....");
        assertThat(page.moves()).containsExactly("a3", "b3", "b2");
    }

    @Test
    void previousAndNextGoMoveByMoveAgainstASearchToo(Page page) {
        page.open("#game=tictactoe&moves=a3.b3.b2.a2");
        page.awaitPosition("xo.ox....");
        page.click("previous");
        page.awaitPosition("xo..x....");
        page.click("previous");
        page.awaitPosition("xo.......");
        page.click("next");
        page.awaitPosition("xo..x....");
    }

    @Test
    void backLeadsToTheGameBeforeAsItWasLeft(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3.b3");
        page.awaitPosition("xo.......");
        page.click("cell-b2");
        page.awaitPosition("xo..x....");
        page.click("new-game");
        page.click("new-play");
        page.awaitPosition(".........");
        page.click("game-connectfour");
        page.await("the other game", () -> page.part("game").equals("connectfour"));
        page.comeBack();
        page.awaitPosition(".........");
        page.comeBack();
        page.awaitPosition("xo..x....");
        assertThat(page.moves()).containsExactly("a3", "b3", "b2");
        page.run("history.forward()");
        page.awaitPosition(".........");
    }

    @Test
    void aDigitDropsAStoneWhereverTheFocusIs(Page page) {
        page.open("#game=connectfour");
        page.click("tab-search");
        page.press("3");
        page.await("the stone", () -> page.moves().size() > 0);
        assertThat(page.moves().get(0)).isEqualTo("3");
    }

    @Test
    void aNumberThatIsNoneIsToldAndTheOldOneComesBack(Page page) {
        page.open("#game=tictactoe");
        page.choose("clock-mode", "down");
        for (String minutes : List.of("-5", "1e9")) {
            page.write("clock-minutes", minutes);
            page.awaitText("message", "Minutes each has to be a number from 0.1 to 600; it stays 5.");
            assertThat(page.value("clock-minutes")).isEqualTo("5");
        }
    }

    /** A throw is no move: its ply has the number of the move before it. */
    @Test
    void theAxisOfEinSteinNumbersEachMoveOnce(Page page) {
        page.open("#game=einstein&start=ECD2%2FAB3%2FF3b%2F3af%2F2cde%20r%20-&moves=1.a4-b3.2.e3-d3.2");
        page.await("the throw", () -> page.position().endsWith("r 2"));
        page.click("tab-search");
        page.write("analysis-spec", "uct,iterations=50");
        page.click("review");
        page.awaitText("message", "The whole game has been searched.");
        assertThat(page.all("[data-test=curve] .ply"))
                .extracting(WebElement::getText)
                .containsExactly("0", "1", "2");
    }

    @Test
    void undoAgainstASearchAndRedoComeBackAndTheSearchGoesOn(Page page) {
        page.open("#game=connectfour");
        page.write("side-1-spec", "uct,iterations=300");
        page.click("cell-5-3");
        page.awaitTurn("0", 2);
        page.click("cell-5-2");
        page.awaitTurn("0", 4);
        List<String> moves = page.moves();
        page.click("undo");
        page.await("two plies back", () -> page.part("at").equals("2"));
        page.click("redo");
        page.await("the end", () -> page.part("at").isEmpty());
        assertThat(page.moves()).isEqualTo(moves);
        page.click("cell-5-1");
        page.awaitTurn("0", 6);
    }

    @Test
    void aBoardThatWasDrawnIsThatOfItsGame(Page page) {
        page.open("#game=connectfour:blocked=random");
        page.click("side-1-human");
        String start = page.position();
        assertThat(start).contains("#");
        page.click("cell-0-0");
        page.await("a move", () -> page.moves().size() == 1);
        page.click("cell-0-1");
        page.await("two moves", () -> page.moves().size() == 2);
        String position = page.position();
        assertThat(position.indexOf('#')).isEqualTo(start.indexOf('#'));
        page.reload();
        page.awaitPosition(position);
        String address = page.address();
        page.openInNewWindow(address.replace("127.0.0.1", "localhost"));
        page.awaitPosition(position);
        page.click("to-start");
        page.awaitPosition(start);
    }

    @Test
    void everyNewGameDrawsItsBeginning(Page page) {
        page.open("#game=einstein");
        Set<String> starts = new HashSet<>();
        for (int game = 0; game < 4; game++) {
            page.await("a start that was drawn", () -> !page.part("start").isEmpty());
            String last = page.part("start");
            starts.add(last);
            page.click("new-game");
            page.click("new-play");
            page.await("a new game", () -> !page.part("start").equals(last));
        }
        assertThat(starts).hasSize(4);
    }

    @Test
    void anAddressOfNoGameIsTold(Page page) {
        page.open("#game=chess");
        page.awaitText("message", "There is no game 'chess' here.");
        page.open("#game=%E0%A4%A");
        page.awaitText("message", "The address is broken");
    }

    @Test
    void aHintShowsOneMoveAndTheGameGoesOn(Page page) {
        // x wins at c3.
        page.open("#game=tictactoe&moves=a3.a2.b3.b2");
        page.click("hint");
        page.awaitText("message", "Hint: c3");
        assertThat(page.all("#board .ordinal")).hasSize(1);
        page.click("cell-c3");
        page.awaitPosition("xxxoo....");
        assertThat(page.moves()).hasSize(5);
    }

    @Test
    void aGameIsResignedOrDrawnAndTakenUpAgain(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3.b3");
        page.awaitPosition("xo.......");
        page.click("resign");
        page.awaitText("status", "o wins by resignation.");
        page.click("cell-b2");
        page.awaitText("message", "The game is over");
        page.reload();
        page.awaitText("status", "o wins by resignation.");
        page.click("undo");
        page.click("cell-c3");
        page.awaitPosition("x.o......");
        page.click("draw");
        page.awaitText("status", "A draw by agreement.");
    }

    @Test
    void aSearchIsChosenByItsStrength(Page page) {
        page.open("#game=connectfour");
        page.choose("strength-1", "Level 1");
        page.click("draw"); // later it depends on what few random rollouts have shown
        page.awaitText("message", "declines the draw: it has not searched this game yet.");
        page.click("cell-5-3");
        page.awaitTurn("0", 2);
        assertThat(page.value("side-1-spec")).isEqualTo("solver,iterations=7");
    }

    @Test
    void theArrowKeysWalkThroughTheGameFromAnywhere(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3.b3.b2");
        page.awaitPosition("xo..x....");
        page.run("document.activeElement.blur()");
        page.press(Keys.ARROW_LEFT);
        page.awaitPosition("xo.......");
        page.press(Keys.ARROW_RIGHT);
        page.awaitPosition("xo..x....");
        page.click("tab-search");
        page.click("bars");
        page.press(Keys.ARROW_LEFT);
        page.awaitPosition("xo.......");
        page.click("tab-search");
        page.press(Keys.ARROW_LEFT); // another tab
        page.awaitAttribute("tab-game", "aria-selected", "true");
        assertThat(page.position()).isEqualTo("xo.......");
    }

    @Test
    void theListOfMovesEndsWithTheResult(Page page) {
        openPeople(page, "#game=tictactoe&moves=b2.b3.a3.c1.a1.a2.c3");
        page.awaitText("result", "x wins.");
        page.click("move-2");
        page.awaitText("result", "x wins.");
        openPeople(page, "#game=tictactoe&moves=b2");
        page.click("resign");
        page.awaitText("result", "x wins by resignation.");
    }

    @Test
    void theListOfMovesLeadsToAnyPointAndPlayGoesOnFromThere(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3.b3.b2.a2.c1");
        page.awaitPosition("xo.ox...x");
        page.click("move-2");
        page.awaitPosition("xo.......");
        assertThat(page.part("at")).isEqualTo("2");
        page.press(Keys.ARROW_DOWN);
        page.awaitPosition("xo..x....");
        page.press(Keys.HOME);
        page.awaitPosition(".........");
        page.click("move-2");
        page.awaitPosition("xo.......");
        page.click("cell-c3");
        page.awaitPosition("xox......");
        assertThat(page.moves()).containsExactly("a3", "b3", "c3");
        // What was played before is a variation now.
        page.awaitText("variations", "b2 a2 c1");
        page.click("line-0");
        page.awaitPosition("xo..x....");
        assertThat(page.moves()).containsExactly("a3", "b3", "b2", "a2", "c1");
        page.awaitText("variations", "c3");
        page.click("forget-0");
        page.await("no variation", () -> !page.has("variations"));
    }

    @Test
    void aReloadInTheMiddleOfAGameGoesOnWithIt(Page page) {
        page.open("#game=connectfour");
        page.write("side-1-spec", "uct,iterations=321");
        page.click("cell-5-3");
        page.awaitTurn("0", 2);
        page.click("flip");
        page.await("the flipped board", () -> isMirrored(page));
        List<String> before = page.moves();
        String position = page.position();
        page.reload();
        page.awaitPosition(position);
        assertThat(page.moves()).isEqualTo(before);
        assertThat(isMirrored(page)).isTrue();
        assertThat(page.value("side-1-spec")).isEqualTo("uct,iterations=321");
        assertThat(page.text("clock-0")).isNotEqualTo("0:00.0");
        page.click("cell-5-3");
        page.awaitTurn("0", 4);
        assertThat(page.moves().subList(0, 2)).isEqualTo(before);
    }

    private static boolean isMirrored(Page page) {
        return page.find("cell-5-0").getLocation().x > page.find("cell-5-6").getLocation().x;
    }

    @Test
    void theAddressShowsTheSamePointToOthers(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3.b3.b2.a2");
        page.click("undo");
        page.awaitPosition("xo..x....");
        String address = page.address();
        // Under another name the page of the same server keeps nothing of this one.
        page.openInNewWindow(address.replace("127.0.0.1", "localhost"));
        page.awaitPosition("xo..x....");
        assertThat(page.moves()).containsExactly("a3", "b3", "b2", "a2");
        assertThat(page.part("at")).isEqualTo("3");
    }

    @Test
    void theLinkToTheBoardLeavesTheAddressOfTheGame(Page page) {
        page.open("#game=tictactoe");
        page.tabTo(".skip");
        page.press(Keys.ENTER);
        page.await("the game in the address", () -> page.part("game").equals("tictactoe"));
        page.tabTo("#board [data-cell]");
    }

    @Test
    void anIllegalMoveIsExplained(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3");
        page.click("cell-a3");
        page.awaitText("message", "a3 is taken by x");
        openPeople(page, "#game=connectfour&moves=4.4.4.4.4.4");
        page.await("six moves", () -> page.position().startsWith("...o"));
        page.click("side-1-human");
        page.click("cell-5-3");
        page.awaitText("message", "No move goes to column 4. A full column takes no more.");
        assertThat(page.moves()).hasSize(6);
        // Red moves right and down: stone 5, the only one that the die allows, does not go back.
        page.open("#game=einstein&start=A1C2%2F1E3%2F2Bd1%2FF1a1c%2F2e1f%20r%205");
        page.await("red's stone 5", () -> page.has("cell-b4"));
        page.click("cell-b4");
        page.click("cell-a5");
        page.awaitText(
                "message", "No move goes from b4 to a5. The die shows 5: only the stone on b4 may move. Red moves");
        assertThat(page.moves()).isEmpty();
    }

    @Test
    void whoseTimeIsOutLoses(Page page) {
        page.open("#game=tictactoe");
        page.click("side-1-human");
        page.choose("clock-mode", "down");
        page.write("clock-minutes", "0.1");
        page.run("const now = performance.now.bind(performance); performance.now = () => now() + 6000");
        page.awaitText("status", "o wins on time.");
        page.click("cell-a3");
        page.awaitText("message", "x ran out of time");
        assertThat(page.moves()).isEmpty();
    }

    @Test
    void theDieIsEnteredByHand(Page page) {
        page.open("#game=einstein");
        page.await("the program's throw", () -> page.moves().size() == 1);
        page.choose("dice", "hand");
        page.click("side-1-human");
        page.click("new-game");
        page.click("new-play");
        page.await("the new game", () -> page.moves().isEmpty());
        for (String number : List.of("3", "6")) {
            int played = page.moves().size();
            page.find("throw-" + number);
            long toolbar = top(page, "undo");
            page.click("throw-" + number);
            page.await("the throw", () -> page.moves().size() == played + 1 && page.has("die"));
            assertThat(top(page, "undo")).as("the toolbar stays where it is").isEqualTo(toolbar);
            page.awaitAttribute("die", "data-die", number);
            String from = page.nameOf("#board .cell.movable");
            page.click(from);
            page.click(page.nameOf("#board .cell[aria-label*='can be reached']"));
            page.await("the move", () -> page.moves().size() == played + 2);
        }
        assertThat(page.moves().get(0)).isEqualTo("3");
        assertThat(page.moves().get(2)).isEqualTo("6");
        page.find("throw-1");
    }

    private static long top(Page page, String name) {
        return page.find(name).getLocation().y;
    }

    @Test
    void throwsAreSeenAsDiceAndAreNoMoves(Page page) {
        page.open("#game=einstein&start=ECD2%2FAB3%2FF3b%2F3af%2F2cde%20r%20-&moves=1.a4-b3.2.e3-d3.2.b4-c3&at=5");
        page.awaitText("status", "After move 2 of 3: red to move.");
        Dimension die = page.all("[data-test=history] .threw").get(0).getSize();
        assertThat(die.width).isEqualTo(die.height);
        // A throw of which nothing has come yet is that of the player who threw.
        page.open("#game=einstein&start=ECD2%2FAB3%2FF3b%2F3af%2F2cde%20r%20-&moves=1.a4-b3.2.e3-d3.2");
        page.find("move-5");
        assertThat(page.attribute("move-5", "class")).contains("p0");
        assertThat(page.find("move-5").getLocation().x)
                .isEqualTo(page.find("move-2").getLocation().x);
    }

    @Test
    void aBoardIsSetUpWithBlockedCells(Page page) {
        page.open("#game=connectfour");
        page.click("new-game");
        page.choose("new-side-1", "human");
        page.write("option-rows", "5");
        page.write("option-columns", "6");
        page.click("tool-#");
        page.click("edit-4-0");
        page.click("edit-4-5");
        page.click("edit-2-2");
        page.click("edit-2-2");
        // Cells are named as on the board.
        page.awaitAttribute("edit-4-5", "aria-label", "column 6, row 1, blocked");
        page.await("two blocked cells", () -> page.value("option-blocked").equals("4-0+4-5"));
        page.click("new-play");
        page.awaitPosition("....../....../....../....../#....# x");
        assertThat(page.attribute("cell-4-5", "aria-label")).isEqualTo("column 6, row 1, blocked");
        assertThat(page.all("#board .blocked")).hasSize(2);
        page.click("cell-0-0");
        page.awaitPosition("....../....../....../x...../#....# o");
        // The editor goes on from the board.
        page.click("new-game");
        page.click("from-board");
        page.click("tool-o");
        page.click("edit-3-1");
        page.click("mover-x");
        page.click("new-play");
        page.awaitPosition("....../....../....../x...../#o...# x");
    }

    /** Stones fall; a second click takes one away. Two people play: a search would have moved before the test looks. */
    @Test
    void aPositionIsSetUpWithTheMouse(Page page) {
        page.open("#game=connectfour");
        page.click("new-game");
        page.choose("new-side-1", "human");
        page.click("edit-0-3");
        page.click("tool-o");
        page.click("edit-0-3");
        page.click("edit-5-0");
        page.click("edit-5-0");
        page.click("new-play");
        page.awaitPosition("......./......./......./......./...o.../...x... x");
        page.click("new-game");
        page.click("new-einstein");
        page.choose("new-side-1", "human");
        page.click("edit-clear");
        page.click("tool-F");
        page.click("edit-0-0");
        page.click("tool-b");
        page.click("edit-4-4");
        page.click("mover-b");
        page.click("die-2");
        page.click("new-play");
        page.awaitPosition("F4/5/5/5/4b b 2");
    }

    @Test
    void aPositionThatIsNoneIsRefused(Page page) {
        page.open("#game=tictactoe");
        page.click("new-game");
        page.write("option-start", "xxxxxxxxx");
        page.click("new-play");
        page.awaitText("new-error", "xxxxxxxxx");
        page.click("new-cancel");
        assertThat(page.position()).isEqualTo(".........");
        // The browser notes the refusal as well.
        assertThat(page.errors()).isNotEmpty().allMatch(error -> error.contains("400"));
    }

    @Test
    void aGameThatCannotBeginIsNotAskedForWithoutEnd(Page page) {
        page.open("#game=connectfour");
        page.run("window.questions = 0; window.fetch = async () => {"
                + " questions += 1; return new Response('{\"error\": \"no stones left\"}', {status: 400}); };"
                + "location.hash = '#game=tictactoe';");
        page.awaitText("message", "no stones left");
        // A page that kept asking would have asked many times by the time it was drawn this often.
        page.runAsync(
                "const frame = (left) => left === 0 ? arguments[0]() : requestAnimationFrame(() => frame(left - 1));"
                        + "frame(20)");
        assertThat(page.number("return questions")).isLessThan(3);
    }

    @Test
    void theBoardIsFlipped(Page page) {
        openPeople(page, "#game=tictactoe&moves=a3");
        page.awaitPosition("x........");
        Point before = page.find("cell-a3").getLocation();
        Point opposite = page.find("cell-c1").getLocation();
        page.click("flip");
        page.await(
                "a3 at the bottom right",
                () -> page.find("cell-a3").getLocation().equals(opposite));
        assertThat(page.find("cell-c1").getLocation()).isEqualTo(before);
        page.click("cell-c1");
        page.awaitPosition("x.......o");
    }
}
