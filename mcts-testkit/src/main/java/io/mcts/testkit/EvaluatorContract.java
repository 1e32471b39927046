package io.mcts.testkit;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The contract of {@link Evaluator}: implement it in a test class of your own, name a right game, and every {@link EvaluatorRule} is
 * checked in states all over the game.
 *
 * <pre>{@code
 * class MyEvaluatorProperties implements EvaluatorContract<TicTacToe, Cell> {
 *
 *     @Override
 *     public List<TicTacToe> initialStates() {
 *         return List.of(TicTacToe.initial());
 *     }
 *
 *     @Override
 *     public Evaluator<TicTacToe> evaluator() {
 *         return new HeuristicEvaluator<>(new MyHeuristic());
 *     }
 * }
 * }</pre>
 *
 * <p>The evaluator is asked as a search asks it, by what {@link Evaluator#with} returns. One that holds others, or a policy, is
 * best checked around one that learns: then it shows whether it passes that call on.
 *
 * <p>A broken rule is reported as a {@link Violation}, which names the shortest list of moves that shows it. A heuristic is checked
 * within a {@link io.mcts.evaluation.HeuristicEvaluator}, a batch evaluator by {@link BatchEvaluatorContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface EvaluatorContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The evaluator.
     *
     * @return the evaluator to be checked
     */
    Evaluator<S> evaluator();

    /**
     * The {@linkplain EvaluatorRule#isClaim claims} that the evaluator does not make; other rules are checked all the same.
     *
     * @return {@link EvaluatorRule#STATE_IS_LEFT_AS_IT_IS} and {@link EvaluatorRule#ENDS_ARE_PAID} unless overridden: an evaluator
     *     may play on in its state, and is never asked about the end of a game
     */
    default Set<EvaluatorRule> unclaimed() {
        return EnumSet.of(EvaluatorRule.STATE_IS_LEFT_AS_IT_IS, EvaluatorRule.ENDS_ARE_PAID);
    }

    /**
     * Checks {@link EvaluatorRule#VALUES_LIE_IN_THE_PAYOFF_RANGE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void valuesLieInThePayoffRange(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.VALUES_LIE_IN_THE_PAYOFF_RANGE, choices);
    }

    /**
     * Checks {@link EvaluatorRule#VALUES_OF_A_SEARCH_LIE_IN_THE_PAYOFF_RANGE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void valuesOfASearchLieInThePayoffRange(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.VALUES_OF_A_SEARCH_LIE_IN_THE_PAYOFF_RANGE, choices);
    }

    /**
     * Checks {@link EvaluatorRule#LEARNING_IS_PASSED_ON}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void learningIsPassedOn(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.LEARNING_IS_PASSED_ON, choices);
    }

    /**
     * Checks {@link EvaluatorRule#ROLLOUTS_ARE_RECORDED}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void rolloutsAreRecorded(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.ROLLOUTS_ARE_RECORDED, choices);
    }

    /**
     * Checks {@link EvaluatorRule#VALUES_SUM_TO_THE_STATED_SUM}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void valuesSumToTheStatedSum(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.VALUES_SUM_TO_THE_STATED_SUM, choices);
    }

    /**
     * Checks {@link EvaluatorRule#SAME_NUMBERS_GIVE_THE_SAME_VALUES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void sameNumbersGiveTheSameValues(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.SAME_NUMBERS_GIVE_THE_SAME_VALUES, choices);
    }

    /**
     * Checks {@link EvaluatorRule#EARLIER_STATES_LEAVE_NO_TRACE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void earlierStatesLeaveNoTrace(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.EARLIER_STATES_LEAVE_NO_TRACE, choices);
    }

    /**
     * Checks {@link EvaluatorRule#OTHER_THREADS_LEAVE_NO_TRACE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void otherThreadsLeaveNoTrace(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.OTHER_THREADS_LEAVE_NO_TRACE, choices);
    }

    /**
     * Checks {@link EvaluatorRule#VALUES_CAN_STILL_BE_GOT}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void valuesCanStillBeGot(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.VALUES_CAN_STILL_BE_GOT, choices);
    }

    /**
     * Checks {@link EvaluatorRule#STATE_IS_LEFT_AS_IT_IS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void stateIsLeftAsItIs(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.STATE_IS_LEFT_AS_IT_IS, choices);
    }

    /**
     * Checks {@link EvaluatorRule#ENDS_ARE_PAID}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void endsArePaid(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.ENDS_ARE_PAID, choices);
    }

    /**
     * Checks {@link EvaluatorRule#PARAMETERS_ARE_PRINTED}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void parametersArePrinted(@ForAll("choices") Choices choices) {
        check(EvaluatorRule.PARAMETERS_ARE_PRINTED, choices);
    }

    private void check(EvaluatorRule rule, Choices choices) {
        if (!rule.isClaim() || !unclaimed().contains(rule)) {
            rule.check(Contracts.game(this, choices.initialState()), choices.moves(), evaluator());
        }
    }
}
