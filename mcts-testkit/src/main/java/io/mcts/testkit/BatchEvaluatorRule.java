package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** The rules of batch evaluators beyond those of {@link EvaluatorRule}, a sentence each. */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum BatchEvaluatorRule {
    /** {@link BatchEvaluator#evaluate}. */
    STATES_OF_A_BATCH_ARE_LEFT_AS_THEY_ARE(
            false, "evaluate() leaves the states of a batch as they are", BatchEvaluatorRules::statesAreLeftAsTheyAre),

    /** {@link BatchEvaluator#givesPriors}. */
    PRIORS_ARE_PROBABILITIES(
            false,
            "where evaluate() gives priors, those of a state lie in [0, 1] and sum to 1 within 1e-6",
            BatchEvaluatorRules::priorsAreProbabilities),

    /** A claim; an evaluator that draws random numbers for each state in turn, such as by rollouts, does not make it. */
    A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE(
            true,
            "in a batch, in whatever order, each state has the values and priors that it has alone, within 1e-6",
            BatchEvaluatorRules::aBatchGivesWhatSingleStatesGive);

    private final boolean isClaim;
    private final String sentence;
    private final Check check;

    BatchEvaluatorRule(boolean isClaim, String sentence, Check check) {
        this.isClaim = isClaim;
        this.sentence = sentence;
        this.check = check;
    }

    /**
     * Whether an evaluator may be right and not keep this rule; it then says so by
     * {@link BatchEvaluatorContract#unclaimedOfBatches}.
     *
     * @return false for what every evaluator keeps
     */
    public boolean isClaim() {
        return isClaim;
    }

    /**
     * Checks the rule with one batch, without any test framework.
     *
     * @param evaluator the evaluator
     * @param initialState where the game begins; copies of it are used
     * @param choices the way to the first state of the batch: each stands for a move, modulo the number of legal moves; those
     *     left at the game's end are ignored
     * @param seed of all random numbers
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @throws Violation if the rule is broken, or the evaluator throws an exception or does not answer
     */
    public <S extends GameState<S, M>, M extends Move> void check(
            BatchEvaluator<S> evaluator, S initialState, List<Integer> choices, long seed) {
        List<S> initialStates = List.of(initialState);
        check(GameUnderTest.of(() -> initialStates, 0, seed, GameFacts.none(), Companions.none()), choices, evaluator);
    }

    <S extends GameState<S, M>, M extends Move> void check(
            GameUnderTest<S, M> game, List<Integer> choices, BatchEvaluator<S> evaluator) {
        Subject.watch(game.by(evaluator), sentence, subject -> {
            subject.advance(choices);
            if (!subject.state().isTerminal()) {
                check.check(subject, evaluator);
            }
        });
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return sentence;
    }

    /** How a rule is checked in a state that is not terminal. */
    @FunctionalInterface
    private interface Check {
        <S extends GameState<S, M>, M extends Move> void check(Subject<S, M> subject, BatchEvaluator<S> evaluator);
    }
}
