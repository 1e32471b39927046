package io.mcts.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.selection.Ucb1;
import org.junit.jupiter.api.Test;

class PublishedProgramsTest {

    private static final int ALL = 100;
    private static final int OWN = 10;

    /** 6 of 10 visits won, 100 in all: by hand 0.6 + √(2 * 4.60517 / 10) = 1.55971, and 0.6 + √(4.60517 / 50) = 0.90349. */
    @Test
    void theirFormulasAreThoseOfThePapers() {
        Ucb1 tutorial = Ucb1.classic();
        assertThat(tutorial.bound(6, OWN, tutorial.exploration(ALL))).isCloseTo(1.55971, within(1e-5));
        Ucb1 fifth = Ucb1.of(1 / Math.sqrt(5));
        assertThat(fifth.bound(6, OWN, fifth.exploration(ALL))).isCloseTo(0.90349, within(1e-5));
        assertThat(PublishedPrograms.<TicTacToe, Cell>tutorial().build())
                .asString()
                .contains("selection=" + tutorial + ",", "decision=max");
        assertThat(PublishedPrograms.<TicTacToe, Cell>fifth().build())
                .asString()
                .contains("selection=" + fifth + ",", "evaluator=rollout:uniform,");
        assertThat(PublishedPrograms.<ConnectFour, Drop>tournament().build())
                .asString()
                .contains("selection=ucb1:c=0.7,", "evaluator=rollout:decisive,");
    }

    /** x has a3 and b3 and wins with c3 unless o takes it. */
    @Test
    void theyBlock() {
        TicTacToe state = TicTacToe.NOTATION.parse("xx.o.....");
        assertThat(PublishedPrograms.<TicTacToe, Cell>tutorial()
                        .seed(1)
                        .build()
                        .search(state, Budget.iterations(2_000))
                        .bestMove())
                .hasToString("c3");
        assertThat(PublishedPrograms.<TicTacToe, Cell>fifth()
                        .seed(1)
                        .build()
                        .search(state, Budget.iterations(2_000))
                        .bestMove())
                .hasToString("c3");
        assertThat(PublishedPrograms.<TicTacToe, Cell>tournament()
                        .seed(1)
                        .build()
                        .search(state, Budget.iterations(2_000))
                        .bestMove())
                .hasToString("c3");
    }
}
