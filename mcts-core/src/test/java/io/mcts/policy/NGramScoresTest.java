package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class NGramScoresTest {

    private static final Offset<Double> ROUNDING = within(1e-12);

    private final LearnedIterations iterations = new LearnedIterations();

    private MoveScores<TreeGame, Branch> nst(int length, int leastVisits) {
        return new NGramScores<TreeGame, Branch>(length, leastVisits).with(iterations.learning());
    }

    /** What player 0 thinks of #0 and #1 after player 0 played #5 and player 1 #6, as in all iterations but the third. */
    private double[] afterFiveAndSix(MoveScores<TreeGame, Branch> scores) {
        iterations
                .play(1, 5, 6, 0)
                .play(0.5, 5, 6, 0)
                .play(0, 4, 6, 0)
                .play(0.25, 0, 3)
                .play(0.75, 5, 6, 1)
                .begin(5, 6);
        return LearnedIterations.scores(scores, 0, 3);
    }

    @Test
    void aScoreIsTheMeanOverTheRowsOfEachLength() {
        // #0: alone (1 + 0.5 + 0 + 0.25) / 4 = 0.4375; after 6 (1 + 0.5 + 0) / 3 = 0.5; after 5 6 1.5 / 2 = 0.75
        // #1: 0.75 each; #2 never
        assertThat(afterFiveAndSix(nst(3, 1)))
                .containsExactly(new double[] {(0.4375 + 0.5 + 0.75) / 3, 0.75, 1}, ROUNDING);
    }

    @Test
    void rowsPlayedTooSeldomAreLeftOut() {
        // 5 6 0 was played twice, 6 0 three times
        assertThat(afterFiveAndSix(nst(3, 3))[0]).isCloseTo((0.4375 + 0.5) / 2, ROUNDING);
    }

    @Test
    void aMoveAloneCountsFromItsFirstVisit() {
        assertThat(afterFiveAndSix(nst(3, 4))).containsExactly(new double[] {0.4375, 0.75, 1}, ROUNDING);
    }

    @Test
    void rowsOfOneAreMast() {
        double[] expected = afterFiveAndSix(new MastScores<TreeGame, Branch>().with(iterations.learning()));
        assertThat(new NGramScoresTest().ofLengthOne()).containsExactly(expected);
    }

    private double[] ofLengthOne() {
        return afterFiveAndSix(nst(1, 1));
    }

    @Test
    void rowsOfTwoAreTheLongestIfSoSaid() {
        assertThat(afterFiveAndSix(nst(2, 1))[0]).isCloseTo((0.4375 + 0.5) / 2, ROUNDING);
    }

    @Test
    void theFirstMovesOfAGameHaveShorterRows() {
        MoveScores<TreeGame, Branch> scores = nst(3, 1);
        iterations.play(0.5, 0).play(1, 0).begin();
        assertThat(LearnedIterations.scores(scores, 0, 1)).containsExactly(new double[] {0.75}, ROUNDING);
    }

    @Test
    void refusesLengthsThatAreNone() {
        assertThatThrownBy(() -> new NGramScores<>(4, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a row has a length of 1 to 3 moves, not 4");
        assertThatThrownBy(() -> new NGramScores<>(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new NGramScores<>(3, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a row counts from 1 visit or more on, not 0");
    }
}
