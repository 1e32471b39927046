package io.mcts.policy;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.ChoiceShares;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EpsilonGreedyPolicyTest {

    private static final double NEVER = Double.NEGATIVE_INFINITY;
    private static final MoveScores<TreeGame, Branch> SCORES = new GivenScores(0.2, 0.9, NEVER, 0.9);

    private final TreeGame state = new TreeGame(1, choice(0, end(1), end(2), end(3), end(4)));

    @Test
    void theBestSharesTheGreedyPartAndAllAllowedMovesTheRandomOne() {
        // by hand: 0.3 / 3 = 0.1 for each of the three allowed moves, and 0.7 / 2 = 0.35 for each of the two best
        ChoiceShares.check(state, new EpsilonGreedyPolicy<>(0.3, SCORES), 0.1, 0.45, 0, 0.45);
    }

    @Test
    void withoutEpsilonOnlyTheBestAreChosen() {
        ChoiceShares.check(state, new EpsilonGreedyPolicy<>(0, SCORES), 0, 0.5, 0, 0.5);
    }

    @Test
    void withEpsilonOneEveryAllowedMoveHasEqualChance() {
        ChoiceShares.check(state, new EpsilonGreedyPolicy<>(1, SCORES), 1 / 3.0, 1 / 3.0, 0, 1 / 3.0);
    }

    @Test
    void theOnlyMoveNeedsNoScore() {
        MoveScores<TreeGame, Branch> failing = (state, moves, scores) -> {
            throw new AssertionError("asked");
        };
        assertThat(new EpsilonGreedyPolicy<>(0.5, failing).choose(Games.oneMove(), Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(new Branch(0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void scoresThatLeaveNoMoveAreNamed(double epsilon) {
        Policy<TreeGame, Branch> policy =
                new EpsilonGreedyPolicy<>(epsilon, new GivenScores(NEVER, NEVER, NEVER, NEVER));
        assertThatThrownBy(() -> policy.choose(state, Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("given left none of [#0, #1, #2, #3], in player 0, 4 moves");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void refusesAnEpsilonThatIsNoProbability(double epsilon) {
        assertThatThrownBy(() -> new EpsilonGreedyPolicy<>(epsilon, SCORES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the probability epsilon is a number from 0 to 1, not " + epsilon);
    }

    @Test
    void printsItsParameters() {
        assertThat(new EpsilonGreedyPolicy<>(0.1, SCORES)).hasToString("epsilon-greedy:epsilon=0.1:given");
    }
}
