package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The contract of {@link Policy}: implement it in a test class of your own, name a right game, and every {@link PolicyRule} is
 * checked in states all over the game.
 *
 * <pre>{@code
 * class MyPolicyProperties implements PolicyContract<TicTacToe, Cell> {
 *
 *     @Override
 *     public List<TicTacToe> initialStates() {
 *         return List.of(TicTacToe.initial());
 *     }
 *
 *     @Override
 *     public Policy<TicTacToe, Cell> policy() {
 *         return new MyPolicy();
 *     }
 * }
 * }</pre>
 *
 * <p>The policy is asked as a search asks it, by what {@link Policy#with} returns. A policy that holds others is best checked
 * around one that learns, such as {@link io.mcts.policy.LastGoodReplyPolicy}: then it shows whether it passes that call on.
 *
 * <p>A broken rule is reported as a {@link Violation}, which names the shortest list of moves that shows it. The game itself is
 * checked by {@link GameStateContract}. The seed is fixed, so a run that fails fails again.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface PolicyContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The policy.
     *
     * @return the policy to be checked
     */
    Policy<S, M> policy();

    /**
     * The {@linkplain PolicyRule#isClaim claims} that the policy does not make; other rules are checked all the same.
     *
     * @return {@link PolicyRule#OUTCOME_IS_POSSIBLE} unless overridden: a policy need not choose where chance is to move
     */
    default Set<PolicyRule> unclaimed() {
        return EnumSet.of(PolicyRule.OUTCOME_IS_POSSIBLE);
    }

    /**
     * Checks {@link PolicyRule#MOVE_IS_LEGAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void moveIsLegal(@ForAll("choices") Choices choices) {
        check(PolicyRule.MOVE_IS_LEGAL, choices);
    }

    /**
     * Checks {@link PolicyRule#STATE_IS_LEFT_AS_IT_IS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void stateIsLeftAsItIs(@ForAll("choices") Choices choices) {
        check(PolicyRule.STATE_IS_LEFT_AS_IT_IS, choices);
    }

    /**
     * Checks {@link PolicyRule#SAME_NUMBERS_GIVE_THE_SAME_MOVES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void sameNumbersGiveTheSameMoves(@ForAll("choices") Choices choices) {
        check(PolicyRule.SAME_NUMBERS_GIVE_THE_SAME_MOVES, choices);
    }

    /**
     * Checks {@link PolicyRule#EARLIER_GAMES_LEAVE_NO_TRACE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void earlierGamesLeaveNoTrace(@ForAll("choices") Choices choices) {
        check(PolicyRule.EARLIER_GAMES_LEAVE_NO_TRACE, choices);
    }

    /**
     * Checks {@link PolicyRule#OTHER_THREADS_LEAVE_NO_TRACE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void otherThreadsLeaveNoTrace(@ForAll("choices") Choices choices) {
        check(PolicyRule.OTHER_THREADS_LEAVE_NO_TRACE, choices);
    }

    /**
     * Checks {@link PolicyRule#GAMES_END}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void gamesEnd(@ForAll("choices") Choices choices) {
        check(PolicyRule.GAMES_END, choices);
    }

    /**
     * Checks {@link PolicyRule#PLAY_OUT_ENDS_THE_GAME}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playOutEndsTheGame(@ForAll("choices") Choices choices) {
        check(PolicyRule.PLAY_OUT_ENDS_THE_GAME, choices);
    }

    /**
     * Checks {@link PolicyRule#LEARNING_IS_PASSED_ON}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void learningIsPassedOn(@ForAll("choices") Choices choices) {
        check(PolicyRule.LEARNING_IS_PASSED_ON, choices);
    }

    /**
     * Checks {@link PolicyRule#LEARNED_MOVE_IS_LEGAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void learnedMoveIsLegal(@ForAll("choices") Choices choices) {
        check(PolicyRule.LEARNED_MOVE_IS_LEGAL, choices);
    }

    /**
     * Checks {@link PolicyRule#PLAY_OUT_PAYS_AS_ITS_MOVES_DO}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void playOutPaysAsItsMovesDo(@ForAll("choices") Choices choices) {
        check(PolicyRule.PLAY_OUT_PAYS_AS_ITS_MOVES_DO, choices);
    }

    /**
     * Checks {@link PolicyRule#TERMINAL_STATE_IS_REFUSED}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void terminalStateIsRefused(@ForAll("choices") Choices choices) {
        check(PolicyRule.TERMINAL_STATE_IS_REFUSED, choices);
    }

    /**
     * Checks {@link PolicyRule#OUTCOME_IS_POSSIBLE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void outcomeIsPossible(@ForAll("choices") Choices choices) {
        check(PolicyRule.OUTCOME_IS_POSSIBLE, choices);
    }

    /**
     * Checks {@link PolicyRule#PARAMETERS_ARE_PRINTED}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW)
    default void parametersArePrinted(@ForAll("choices") Choices choices) {
        check(PolicyRule.PARAMETERS_ARE_PRINTED, choices);
    }

    private void check(PolicyRule rule, Choices choices) {
        if (!rule.isClaim() || !unclaimed().contains(rule)) {
            rule.check(Contracts.game(this, choices.initialState()), choices.moves(), this::policy);
        }
    }
}
