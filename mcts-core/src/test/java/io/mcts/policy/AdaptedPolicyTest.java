package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdaptedPolicyTest {

    private final LearnedIterations iterations = new LearnedIterations();

    private Policy<TreeGame, Branch> policy(double alpha) {
        return new AdaptedPolicy<TreeGame, Branch>(alpha).with(iterations.learning());
    }

    /** What player 0 or 1 chooses of so many moves, and records, where a random number between 0 and 1 is given. */
    private int choice(Policy<TreeGame, Branch> policy, int player, int count, double number) {
        int chosen = policy.choose(LearnedIterations.state(player, count), drawing(number))
                .index();
        iterations.learning().played().add(player, chosen);
        return chosen;
    }

    private void learn(double... rewards) {
        iterations.learning().learn(rewards);
        iterations.begin();
    }

    private static RandomGenerator drawing(double number) {
        return new RandomGenerator() {
            @Override
            public long nextLong() {
                throw new AssertionError("only nextDouble() is expected");
            }

            @Override
            public double nextDouble() {
                return number;
            }
        };
    }

    private void assertBoundary(Policy<TreeGame, Branch> policy, int player, int count, int below, double boundary) {
        assertThat(choice(policy, player, count, boundary - 1e-6)).isEqualTo(below);
        assertThat(choice(policy, player, count, boundary + 1e-6)).isEqualTo(below + 1);
        iterations.begin();
    }

    @Test
    void inTheBeginningAllMovesAreAlike() {
        Policy<TreeGame, Branch> policy = policy(1);
        assertBoundary(policy, 0, 4, 0, 0.25);
        assertBoundary(policy, 0, 4, 2, 0.75);
    }

    @Test
    void aWinnersMoveGetsLikelier() {
        Policy<TreeGame, Branch> policy = policy(1);
        choice(policy, 0, 2, 0);
        learn(1, 0);
        // weights 1 - 0.5 and -0.5; by hand e^0.5 / (e^0.5 + e^-0.5) = 1 / (1 + e^-1) = 0.731059
        assertBoundary(policy, 0, 2, 0, 0.731059);
        assertBoundary(policy, 1, 2, 0, 0.5);
    }

    @Test
    void theWeightsGoByTheProbabilitiesBeforeTheIteration() {
        Policy<TreeGame, Branch> policy = policy(1);
        choice(policy, 0, 2, 0);
        choice(policy, 0, 2, 0);
        learn(1, 0);
        // twice +1 - 0.5 and twice -0.5: 1 / (1 + e^-2) = 0.880797
        assertBoundary(policy, 0, 2, 0, 0.880797);
        choice(policy, 0, 2, 0);
        learn(1, 0);
        // weights 1 + 1 - 0.880797 = 1.119203 and -1 - 0.119203 = -1.119203: 1 / (1 + e^-2.238406) = 0.903646
        assertBoundary(policy, 0, 2, 0, 0.903646);
    }

    @Test
    void aLosersAndADrawersMovesStayAsTheyAre() {
        Policy<TreeGame, Branch> policy = policy(1);
        choice(policy, 0, 2, 0);
        choice(policy, 1, 2, 0);
        learn(0, 0.5);
        assertBoundary(policy, 0, 2, 0, 0.5);
        assertBoundary(policy, 1, 2, 0, 0.5);
    }

    @Test
    void alphaCountsByHowFarTheRewardIsAboveTheMiddle() {
        Policy<TreeGame, Branch> policy = policy(2);
        choice(policy, 0, 2, 0);
        learn(0.75, 0.25);
        // alpha * (2 * 0.75 - 1) = 1
        assertBoundary(policy, 0, 2, 0, 0.731059);
    }

    @Test
    void aChoiceWithoutAlternativeTeachesNothing() {
        Policy<TreeGame, Branch> policy = policy(1);
        choice(policy, 0, 1, 0.5);
        learn(1, 0);
        assertBoundary(policy, 0, 2, 0, 0.5);
    }

    @Test
    void anIterationThatWasBrokenOffTeachesNothing() {
        Policy<TreeGame, Branch> policy = policy(1);
        choice(policy, 0, 2, 0);
        iterations.begin();
        learn(1, 0);
        assertBoundary(policy, 0, 2, 0, 0.5);
    }

    @Test
    void noWeightGoesBeyondTheGreatest() {
        Policy<TreeGame, Branch> policy = policy(1e9);
        choice(policy, 0, 2, 0);
        learn(1, 0);
        assertThat(choice(policy, 0, 2, 0.999)).isZero();
        learn(1, 0);
        assertThat(choice(policy, 0, 2, 0.999)).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesAnAlphaThatIsNone(double alpha) {
        assertThatThrownBy(() -> new AdaptedPolicy<>(alpha))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("alpha is a number greater than 0, not " + alpha);
    }
}
