package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.Consumer;

/** The rules of batch evaluators beyond those of {@link EvaluatorRule}, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum BatchEvaluatorRule {
    /** {@link BatchEvaluator#evaluate}. */
    STATES_OF_A_BATCH_ARE_LEFT_AS_THEY_ARE(
            false,
            States.MANY,
            "evaluate() leaves the states of a batch as they are",
            BatchEvaluatorRules::statesAreLeftAsTheyAre),

    /** {@link BatchEvaluator#givesPriors}. */
    PRIORS_ARE_PROBABILITIES(
            false,
            States.MANY,
            "where evaluate() gives priors, those of a state lie in [0, 1] and sum to 1 within 1e-6",
            BatchEvaluatorRules::priorsAreProbabilities),

    /** A claim; an evaluator that draws random numbers for each state in turn, such as by rollouts, does not make it. */
    A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE(
            true,
            States.MANY,
            "in a batch, in whatever order, each state has the values and priors that it has alone, within 1e-6",
            BatchEvaluatorRules::aBatchGivesWhatSingleStatesGive);

    private final Rule<Subject<?, ?>> rule;

    BatchEvaluatorRule(boolean isClaim, int tries, String sentence, Consumer<Subject<?, ?>> check) {
        this.rule = new Rule<>(isClaim ? this : null, tries, sentence, Rule.unlessOver(check));
    }

    /**
     * Whether an evaluator may be right and not keep this rule; it then says so by
     * {@link BatchEvaluatorContract#unclaimedOfBatches}.
     *
     * @return false for what every part keeps
     */
    public boolean isClaim() {
        return rule.claim() != null;
    }

    Rule<Subject<?, ?>> rule() {
        return rule;
    }

    /**
     * Checks the rule in one state of a game, without any test framework.
     *
     * @param evaluator the evaluator
     * @param initialState where the game begins; copies of it are used
     * @param choices the way to the state: each stands for a move, modulo the number of legal moves; those left at the game's
     *     end are ignored
     * @param facts what is known of the game
     * @param seed of all random numbers
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @throws Violation if the rule is broken, or the evaluator throws an exception or does not answer
     */
    public <S extends GameState<S, M>, M extends Move> void check(
            BatchEvaluator<S> evaluator, S initialState, List<Integer> choices, GameFacts facts, long seed) {
        GameUnderTest<S, M> game = GameUnderTest.of(() -> List.of(initialState), 0, seed, facts, Companions.none());
        Trial.check(rule, game.byBatchEvaluator(() -> evaluator), choices);
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
