package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.NGramScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.Rave;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A part that learns, or needs the moves of rollouts, fails loudly where a part of the user's own keeps it from doing so. */
class LostLearningTest {

    static Stream<Policy<TreeGame, Branch>> policiesThatLearn() {
        return Stream.of(
                new EpsilonGreedyPolicy<>(0.1, new MastScores<>()),
                new EpsilonGreedyPolicy<>(0.1, new NGramScores<>(3, 2)),
                new LastGoodReplyPolicy<>(2, new UniformPolicy<>()));
    }

    /** Passes on the choice, but not {@code with(Learning)}. */
    private record Forgetful(Policy<TreeGame, Branch> inner) implements Policy<TreeGame, Branch> {

        @Override
        public Branch choose(TreeGame state, RandomGenerator random) {
            return inner.choose(state, random);
        }
    }

    @ParameterizedTest
    @MethodSource("policiesThatLearn")
    void aPolicyThatLearnsFailsInAWrapperThatForgetsToPassItsLearningOn(Policy<TreeGame, Branch> policy) {
        assertFails(Mcts.<TreeGame, Branch>builder().rollout(new Forgetful(policy)));
        assertFails(Mcts.<TreeGame, Branch>builder().rollout((state, random) -> policy.choose(state, random)));
        Evaluator<TreeGame> rollout = new RolloutEvaluator<>(policy);
        assertFails(Mcts.<TreeGame, Branch>builder()
                .evaluator((state, random, payoffs) -> rollout.evaluate(state, random, payoffs)));
        assertThat(Mcts.<TreeGame, Branch>builder()
                        .rollout(policy)
                        .build()
                        .search(Games.threePlayers(), Budget.iterations(50))
                        .iterations())
                .as("without a wrapper")
                .isEqualTo(50);
    }

    private static void assertFails(Mcts.Builder<TreeGame, Branch> builder) {
        assertThatThrownBy(() -> builder.build().search(Games.threePlayers(), Budget.iterations(50)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("by what a search has learned, and no search has passed it its Learning")
                .hasMessageContaining("\nMaybe a part that holds it does not override with(Learning).");
    }

    /** It would see the moves in the tree alone, and nobody would notice. */
    @Test
    void raveRefusesAnEvaluatorThatDoesNotRecordItsRollouts() {
        Evaluator<TreeGame> rollout = new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>());
        Evaluator<TreeGame> lambda = (state, random, payoffs) -> rollout.evaluate(state, random, payoffs);
        for (Parallel parallel :
                new Parallel[] {Parallel.none(), Parallel.root(task -> {}, 2), Parallel.tree(task -> {}, 2)}) {
            Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                    .selection(Rave.of(0.7, 10))
                    .evaluator(lambda)
                    .parallel(parallel)
                    .build();
            assertThatThrownBy(() -> mcts.search(Games.threePlayers(), Budget.iterations(50)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("the search needs the moves of rollouts, and the evaluator ")
                    .hasMessageContaining("\nMaybe it has to override with(Learning)");
        }
        Mcts<TreeGame, Branch> batched = Mcts.<TreeGame, Branch>builder()
                .selection(Rave.of(0.7, 10))
                .batches(new LeafBatches<>(new OneByOne<>(rollout), 8, 1))
                .build();
        assertThatThrownBy(() -> batched.search(Games.threePlayers(), Budget.iterations(50)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("does not record the moves of its rollouts");
    }

    @Test
    void raveWorksWithAnEvaluatorThatPlaysNoRollouts() {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.builder();
        assertThat(builder.selection(Rave.of(0.7, 10))
                        .evaluator(new HeuristicEvaluator<>(new RandomPlayValue()))
                        .seed(1)
                        .build()
                        .search(Games.threePlayers(), Budget.iterations(2_000))
                        .bestMove())
                .isEqualTo(new Branch(1));
    }
}
