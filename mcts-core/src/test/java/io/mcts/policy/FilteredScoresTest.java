package io.mcts.policy;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.ChoiceShares;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilteredScoresTest {

    private static final double NEVER = Double.NEGATIVE_INFINITY;
    private static final GivenScores SCORES = new GivenScores(0.5, 0.75, 0.25, 0.4375);

    private final TreeGame state = new TreeGame(1, choice(0, end(1), end(2), end(3), end(4)));

    @Test
    void aMoveWorseThanTheBestByMoreThanTheMarginIsLeftOut() {
        // the best has 0.75; a margin of 0.25 keeps 0.5 and more
        assertThat(scored(0.25)).containsExactly(0.5, 0.75, NEVER, NEVER);
        assertThat(scored(0.3125)).containsExactly(0.5, 0.75, NEVER, 0.4375);
    }

    @Test
    void withoutAMarginOnlyTheBestIsLeft() {
        assertThat(scored(0)).containsExactly(NEVER, 0.75, NEVER, NEVER);
    }

    @Test
    void aMarginOfTheWholeRangeLeavesAllMovesIn() {
        assertThat(scored(1)).containsExactly(0.5, 0.75, 0.25, 0.4375);
    }

    @Test
    void whatWasLeftOutBeforeStaysOut() {
        FilteredScores<TreeGame, Branch> twice = new FilteredScores<>(new FilteredScores<>(SCORES, 0.25), 1);
        assertThat(scored(twice)).containsExactly(0.5, 0.75, NEVER, NEVER);
    }

    @Test
    void policiesNeverChooseWhatIsLeftOut() {
        ChoiceShares.check(state, new EpsilonGreedyPolicy<>(1, new FilteredScores<>(SCORES, 0.25)), 0.5, 0.5, 0, 0);
        // exp(0.5 / 0.25) = 7.389056, exp(0.75 / 0.25) = 20.085537
        ChoiceShares.check(
                state, new SoftmaxPolicy<>(0.25, new FilteredScores<>(SCORES, 0.25)), 0.268941, 0.731059, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN})
    void refusesAMarginThatIsNone(double margin) {
        assertThatThrownBy(() -> new FilteredScores<>(SCORES, margin))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the margin is a number of 0 or more, not " + margin);
    }

    @Test
    void printsItsParameters() {
        assertThat(new FilteredScores<>(SCORES, 0.25)).hasToString("filtered:margin=0.25:given");
    }

    private double[] scored(double margin) {
        return scored(new FilteredScores<>(SCORES, margin));
    }

    private double[] scored(MoveScores<TreeGame, Branch> scores) {
        double[] received = new double[4];
        scores.score(state, state.legalMoves(), received);
        return received;
    }
}
