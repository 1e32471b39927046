package io.mcts.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.selection.Ucb1;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PublishedProgramsTest {

    private static final int ALL = 100;
    private static final int OWN = 10;

    /** 60 visits of mean 0.5 against 40 of mean 0.6. */
    private static final GivenChildren MOST_VISITS_OR_GREATEST_MEAN =
            GivenChildren.of(Child.of(60, 0.5), Child.of(40, 0.6));

    private static final Mcts<TicTacToe, Cell> TUTORIAL =
            PublishedPrograms.<TicTacToe, Cell>tutorial().seed(1).build();
    private static final Mcts<TicTacToe, Cell> UCT_GO =
            PublishedPrograms.<TicTacToe, Cell>uctGo().seed(1).build();
    private static final Mcts<TicTacToe, Cell> REPORT =
            PublishedPrograms.<TicTacToe, Cell>report().seed(1).build();

    /**
     * 6 of 10 visits won, 100 in all. The tutorial counts a win 1 and a loss -1: 0.2 + √(2 * 4.60517 / 10) = 1.15971, which is 1.07985 on
     * the scale from 0 to 1.
     */
    @Test
    void theTutorialHasTheBoundOfItsOwnScale() {
        assertThat(bound(TUTORIAL)).isCloseTo((1.15971 + 1) / 2, within(1e-5));
    }

    /** 0.6 + √(4.60517 / 50) = 0.90349. */
    @Test
    void uctForGoHasTheBoundOfItsPaper() {
        assertThat(bound(UCT_GO)).isCloseTo(0.90349, within(1e-5));
    }

    /** 0.6 + 0.7 * √(4.60517 / 10) = 1.07503. */
    @Test
    void theReportHasItsConstant() {
        assertThat(bound(REPORT)).isCloseTo(1.07503, within(1e-5));
    }

    @Test
    void onlyTheReportPlaysTheGreatestWinRate() {
        assertThat(TUTORIAL.decision().decide(MOST_VISITS_OR_GREATEST_MEAN)).isZero();
        assertThat(UCT_GO.decision().decide(MOST_VISITS_OR_GREATEST_MEAN)).isZero();
        assertThat(REPORT.decision().decide(MOST_VISITS_OR_GREATEST_MEAN)).isEqualTo(1);
        assertThat(PublishedPrograms.einSteinPaper().build().decision().decide(MOST_VISITS_OR_GREATEST_MEAN))
                .isZero();
    }

    @Test
    void onlyTheReportAndThePaperHaveRolloutsThatKnowSomething() {
        assertThat(TUTORIAL).asString().contains("evaluator=rollout:uniform,");
        assertThat(UCT_GO).asString().contains("evaluator=rollout:uniform,");
        assertThat(REPORT).asString().contains("evaluator=rollout:decisive,");
        assertThat(PublishedPrograms.einSteinPaper().build())
                .asString()
                .contains("evaluator=rollout:softmax:", "attack-threat:attack=1.0,threat=0.1");
    }

    /** x has a3 and b3 and wins with c3 unless o takes it. */
    @Test
    void theyBlock() {
        TicTacToe state = TicTacToe.NOTATION.parse("xx.o.....");
        for (Mcts<TicTacToe, Cell> program : List.of(TUTORIAL, UCT_GO, REPORT)) {
            assertThat(program.search(state, Budget.iterations(2_000)).bestMove())
                    .hasToString("c3");
        }
    }

    /** Red's stone 6 on d1 may enter the goal e1 at once. */
    @Test
    void thePaperGoesHome() {
        EinStein state = EinStein.NOTATION.parse("A4/5/2a2/5/3F1 r 6");
        assertThat(PublishedPrograms.einSteinPaper()
                        .seed(1)
                        .build()
                        .search(state, Budget.iterations(500))
                        .bestMove())
                .hasToString("d1-e1");
    }

    static List<Arguments> specs() {
        return List.of(
                Arguments.of("tictactoe", "uct,selection=ucb1:c=0.7071067811865476", TUTORIAL),
                Arguments.of("tictactoe", "uct,selection=ucb1:c=0.4472135954999579", UCT_GO),
                Arguments.of(
                        "connectfour",
                        "uct,selection=ucb1:c=0.7,rollout=decisive,decision=max",
                        PublishedPrograms.<ConnectFour, Drop>report().seed(1).build()),
                Arguments.of(
                        "einstein",
                        "mixed",
                        PublishedPrograms.einSteinPaper().seed(1).build()));
    }

    @ParameterizedTest
    @MethodSource("specs")
    void theSpecOfTheGuideIsTheSameSearch(String game, String spec, Mcts<?, ?> program) {
        Game<?, ?> played = Games.catalog().make(game);
        assertThat(Spec.parse(spec + ",seed=1").mcts(played, Runnable::run)).hasToString(program.toString());
    }

    private static double bound(Mcts<?, ?> program) {
        Ucb1 ucb1 = (Ucb1) program.selection();
        return ucb1.bound(6, OWN, ucb1.exploration(ALL));
    }
}
