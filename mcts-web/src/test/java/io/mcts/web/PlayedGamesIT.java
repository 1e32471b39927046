package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** Whole games on the web page, by mouse, keyboard and drag, against searches and between them. */
@ExtendWith(Browser.class)
class PlayedGamesIT {

    private static final String QUICK = "uct,iterations=300";

    @Test
    void ticTacToeIsPlayedByClicks(Page page) {
        page.open("#game=tictactoe");
        page.click("side-1-human");
        // The cells from the top left: a3 b3 c3, a2 b2 c2, a1 b1 c1. x takes the diagonal.
        List<String> moves = List.of("a3", "b3", "b2", "a2", "c1");
        List<String> positions = List.of("x........", "xo.......", "xo..x....", "xo.ox....", "xo.ox...x");
        for (int ply = 0; ply < moves.size(); ply++) {
            page.click("cell-" + moves.get(ply));
            page.awaitPosition(positions.get(ply));
        }
        assertThat(page.isOver()).isTrue();
        assertThat(page.text("status")).isEqualTo("x wins.");
        assertThat(page.moves()).isEqualTo(moves);
        assertThat(page.text("history")).containsSubsequence(moves);
        assertThat(page.all("#board svg .row")).isNotEmpty();
    }

    @Test
    void connectFourIsPlayedByKeyboardAgainstASearch(Page page) {
        page.open("#game=connectfour");
        String start = page.position();
        page.write("side-1-spec", QUICK);
        page.run("document.activeElement.blur()");
        page.tabTo("#board [data-cell]");
        // The first by arrows: from the middle, column 4, one to the right.
        page.press(Keys.ARROW_RIGHT, Keys.ENTER);
        page.awaitTurn("0", 2);
        assertThat(page.moves()).first().isEqualTo("5");
        while (!page.isOver()) {
            int played = page.moves().size();
            page.press(columnToDropInto(page.position()));
            page.awaitTurn("0", played + 2);
        }
        assertThat(page.text("status")).isIn("x wins.", "o wins.", "A draw.");
        assertThat(end("connectfour", start, page.moves())).isEqualTo(page.position());
        assertThat(page.all("[data-test=history] .move:not(.start)")).hasSameSizeAs(page.moves());
    }

    /** The digit of an open column: of a middle one, so that both sides have their chances. */
    private static String columnToDropInto(String position) {
        for (int column : new int[] {3, 2, 4, 1, 5, 0, 6}) {
            if (position.charAt(column) == '.') {
                return Integer.toString(column + 1);
            }
        }
        throw new AssertionError("no open column in " + position);
    }

    @Test
    void einSteinIsPlayedByDragAgainstASearch(Page page) {
        page.open("#game=einstein");
        page.write("side-1-spec", QUICK);
        page.awaitTurn("0", 1);
        while (!page.isOver()) {
            int played = page.moves().size();
            String from = page.nameOf("#board .cell.movable");
            page.drag(from, "cell-" + ahead(from.substring("cell-".length())));
            // The move, then throw, answer and throw.
            page.awaitTurn("0", played + 4);
        }
        assertThat(page.text("status")).isIn("red wins.", "blue wins.");
        assertThat(end("einstein", page.part("start"), page.moves())).isEqualTo(page.position());
    }

    /** Where red's stone may go: down to the right, or along the edge that it is at. */
    private static String ahead(String cell) {
        char file = cell.charAt(0);
        char row = cell.charAt(1);
        return "" + (char) (file == 'e' ? 'e' : file + 1) + (char) (row == '1' ? '1' : row - 1);
    }

    @Test
    void twoSearchesPlayEinStein(Page page) {
        page.open("#game=einstein");
        page.write("side-1-spec", QUICK);
        page.click("side-0-search");
        page.write("side-0-spec", QUICK);
        page.await("the end", page::isOver);
        assertThat(page.text("status")).isIn("red wins.", "blue wins.");
        assertThat(end("einstein", page.part("start"), page.moves())).isEqualTo(page.position());
        // Every move has an estimate, and the end has its result.
        assertThat(Integer.parseInt(page.attribute("curve", "data-points")))
                .isGreaterThan(page.moves().size() / 2);
    }

    /** The position at the end of a game, played again without the page. */
    private static String end(String game, String start, List<String> moves) {
        return end(Games.catalog().make(game), start, moves);
    }

    private static <S extends GameState<S, M>, M extends Move> String end(
            Game<S, M> game, String start, List<String> moves) {
        S state = game.notation().parse(start);
        for (String move : moves) {
            state.play(game.notation().parseMove(state, move));
        }
        assertThat(state.isTerminal()).isTrue();
        return game.notation().format(state);
    }
}
