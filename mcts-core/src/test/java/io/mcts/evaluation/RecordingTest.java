package io.mcts.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.Learning;
import io.mcts.policy.MastScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Evaluators record the moves of their rollouts for a search that needs them, or refuse it. */
class RecordingTest {

    private static final Evaluator<TreeGame> LAMBDA = (state, random, payoffs) -> payoffs[0] = 5;
    private static final Policy<TreeGame, Branch> MAST = new EpsilonGreedyPolicy<>(0.1, new MastScores<>());
    private static final Executor DIRECT = Runnable::run;

    /** An evaluator with a name. */
    private record Named() implements Evaluator<TreeGame> {

        @Override
        public void evaluate(TreeGame state, RandomGenerator random, double[] payoffs) {
            payoffs[0] = 5;
        }

        @Override
        public String toString() {
            return "named";
        }
    }

    static Stream<Evaluator<TreeGame>> evaluatorsWithRollouts() {
        return Stream.of(
                new RolloutEvaluator<>(new UniformPolicy<>()),
                new TruncatedRolloutEvaluator<>(new UniformPolicy<>(), 30, new EvenHeuristic()),
                new MixedEvaluator<>(0.5, new RolloutEvaluator<>(new UniformPolicy<>()), new EvenHeuristic()));
    }

    static Stream<BatchEvaluator<TreeGame>> batchesThatDoNotRecord() {
        return Stream.of(
                new OneByOne<>(new RolloutEvaluator<>(MAST)),
                new ParallelEvaluator<>(new OneByOne<>(new RolloutEvaluator<>(MAST)), DIRECT, 2));
    }

    @Test
    void anEvaluatorThatDoesNotRecordRefusesASearchThatNeedsIt() {
        assertThatThrownBy(() -> new Named().with(new Learning(true)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the search needs the moves of rollouts, and the evaluator named does not record them\n"
                        + "Maybe it has to override with(Learning): to play by learning.recorded(policy), or to return itself"
                        + " if it plays no rollouts.");
        assertThatThrownBy(() -> LAMBDA.with(new Learning(true))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new MixedEvaluator<>(1, LAMBDA, new RandomPlayValue()).with(new Learning(true)))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void inAnyOtherSearchItIsUsedAsItIs() {
        assertThat(LAMBDA.with(new Learning(false))).isSameAs(LAMBDA);
    }

    @Test
    void aHeuristicPlaysNoRolloutsToRecord() {
        Evaluator<TreeGame> heuristic = new HeuristicEvaluator<>(new RandomPlayValue());
        assertThat(heuristic.with(new Learning(true))).isSameAs(heuristic);
        Evaluator<TreeGame> mixed = new MixedEvaluator<>(0.5, heuristic, new EvenHeuristic());
        assertThat(mixed.with(new Learning(true))).isEqualTo(mixed);
    }

    @ParameterizedTest
    @MethodSource("evaluatorsWithRollouts")
    void rolloutsAreRecorded(Evaluator<TreeGame> evaluator) {
        Learning learning = new Learning(true);
        evaluator.with(learning).evaluate(Games.deep(), Xoroshiro128PlusPlus.of(1), new double[1]);
        assertThat(learning.played().length()).isEqualTo(30);
        assertThat(evaluator.with(learning)).hasToString(evaluator.toString());
    }

    @Test
    void aWrapperThatForgetsToPassItOnFailsWhenItsPolicyShouldHaveLearned() {
        Evaluator<TreeGame> inner = new RolloutEvaluator<>(MAST);
        Evaluator<TreeGame> wrapper =
                (state, random, payoffs) -> inner.evaluate(state, random, payoffs); // does not override with
        Evaluator<TreeGame> inSearch = wrapper.with(new Learning(false));
        assertThatThrownBy(() -> inSearch.evaluate(Games.deep(), Xoroshiro128PlusPlus.of(1), new double[1]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("mast scores moves by what a search has learned");
    }

    @ParameterizedTest
    @MethodSource("batchesThatDoNotRecord")
    void aBatchOfRolloutsThatLearnIsRefused(BatchEvaluator<TreeGame> batch) {
        assertThatThrownBy(() -> batch.with(new Learning(false)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("one-by-one:rollout:epsilon-greedy:epsilon=0.1:mast does not record the moves");
    }

    @Test
    void aBatchOfRolloutsIsRefusedByASearchThatNeedsTheirMoves() {
        BatchEvaluator<TreeGame> rollouts = new OneByOne<>(new RolloutEvaluator<>(new UniformPolicy<>()));
        assertThatThrownBy(() -> rollouts.with(new Learning(true))).isInstanceOf(IllegalStateException.class);
        assertThat(rollouts.with(new Learning(false))).isSameAs(rollouts);
        BatchEvaluator<TreeGame> heuristic = new OneByOne<>(new HeuristicEvaluator<>(new RandomPlayValue()));
        assertThat(heuristic.with(new Learning(true))).isSameAs(heuristic);
        BatchEvaluator<TreeGame> model = (states, random, payoffs, priors) -> {};
        assertThat(model.with(new Learning(true))).isSameAs(model);
    }

    @Test
    void aRefusedBatchHasNotChangedTheLearning() {
        Learning learning = new Learning(false);
        assertThatThrownBy(() -> new OneByOne<>(new RolloutEvaluator<>(MAST)).with(learning))
                .isInstanceOf(IllegalStateException.class);
        assertThat(learning.isNeeded()).isFalse();
    }
}
