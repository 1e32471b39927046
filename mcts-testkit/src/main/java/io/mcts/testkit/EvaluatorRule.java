package io.mcts.testkit;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.Consumer;

/**
 * The rules of evaluators, a sentence each: those that every evaluator keeps, and {@linkplain #isClaim claims} that some make.
 */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum EvaluatorRule {
    /** {@link Evaluator#evaluate}. */
    VALUES_LIE_IN_THE_PAYOFF_RANGE(
            "evaluate() gives every player a value between minPayoff() and maxPayoff()",
            EvaluatorRules::valuesLieInThePayoffRange),

    /** {@link Evaluator#with}. */
    VALUES_OF_A_SEARCH_LIE_IN_THE_PAYOFF_RANGE(
            false,
            States.SOME,
            "the evaluator of a search, with(), gives every player a value between minPayoff() and maxPayoff()",
            EvaluatorRules::valuesOfASearchLieInThePayoffRange),

    /** {@link Evaluator#with}. An evaluator that holds others, or a policy, shows it if they learn. */
    LEARNING_IS_PASSED_ON(
            false,
            States.SOME,
            "with() passes the learning of a search on to every evaluator and policy that the evaluator holds",
            EvaluatorRules::learningIsPassedOn),

    /** {@link Evaluator#with}. A claim; one that plays to the end, but not by a rollout, does not make it. */
    ROLLOUTS_ARE_RECORDED(
            true,
            States.SOME,
            "where a search needs the moves of rollouts, the evaluator that with() returns records them, or with() refuses",
            EvaluatorRules::rolloutsAreRecorded),

    /** {@link Evaluator#evaluate}, where the sum is known: {@link EvaluatorContract#payoffSum}. */
    VALUES_SUM_TO_THE_STATED_SUM(
            "the values of all players sum to what their payoffs do", EvaluatorRules::valuesSumToTheStatedSum),

    /** {@link Evaluator#evaluate}: its argument is the only source of randomness. */
    SAME_NUMBERS_GIVE_THE_SAME_VALUES(
            false,
            States.SOME,
            "in equal states evaluate() gives the same values with the same random numbers",
            EvaluatorRules::sameNumbersGiveTheSameValues),

    /** {@link Evaluator}: an evaluator is immutable. */
    EARLIER_STATES_LEAVE_NO_TRACE(
            "what evaluate() was asked before never shows in a value", EvaluatorRules::earlierStatesLeaveNoTrace),

    /** {@link Evaluator}: an evaluator is used by many threads at once. */
    OTHER_THREADS_LEAVE_NO_TRACE(
            false,
            States.SOME,
            "what evaluate() is asked on another thread at the same time never shows in a value",
            EvaluatorRules::otherThreadsLeaveNoTrace),

    /** A claim, checked where at most some hundred states can follow; a heuristic that knows little does not make it. */
    VALUES_CAN_STILL_BE_GOT(
            true,
            States.MANY,
            "the value of a player lies between the least and the greatest payoff that they can still get",
            EvaluatorRules::valuesCanStillBeGot),

    /** A claim that few make: it is not checked unless {@link EvaluatorContract#unclaimed} is overridden. */
    STATE_IS_LEFT_AS_IT_IS(
            true,
            States.SOME,
            "evaluate() leaves the state as it is, all through the game",
            EvaluatorRules::stateIsLeftAsItIs),

    /** A claim that few make: it is not checked unless {@link EvaluatorContract#unclaimed} is overridden. */
    ENDS_ARE_PAID(true, States.MANY, "in a terminal state the values are the payoffs", EvaluatorRules::endsArePaid),

    /** A claim: a lambda does not make it. */
    PARAMETERS_ARE_PRINTED(
            true,
            States.FEW,
            "toString() prints a name and parameters in one line, always the same",
            EvaluatorRules::parametersArePrinted);

    private final Rule<Subject<?, ?>> rule;

    EvaluatorRule(String sentence, Consumer<Subject<?, ?>> check) {
        this(false, States.MANY, sentence, check);
    }

    EvaluatorRule(boolean isClaim, int tries, String sentence, Consumer<Subject<?, ?>> check) {
        this.rule = new Rule<>(isClaim ? this : null, tries, sentence, check);
    }

    /**
     * Whether an evaluator may be right and not keep this rule; it then says so by {@link EvaluatorContract#unclaimed}.
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
            Evaluator<S> evaluator, S initialState, List<Integer> choices, GameFacts facts, long seed) {
        GameUnderTest<S, M> game = GameUnderTest.of(() -> List.of(initialState), 0, seed, facts, Companions.none());
        Trial.check(rule, game.byEvaluator(() -> evaluator), choices);
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
