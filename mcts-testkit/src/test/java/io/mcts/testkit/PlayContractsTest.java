package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.BatchEvaluatorRules;
import io.mcts.testkit.parts.EvaluatorRules;
import io.mcts.testkit.parts.PolicyRules;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.run.RuleRun;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the contracts of policies and evaluators on parts with a fault each: the rule they break is named, with the shortest way to
 * a state that shows it.
 */
class PlayContractsTest {

    private static Supplier<? extends GameState<?, ?>> game = Stones::new;
    private static Supplier<?> part = FaultyPolicies.First::new;

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    @SuppressWarnings("unchecked") // the game and the part that a test has set
    static final class Policies<S extends GameState<S, M>, M extends Move> implements PolicyContract<S, M> {
        @Override
        public List<S> initialStates() {
            return List.of((S) game.get());
        }

        @Override
        public GameFacts facts() {
            return GameFacts.none().withLongestGame(1_000);
        }

        @Override
        public Policy<S, M> policy() {
            return (Policy<S, M>) part.get();
        }

        @Override
        public Set<OptionalRule> unclaimed() {
            return Set.of();
        }
    }

    /** As above. */
    static final class Evaluators implements EvaluatorContract<Stones, Stones.Take> {
        @Override
        public List<Stones> initialStates() {
            return List.of(new Stones());
        }

        @Override
        public GameFacts facts() {
            return GameFacts.none().withPayoffSum(0);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Evaluator<Stones> evaluator() {
            return (Evaluator<Stones>) part.get();
        }

        @Override
        public Set<OptionalRule> unclaimed() {
            return Set.of();
        }
    }

    /** As above. */
    static final class BatchEvaluators implements BatchEvaluatorContract<Stones, Stones.Take> {
        @Override
        public List<Stones> initialStates() {
            return List.of(new Stones());
        }

        @Override
        @SuppressWarnings("unchecked")
        public BatchEvaluator<Stones> batchEvaluator() {
            return (BatchEvaluator<Stones>) part.get();
        }
    }

    /**
     * A part with a fault.
     *
     * @param game in which it shows
     * @param part makes it
     * @param rule that it breaks
     * @param moves the shortest list that shows it
     */
    private record Fault(Supplier<? extends GameState<?, ?>> game, Supplier<?> part, Check<?> rule, String moves) {
        @Override
        public String toString() {
            return name() + ", " + rule;
        }

        private String name() {
            return part.get().getClass().getSimpleName();
        }
    }

    static Stream<Fault> policies() {
        return Stream.of(
                policy(FaultyPolicies.TheMoveIsOfAnotherState::new, "MOVE_IS_LEGAL", "[1, 2]"),
                policy(FaultyPolicies.TheMoveIsEqualButForeign::new, "MOVE_IS_LEGAL", "[]"),
                policy(FaultyPolicies.TheMoveIsPlayed::new, "STATE_IS_LEFT_AS_IT_IS", "[]"),
                new Fault(
                        FaultyPolicies.CountedRace::new,
                        FaultyPolicies.TheCountIsNotPutBack::new,
                        Check.named("STATE_IS_LEFT_AS_IT_IS", PolicyRules.ALL),
                        "[]"),
                policy(FaultyPolicies.TheGeneratorIsItsOwn::new, "SAME_NUMBERS_GIVE_THE_SAME_MOVES", "[]"),
                policy(FaultyPolicies.ChoicesAreCounted::new, "EARLIER_GAMES_LEAVE_NO_TRACE", "[]"),
                policy(FaultyPolicies.ChoicesAreStatic::new, "SAME_NUMBERS_GIVE_THE_SAME_MOVES", "[]"),
                policy(FaultyPolicies.CandidatesAreAField::new, "OTHER_THREADS_LEAVE_NO_TRACE", "[1, 2]"),
                policy(FaultyPolicies.TheChoiceIsAField::new, "OTHER_THREADS_LEAVE_NO_TRACE", "[]"),
                new Fault(
                        Walk::new,
                        FaultyPolicies.ItGoesBackForEver::new,
                        Check.named("GAMES_END", PolicyRules.ALL),
                        "[]"),
                policy(FaultyPolicies.PlayOutStopsAfterAMove::new, "PLAY_OUT_ENDS_THE_GAME", "[]"),
                policy(FaultyPolicies.NothingIsRecorded::new, "PLAY_OUT_RECORDS_ITS_MOVES", "[]"),
                policy(FaultyPolicies.TheOtherPlayerIsRecorded::new, "PLAY_OUT_RECORDS_ITS_MOVES", "[]"),
                policy(FaultyPolicies.TheFirstMoveIsRecordedTwice::new, "PLAY_OUT_RECORDS_ITS_MOVES", "[]"),
                policy(FaultyPolicies.PlayOutIsRandom::new, "PLAY_OUT_PAYS_AS_ITS_MOVES_DO", "[]"),
                policy(FaultyPolicies.TheHeldPolicyNeverLearns::new, "LEARNING_IS_PASSED_ON", "[]"),
                policy(FaultyPolicies.WhatIsLearnedIsIllegal::new, "LEARNED_MOVE_IS_LEGAL", "[1]"),
                policy(FaultyPolicies.TheEndHasAMove::new, "TERMINAL_STATE_IS_REFUSED", "[2, 2]"),
                new Fault(
                        DiceRace::new,
                        FaultyPolicies.TheDieIsAPlayer::new,
                        Check.named("OUTCOME_IS_POSSIBLE", PolicyRules.ALL),
                        "[throw]"),
                policy(FaultyPolicies.NothingIsPrinted::new, "PARAMETERS_ARE_PRINTED", "[]"));
    }

    static Stream<Fault> evaluators() {
        return Stream.of(
                evaluator(FaultyEvaluators.OnlyThePlayerToMoveIsTold::new, "VALUES_LIE_IN_THE_PAYOFF_RANGE", "[]"),
                evaluator(FaultyEvaluators.ValuesAreInPercent::new, "VALUES_LIE_IN_THE_PAYOFF_RANGE", "[2]"),
                evaluator(
                        FaultyEvaluators.ASearchGetsPercent::new, "VALUES_OF_A_SEARCH_LIE_IN_THE_PAYOFF_RANGE", "[2]"),
                evaluator(FaultyEvaluators.TheHeldPolicyNeverLearns::new, "LEARNING_IS_PASSED_ON", "[]"),
                evaluator(FaultyEvaluators.RolloutsAreNotRecorded::new, "ROLLOUTS_ARE_RECORDED", "[]"),
                evaluator(FaultyEvaluators.LeastAndGreatestAreMixedUp::new, "VALUES_CAN_STILL_BE_GOT", "[2]"),
                evaluator(FaultyEvaluators.LeastAndGreatestAreMixedUp::new, "VALUES_GO_WITH_PLAY", "[]"),
                evaluator(FaultyEvaluators.TheValuesAreOfThePlayerToMove::new, "VALUES_GO_WITH_PLAY", "[]"),
                evaluator(FaultyEvaluators.AllGetWhatThePlayerToMoveGets::new, "VALUES_SUM_TO_THE_STATED_SUM", "[2]"),
                evaluator(FaultyEvaluators.TheGeneratorIsItsOwn::new, "SAME_NUMBERS_GIVE_THE_SAME_VALUES", "[]"),
                evaluator(FaultyEvaluators.TheLastStateIsRemembered::new, "EARLIER_STATES_LEAVE_NO_TRACE", "[]"),
                evaluator(FaultyEvaluators.TheHeapIsAField::new, "OTHER_THREADS_LEAVE_NO_TRACE", "[1]"),
                evaluator(FaultyEvaluators.TheResultIsAField::new, "OTHER_THREADS_LEAVE_NO_TRACE", "[]"),
                evaluator(FaultyEvaluators.ValuesAreKeptByTheHeap::new, "EARLIER_STATES_LEAVE_NO_TRACE", "[2]"),
                evaluator(FaultyEvaluators.TheStateIsPlayedOn::new, "STATE_IS_LEFT_AS_IT_IS", "[]"),
                evaluator(FaultyEvaluators.TheEndIsWorthNothing::new, "ENDS_ARE_PAID", "[1, 1, 2]"),
                evaluator(FaultyEvaluators.NothingIsPrinted::new, "PARAMETERS_ARE_PRINTED", "[]"));
    }

    static Stream<Fault> batchEvaluators() {
        return Stream.of(
                batch(FaultyEvaluators.StatesArePlayedOn::new, "STATES_OF_A_BATCH_ARE_LEFT_AS_THEY_ARE", "[]"),
                batch(FaultyEvaluators.PriorsAreScores::new, "PRIORS_ARE_PROBABILITIES", "[]"),
                batch(
                        FaultyEvaluators.RowsOfLargeBatchesAreReversed::new,
                        "A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE",
                        "[]"),
                batch(FaultyEvaluators.TheBatchIsCutAt16::new, "A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE", "[]"),
                batch(FaultyEvaluators.AllStatesAreTheFirst::new, "A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE", "[]"));
    }

    private static Fault policy(Supplier<?> part, String rule, String moves) {
        return new Fault(Stones::new, part, Check.named(rule, PolicyRules.ALL), moves);
    }

    private static Fault evaluator(Supplier<?> part, String rule, String moves) {
        return new Fault(Stones::new, part, Check.named(rule, EvaluatorRules.ALL), moves);
    }

    private static Fault batch(Supplier<?> part, String rule, String moves) {
        return new Fault(Stones::new, part, Check.named(rule, BatchEvaluatorRules.ALL), moves);
    }

    @Test
    void aPolicyThatDrawsForEverIsGivenUp() {
        GameFacts facts = GameFacts.none().withTimeLimit(Duration.ofMillis(300));
        GameUnderTest<Stones, Stones.Take> stones =
                GameUnderTest.of(() -> List.of(new Stones()), 1, facts, Extras.none());
        Policy<Stones, Stones.Take> three = (state, random) -> {
            int drawn = 0;
            while (drawn < 3) {
                drawn = random.nextInt(3); // 0 to 2
            }
            return state.take(drawn);
        };
        assertThat(RuleRun.broken(Check.named("MOVE_IS_LEGAL", PolicyRules.ALL), stones.by(() -> three), List.of()))
                .hasMessageContainingAll("expected: an answer within 300 ms", "has not returned within 300 ms");
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aFaultyPolicyIsCaught(Fault fault) {
        requireCaught(Policies::new, fault);
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void aFaultyEvaluatorIsCaught(Fault fault) {
        requireCaught(Evaluators::new, fault);
    }

    @ParameterizedTest
    @MethodSource("batchEvaluators")
    void aFaultyBatchEvaluatorIsCaught(Fault fault) {
        requireCaught(BatchEvaluators::new, fault);
    }

    private static void requireCaught(Supplier<? extends Contract> contract, Fault fault) {
        game = fault.game();
        part = fault.part();
        Map<String, Throwable> failures = ContractRun.failures(contract.get(), fault.rule());
        assertThat(failures).hasSize(1);
        assertThat(failures.values()).allSatisfy(thrown -> {
            assertThat(thrown).isInstanceOf(Violation.class);
            Violation violation = (Violation) thrown;
            assertThat(violation.rule()).isEqualTo(fault.rule().toString());
            assertThat(violation.reproduction().moves()).hasToString(fault.moves());
            assertThat(violation)
                    .hasMessageContaining(", by ")
                    .hasMessageContaining(fault.part().get().getClass().getSimpleName());
        });
    }

    @Test
    void aPartThatDoesNotPassLearningOnIsToldSo() {
        Policy<Stones, Stones.Take> policy = new FaultyPolicies.TheHeldPolicyNeverLearns<>();
        GameUnderTest<Stones, Stones.Take> stones =
                GameUnderTest.of(() -> List.of(new Stones()), 1, GameFacts.none(), Extras.none());
        assertThat(RuleRun.broken(
                        Check.named("LEARNING_IS_PASSED_ON", PolicyRules.ALL), stones.by(() -> policy), List.of()))
                .hasMessageContainingAll(
                        "which passes the call on to every part it holds",
                        "last-good-reply",
                        "does not override with(Learning)");
        Evaluator<Stones> evaluator = new FaultyEvaluators.TheHeldPolicyNeverLearns();
        assertThat(RuleRun.broken(
                        Check.named("LEARNING_IS_PASSED_ON", EvaluatorRules.ALL),
                        stones.by(() -> evaluator),
                        List.of()))
                .hasMessageContainingAll(
                        "which passes the call on to every part it holds",
                        "last-good-reply",
                        "does not override with(Learning)");
    }

    @Test
    void everyRuleIsBrokenByAFault() {
        assertThat(policies().<Object>map(Fault::rule).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(PolicyRules.ALL));
        assertThat(evaluators().<Object>map(Fault::rule).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(EvaluatorRules.ALL));
        assertThat(batchEvaluators().<Object>map(Fault::rule).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(BatchEvaluatorRules.ALL));
    }

    @Test
    void rightPartsBreakNoRule() {
        game = Stones::new;
        part = FaultyPolicies.First::new;
        assertThat(ContractRun.failures(new Policies<>(), PolicyRules.ALL.size()))
                .isEmpty();
        part = FaultyEvaluators.Exact::new;
        assertThat(ContractRun.failures(new Evaluators(), EvaluatorRules.ALL.size()))
                .isEmpty();
        part = FaultyEvaluators.Batch::new;
        int rules = EvaluatorRules.ALL.size() - 3 + BatchEvaluatorRules.ALL.size(); // three are not claimed
        assertThat(ContractRun.failures(new BatchEvaluators(), rules)).isEmpty();
    }
}
