package io.mcts.testkit;

import io.mcts.decision.FinalDecision;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The contract of {@link FinalDecision}: implement it in a test class of your own, and every {@link FinalDecisionRule} is checked
 * with moves of all kinds.
 *
 * <pre>{@code
 * class MyDecisionProperties implements FinalDecisionContract {
 *
 *     @Override
 *     public FinalDecision decision() {
 *         return new MyDecision();
 *     }
 * }
 * }</pre>
 *
 * <p>jqwik makes up the moves; when a rule is broken it looks for fewer and simpler ones by which it is still broken, and the
 * {@link ChoiceViolation} names those.
 */
public interface FinalDecisionContract {

    /**
     * The decision.
     *
     * @return the decision to be checked
     */
    FinalDecision decision();

    /**
     * The {@linkplain FinalDecisionRule#isClaim claims} that the decision does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<FinalDecisionRule> unclaimed() {
        return Set.of();
    }

    /**
     * The moves that the decision is shown.
     *
     * @return any of them may have no visits
     */
    @Provide
    default Arbitrary<GivenChildren> moves() {
        return ChildrenArbitraries.any();
    }

    /**
     * Checks {@link FinalDecisionRule#DECISION_IS_IN_RANGE}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void decisionIsInRange(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.DECISION_IS_IN_RANGE, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#SAME_MOVES_GIVE_THE_SAME_DECISION}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void sameMovesGiveTheSameDecision(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.SAME_MOVES_GIVE_THE_SAME_DECISION, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#EARLIER_DECISIONS_LEAVE_NO_TRACE}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void earlierDecisionsLeaveNoTrace(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.EARLIER_DECISIONS_LEAVE_NO_TRACE, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#OTHER_THREADS_LEAVE_NO_TRACE}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.SOME)
    default void otherThreadsLeaveNoTrace(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.OTHER_THREADS_LEAVE_NO_TRACE, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#WHAT_IS_READ_IS_KEPT}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void whatIsReadIsKept(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.WHAT_IS_READ_IS_KEPT, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#UNVISITED_MOVE_IS_NOT_PLAYED}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void unvisitedMoveIsNotPlayed(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.UNVISITED_MOVE_IS_NOT_PLAYED, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#ORDER_DOES_NOT_MATTER}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void orderDoesNotMatter(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.ORDER_DOES_NOT_MATTER, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#GREATER_MEAN_IS_NOT_PUT_BEHIND}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void greaterMeanIsNotPutBehind(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.GREATER_MEAN_IS_NOT_PUT_BEHIND, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#MORE_VISITS_ARE_NOT_PUT_BEHIND}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void moreVisitsAreNotPutBehind(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.MORE_VISITS_ARE_NOT_PUT_BEHIND, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#FIRST_OF_EQUALS_IS_PLAYED}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED)
    default void firstOfEqualsIsPlayed(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.FIRST_OF_EQUALS_IS_PLAYED, moves);
    }

    /**
     * Checks {@link FinalDecisionRule#PARAMETERS_ARE_PRINTED}.
     *
     * @param moves what the decision is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.FEW)
    default void parametersArePrinted(@ForAll("moves") GivenChildren moves) {
        check(FinalDecisionRule.PARAMETERS_ARE_PRINTED, moves);
    }

    private void check(FinalDecisionRule rule, GivenChildren moves) {
        if (!rule.isClaim() || !unclaimed().contains(rule)) {
            rule.check(decision(), moves);
        }
    }
}
