package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.SharedBatches;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.Policy;
import io.mcts.policy.SoftmaxPolicy;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.BatchEvaluatorRules;
import io.mcts.testkit.parts.EvaluatorRules;
import io.mcts.testkit.parts.PolicyRules;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every policy and evaluator of the core keeps its contract, in a game with chance and in one without. One in no list is a failure. */
class PlayPartsTest {

    private static GameState<?, ?> game = new Stones();
    private static Object part = new UniformPolicy<>();
    private static Set<OptionalRule> unclaimed = Set.of();

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    @SuppressWarnings("unchecked") // the game and the part that a test has set
    static final class Policies<S extends GameState<S, M>, M extends Move> implements PolicyContract<S, M> {
        @Override
        public List<S> initialStates() {
            return List.of(((S) game).copy());
        }

        @Override
        public GameFacts facts() {
            return GameFacts.none().withLongestGame(500);
        }

        @Override
        public int tries() {
            return ContractRun.TRIES_OF_RIGHT_PARTS;
        }

        @Override
        public Policy<S, M> policy() {
            return (Policy<S, M>) part;
        }

        @Override
        public Set<OptionalRule> unclaimed() {
            return unclaimed;
        }
    }

    /** As above. */
    @SuppressWarnings("unchecked")
    static final class Evaluators<S extends GameState<S, M>, M extends Move> implements EvaluatorContract<S, M> {
        @Override
        public List<S> initialStates() {
            return List.of(((S) game).copy());
        }

        @Override
        public GameFacts facts() {
            GameFacts facts = GameFacts.none().withLongestGame(500);
            return game instanceof Stones ? facts.withPayoffSum(0) : facts;
        }

        @Override
        public int tries() {
            return ContractRun.TRIES_OF_RIGHT_PARTS;
        }

        @Override
        public Evaluator<S> evaluator() {
            return (Evaluator<S>) part;
        }

        @Override
        public Set<OptionalRule> unclaimed() {
            return unclaimed;
        }
    }

    /** As above. */
    @SuppressWarnings("unchecked")
    static final class BatchEvaluators<S extends GameState<S, M>, M extends Move>
            implements BatchEvaluatorContract<S, M> {
        @Override
        public List<S> initialStates() {
            return List.of(((S) game).copy());
        }

        @Override
        public GameFacts facts() {
            return GameFacts.none().withLongestGame(500);
        }

        @Override
        public int tries() {
            return ContractRun.TRIES_OF_RIGHT_PARTS;
        }

        @Override
        public BatchEvaluator<S> batchEvaluator() {
            return (BatchEvaluator<S>) part;
        }

        @Override
        public Set<OptionalRule> unclaimed() {
            return unclaimed;
        }
    }

    /** A part in a game, and the claims that it does not make. */
    private record Part(GameState<?, ?> game, Object part, Set<OptionalRule> unclaimed) {
        void set() {
            PlayPartsTest.game = game;
            PlayPartsTest.part = part;
            PlayPartsTest.unclaimed = unclaimed;
        }

        @Override
        public String toString() {
            return part + ", " + game;
        }
    }

    static Stream<Part> policies() {
        return Stream.concat(policies(new Stones()), policies(new DiceRace()));
    }

    private static <S extends GameState<S, M>, M extends Move> Stream<Part> policies(S game) {
        Policy<S, M> uniform = new UniformPolicy<>();
        SuccessorScores<S, M> scores = new SuccessorScores<>(new EvenHeuristic());
        Set<OptionalRule> none = Set.of();
        Set<OptionalRule> chance = EnumSet.of(OptionalRule.OUTCOME_IS_POSSIBLE);
        return Stream.of(
                new Part(game, uniform, none),
                new Part(game, new LastGoodReplyPolicy<>(2, uniform), none),
                // a state may name immediate wins where the game is over
                new Part(
                        game,
                        new DecisivePolicy<>(),
                        EnumSet.of(OptionalRule.OUTCOME_IS_POSSIBLE, OptionalRule.TERMINAL_STATE_IS_REFUSED)),
                new Part(game, new EpsilonGreedyPolicy<>(0.1, scores), chance),
                new Part(game, new EpsilonGreedyPolicy<>(0.1, new MastScores<S, M>()), chance),
                new Part(game, new SoftmaxPolicy<>(0.2, scores), chance));
    }

    static Stream<Part> evaluators() {
        return Stream.concat(evaluators(new Stones()), evaluators(new DiceRace()));
    }

    private static <S extends GameState<S, M>, M extends Move> Stream<Part> evaluators(S game) {
        Policy<S, M> uniform = new UniformPolicy<>();
        Evaluator<S> rollout = new RolloutEvaluator<>(uniform);
        EvenHeuristic even = new EvenHeuristic();
        Set<OptionalRule> playsOn = EnumSet.of(OptionalRule.STATE_IS_LEFT_AS_IT_IS);
        // the even heuristic says the middle of the range, whatever can still be got
        OptionalRule reach = OptionalRule.VALUES_CAN_STILL_BE_GOT;
        OptionalRule end = OptionalRule.ENDS_ARE_PAID;
        return Stream.of(
                new Part(game, rollout, playsOn),
                new Part(game, new HeuristicEvaluator<>(even), EnumSet.of(reach, end)),
                new Part(
                        game,
                        new TruncatedRolloutEvaluator<>(uniform, 1, even),
                        EnumSet.of(reach, OptionalRule.STATE_IS_LEFT_AS_IT_IS)),
                new Part(
                        game,
                        new MixedEvaluator<>(0.25, rollout, even),
                        EnumSet.of(reach, end, OptionalRule.STATE_IS_LEFT_AS_IT_IS)));
    }

    static Stream<Part> batchEvaluators() {
        return Stream.concat(batchEvaluators(new Stones()), batchEvaluators(new DiceRace()));
    }

    private static <S extends GameState<S, M>, M extends Move> Stream<Part> batchEvaluators(S game) {
        Set<OptionalRule> draws = EnumSet.of(
                OptionalRule.A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE,
                OptionalRule.STATE_IS_LEFT_AS_IT_IS,
                OptionalRule.ENDS_ARE_PAID);
        BatchEvaluator<S> rollouts = new OneByOne<>(new RolloutEvaluator<>(new UniformPolicy<S, M>()));
        return Stream.of(
                new Part(game, rollouts, draws),
                new Part(game, new ParallelEvaluator<>(rollouts, ForkJoinPool.commonPool(), 3), draws),
                new Part(
                        game,
                        new SharedBatches<>(new OneByOne<>(new HeuristicEvaluator<>(new EvenHeuristic())), 1),
                        EnumSet.of(OptionalRule.VALUES_CAN_STILL_BE_GOT, OptionalRule.ENDS_ARE_PAID)));
    }

    @Test
    void everyPublicPartIsInAList() {
        assertThat(names(policies())).containsAll(CoreClasses.of(Policy.class));
        assertThat(names(evaluators())).containsAll(CoreClasses.of(Evaluator.class));
        assertThat(names(batchEvaluators())).containsAll(CoreClasses.of(BatchEvaluator.class));
    }

    private static List<String> names(Stream<Part> parts) {
        return parts.map(part -> part.part().getClass().getName()).toList();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void policiesKeepTheirContract(Part part) {
        part.set();
        assertThat(ContractRun.failures(new Policies<>(), PolicyRules.ALL.size() - unclaimed.size()))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void evaluatorsKeepTheirContract(Part part) {
        part.set();
        assertThat(ContractRun.failures(new Evaluators<>(), EvaluatorRules.ALL.size() - unclaimed.size()))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("batchEvaluators")
    void batchEvaluatorsKeepTheirContract(Part part) {
        part.set();
        int rules = EvaluatorRules.ALL.size() + BatchEvaluatorRules.ALL.size() - unclaimed.size();
        assertThat(ContractRun.failures(new BatchEvaluators<>(), rules)).isEmpty();
    }
}
