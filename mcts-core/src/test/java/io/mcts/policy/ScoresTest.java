package io.mcts.policy;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever reads scores refuses those that are none, and names them. */
class ScoresTest {

    private final TreeGame state = new TreeGame(1, choice(0, end(1), end(2), end(3)));

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
    void aScoreThatIsNoneIsNamedWithItsMove(double wrong) {
        MoveScores<TreeGame, Branch> scores = new GivenScores(0.5, wrong, 0.5);
        for (Policy<TreeGame, Branch> policy : List.<Policy<TreeGame, Branch>>of(
                new EpsilonGreedyPolicy<>(0.5, scores),
                new EpsilonGreedyPolicy<>(1, new FilteredScores<>(scores, 0.1)),
                new SoftmaxPolicy<>(0.5, scores),
                new SoftmaxPolicy<>(0.5, new SoftmaxScores<>(0.5, scores)))) {
            assertThatThrownBy(() -> policy.choose(state, Xoroshiro128PlusPlus.of(1)))
                    .as("%s", policy)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the scores given give #1 a score of " + wrong
                            + "; allowed are finite numbers and negative infinity, in player 0, 3 moves");
        }
    }
}
