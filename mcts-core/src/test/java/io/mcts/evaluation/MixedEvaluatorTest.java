package io.mcts.evaluation;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.fixture.ForgetfulHeuristic;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.RangedGame;
import io.mcts.fixture.TreeGame;
import io.mcts.game.Heuristic;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MixedEvaluatorTest {

    private static final Evaluator<TreeGame> EVALUATOR = (state, random, payoffs) -> {
        payoffs[0] = 8;
        payoffs[1] = 1;
    };

    @Test
    void lambdaWeighsTheEvaluatorAndTheRestTheHeuristic() {
        // random play of chanceRoot pays player 0: 0.8 * (1 + 9) / 2 + 0.2 * 7 = 5.4, player 1: 0.8 * 5 + 0.2 * 3 = 4.6
        assertThat(payoffs(0.25)).containsExactly(new double[] {0.25 * 8 + 0.75 * 5.4, 3.7}, within(1e-12));
        assertThat(payoffs(0)).containsExactly(new double[] {5.4, 4.6}, within(1e-12));
        assertThat(payoffs(1)).containsExactly(new double[] {8, 1}, within(1e-12));
    }

    @Test
    void theHeuristicSeesTheLeafAndNotTheEndOfTheRollout() {
        TreeGame state = Games.oneMove();
        double[] payoffs = new double[1];
        Evaluator<TreeGame> mixed = new MixedEvaluator<>(
                0.5,
                new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>()),
                (leaf, estimate) -> estimate[0] = leaf.isTerminal() ? 0 : 7);
        mixed.evaluate(state, Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).as("0.5 * 3 + 0.5 * 7").containsExactly(5);
    }

    @Test
    void aPlayerWhomTheHeuristicForgetsIsNamed() {
        assertThatThrownBy(() -> mix(EVALUATOR, new ForgetfulHeuristic()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the heuristic forgetful gives player 1 a payoff of NaN, outside the declared range [0.0, 10.0],"
                                + " in player -1, 2 moves");
    }

    /** Mixed by halves, 12 and 2 are 7, which is in the range. */
    @Test
    void aValueOutsideThePayoffRangeIsNotHiddenByTheOther() {
        Heuristic<TreeGame> great = (state, payoffs) -> Arrays.fill(payoffs, 12);
        Heuristic<TreeGame> small = (state, payoffs) -> Arrays.fill(payoffs, 2);
        assertThatThrownBy(() -> mix(new HeuristicEvaluator<>(small), great))
                .hasMessageStartingWith(
                        "the heuristic " + great + " gives player 0 a payoff of 12.0, outside the declared");
        assertThatThrownBy(() -> mix(new HeuristicEvaluator<>(great), small))
                .hasMessageStartingWith(
                        "the evaluator heuristic:" + great + " gives player 0 a payoff of 12.0, outside the declared");
    }

    private static void mix(Evaluator<TreeGame> evaluator, Heuristic<TreeGame> heuristic) {
        new MixedEvaluator<>(0.5, evaluator, heuristic)
                .evaluate(Games.chanceRoot(), Xoroshiro128PlusPlus.of(1), new double[2]);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void refusesALambdaThatIsNoWeight(double lambda) {
        assertThatThrownBy(() -> new MixedEvaluator<>(lambda, EVALUATOR, new RandomPlayValue()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the weight lambda is a number from 0 to 1, not " + lambda);
    }

    /** In doubles, -0.1 + (0.2 + 0.1) is 0.20000000000000004. */
    @Test
    void roundingDoesNotLeaveThePayoffRange() {
        TreeGame state = new RangedGame(-0.1, 0.2, 1, choice(0, end(0.2)));
        double[] payoffs = new double[1];
        Heuristic<TreeGame> least = (leaf, estimate) -> estimate[0] = -0.1;
        new MixedEvaluator<>(1, new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>()), least)
                .evaluate(state, Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).containsExactly(0.2);
    }

    @Test
    void printsItsParts() {
        assertThat(new MixedEvaluator<>(
                        0.25, new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>()), new RandomPlayValue()))
                .hasToString("mixed:lambda=0.25:rollout:uniform:random-play");
    }

    private static double[] payoffs(double lambda) {
        double[] payoffs = new double[2];
        new MixedEvaluator<>(lambda, EVALUATOR, new RandomPlayValue())
                .evaluate(Games.chanceRoot(), Xoroshiro128PlusPlus.of(1), payoffs);
        return payoffs;
    }
}
