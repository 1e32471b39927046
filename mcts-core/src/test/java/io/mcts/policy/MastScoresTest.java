package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class MastScoresTest {

    private static final Offset<Double> ROUNDING = within(1e-12);

    private final LearnedIterations iterations = new LearnedIterations();
    private final MoveScores<TreeGame, Branch> mast = new MastScores<TreeGame, Branch>().with(iterations.learning());

    @Test
    void aScoreIsTheAverageRewardOfItsPlayerWhoPlayedTheMove() {
        iterations.play(1, 0, 1).play(0.25, 0, 0, 1).play(0, 2, 1);
        // player 0: #0 (1 + 0.25) / 2, #1 0.25, #2 0; player 1: #0 0.75, #1 (0 + 1) / 2, #2 never
        assertThat(LearnedIterations.scores(mast, 0, 3)).containsExactly(new double[] {0.625, 0.25, 0}, ROUNDING);
        assertThat(LearnedIterations.scores(mast, 1, 3)).containsExactly(new double[] {0.75, 0.5, 1}, ROUNDING);
    }

    @Test
    void aMovePlayedTwiceCountsTwice() {
        iterations.play(1, 0, 0, 0).play(0.25, 0, 0);
        assertThat(LearnedIterations.scores(mast, 0, 1)).containsExactly(new double[] {2.25 / 3}, ROUNDING);
    }

    @Test
    void nothingIsLearnedFromAnIterationThatGoesOn() {
        iterations.begin(0, 1);
        assertThat(LearnedIterations.scores(mast, 0, 2)).containsExactly(1, 1);
    }

    @Test
    void eachSearchLearnsByItself() {
        iterations.play(0, 0, 0);
        LearnedIterations others = new LearnedIterations();
        MoveScores<TreeGame, Branch> other = new MastScores<TreeGame, Branch>().with(others.learning());
        assertThat(LearnedIterations.scores(mast, 0, 1)).containsExactly(0);
        assertThat(LearnedIterations.scores(other, 0, 1)).containsExactly(1);
    }
}
