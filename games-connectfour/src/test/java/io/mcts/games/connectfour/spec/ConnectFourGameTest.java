package io.mcts.games.connectfour.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.games.connectfour.BoardCell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourGameTest {

    private static final String ALL_DRAWN = "connectfour:rows=random,columns=random,blocked=random";

    /** 4 heights and 4 widths; that one of these 16 is missing after 400 boards has a chance of 16 * (15/16)^400, 1e-10. */
    @Test
    void sidesAreDrawnFromNineToTwelve() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        Set<String> sizes = new HashSet<>();
        for (int i = 0; i < 400; i++) {
            ConnectFour state = game(ALL_DRAWN).initial(random);
            assertThat(state.rows()).isBetween(9, 12);
            assertThat(state.columns()).isBetween(9, 12);
            assertThat(state.blocked()).hasSize(1);
            sizes.add(state.rows() + "x" + state.columns());
        }
        assertThat(sizes).hasSize(16);
    }

    @Test
    void withAllDrawnItIsTheGameOfTheCourses() {
        assertThat(game(ALL_DRAWN).initial(Xoroshiro128PlusPlus.of(3)))
                .isEqualTo(ConnectFour.course(Xoroshiro128PlusPlus.of(3)));
    }

    @Test
    void whatIsNotDrawnIsAsGiven() {
        ConnectFour state =
                game("connectfour:rows=random,columns=5,blocked=8-4+0-0").initial(Xoroshiro128PlusPlus.of(1));
        assertThat(state.rows()).isBetween(9, 12);
        assertThat(state.columns()).isEqualTo(5);
        assertThat(state.blocked()).containsExactly(new BoardCell(0, 0), new BoardCell(8, 4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ALL_DRAWN,
                "connectfour:rows=random",
                "connectfour:columns=random,blocked=0-0",
                "connectfour:blocked=random"
            })
    void aWrittenPositionIsComplete(String options) {
        Game<ConnectFour, ?> game = game(options);
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        for (int i = 0; i < 20; i++) {
            ConnectFour state = game.initial(random);
            state.play(state.randomMove(random));
            assertThat(game.notation().parse(game.notation().format(state))).isEqualTo(state);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            rows=random           -> 4453                         -> whose board is drawn at random
            rows=random,columns=4 -> ...../...../...../..... x    -> row 1 has 5 cells instead of 4
            rows=random           -> ......./......./....... x    -> 3 rows: a board has 4 to 12
            columns=random        -> ..../..../..../.... x        -> it has 4 rows instead of 6
            rows=random           -> #....../......./......./....... x -> is '#' but it is not blocked on this board
            """)
    void aPositionOfAnotherBoardIsRefused(String options, String position, String message) {
        assertThatThrownBy(() -> game("connectfour:" + options).notation().parse(position))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            rows=random,blocked=9-0 -> the blocked cell 9-0 lies outside the board: rows are 0 to 8
            rows=some               -> rows is a whole number such as 10, not 'some'
            columns=13              -> 13 columns: a board has 4 to 12
            """)
    void optionsThatCannotBeAreRefused(String options, String message) {
        assertThatThrownBy(() -> game("connectfour:" + options)).hasMessageContaining(message);
    }

    @SuppressWarnings("unchecked") // the catalog's Connect Four
    private static Game<ConnectFour, ?> game(String options) {
        return (Game<ConnectFour, ?>) Games.catalog().make(options);
    }
}
