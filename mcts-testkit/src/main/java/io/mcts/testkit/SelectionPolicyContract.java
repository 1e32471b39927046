package io.mcts.testkit;

import io.mcts.selection.SelectionPolicy;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The contract of {@link SelectionPolicy}: implement it in a test class of your own, and every {@link SelectionRule} is checked
 * with children of all kinds.
 *
 * <pre>{@code
 * class MySelectionProperties implements SelectionPolicyContract {
 *
 *     @Override
 *     public SelectionPolicy policy() {
 *         return new MySelection(0.7);
 *     }
 * }
 * }</pre>
 *
 * <p>jqwik makes up the children; when a rule is broken it looks for fewer and simpler ones by which it is still broken, and the
 * {@link ChoiceViolation} names those. The seed is fixed, so a run that fails fails again. A right policy that draws random numbers
 * fails a rule with a probability of about one in a thousand million a check.
 *
 * <p>No game is needed. What a policy does to a search as a whole {@link SearchContract} checks.
 */
public interface SelectionPolicyContract {

    /**
     * The policy.
     *
     * @return the policy to be checked, a new one at each call: then it also shows what one remembers
     */
    SelectionPolicy policy();

    /**
     * The {@linkplain SelectionRule#isClaim claims} that the policy does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<SelectionRule> unclaimed() {
        return Set.of();
    }

    /**
     * The children that the policy is shown.
     *
     * @return some without visits if the policy {@link SelectionPolicy#choosesAmongUnvisited}, else visited ones
     */
    @Provide
    default Arbitrary<GivenChildren> children() {
        return policy().choosesAmongUnvisited() ? ChildrenArbitraries.any() : ChildrenArbitraries.visited();
    }

    /**
     * Checks {@link SelectionRule#CHOICE_IS_IN_RANGE}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void choiceIsInRange(@ForAll("children") GivenChildren children) {
        check(SelectionRule.CHOICE_IS_IN_RANGE, children);
    }

    /**
     * Checks {@link SelectionRule#SAME_NUMBERS_GIVE_THE_SAME_CHOICE}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void sameNumbersGiveTheSameChoice(@ForAll("children") GivenChildren children) {
        check(SelectionRule.SAME_NUMBERS_GIVE_THE_SAME_CHOICE, children);
    }

    /**
     * Checks {@link SelectionRule#EARLIER_CHOICES_LEAVE_NO_TRACE}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void earlierChoicesLeaveNoTrace(@ForAll("children") GivenChildren children) {
        check(SelectionRule.EARLIER_CHOICES_LEAVE_NO_TRACE, children);
    }

    /**
     * Checks {@link SelectionRule#OTHER_THREADS_LEAVE_NO_TRACE}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.SOME)
    default void otherThreadsLeaveNoTrace(@ForAll("children") GivenChildren children) {
        check(SelectionRule.OTHER_THREADS_LEAVE_NO_TRACE, children);
    }

    /**
     * Checks {@link SelectionRule#WHAT_IS_READ_IS_ASKED_FOR}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void whatIsReadIsAskedFor(@ForAll("children") GivenChildren children) {
        check(SelectionRule.WHAT_IS_READ_IS_ASKED_FOR, children);
    }

    /**
     * Checks {@link SelectionRule#ORDER_DOES_NOT_MATTER}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void orderDoesNotMatter(@ForAll("children") GivenChildren children) {
        check(SelectionRule.ORDER_DOES_NOT_MATTER, children);
    }

    /**
     * Checks {@link SelectionRule#GREATER_MEAN_IS_NOT_PUT_BEHIND}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void greaterMeanIsNotPutBehind(@ForAll("children") GivenChildren children) {
        check(SelectionRule.GREATER_MEAN_IS_NOT_PUT_BEHIND, children);
    }

    /**
     * Checks {@link SelectionRule#FEWER_VISITS_ARE_NOT_PUT_BEHIND}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED)
    default void fewerVisitsAreNotPutBehind(@ForAll("children") GivenChildren children) {
        check(SelectionRule.FEWER_VISITS_ARE_NOT_PUT_BEHIND, children);
    }

    /**
     * Checks {@link SelectionRule#UNVISITED_CHILD_IS_FOUND}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.SOME)
    default void unvisitedChildIsFound(@ForAll("children") GivenChildren children) {
        check(SelectionRule.UNVISITED_CHILD_IS_FOUND, children);
    }

    /**
     * Checks {@link SelectionRule#NEGLECTED_CHILD_IS_CHOSEN_AGAIN}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.SOME)
    default void neglectedChildIsChosenAgain(@ForAll("children") GivenChildren children) {
        check(SelectionRule.NEGLECTED_CHILD_IS_CHOSEN_AGAIN, children);
    }

    /**
     * Checks {@link SelectionRule#WORSE_CHILD_IS_LEFT_IN_TIME}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED, tries = States.SOME)
    default void worseChildIsLeftInTime(@ForAll("children") GivenChildren children) {
        check(SelectionRule.WORSE_CHILD_IS_LEFT_IN_TIME, children);
    }

    /**
     * Checks {@link SelectionRule#BEST_ARM_GETS_MOST_VISITS}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.FEW)
    default void bestArmGetsMostVisits(@ForAll("children") GivenChildren children) {
        check(SelectionRule.BEST_ARM_GETS_MOST_VISITS, children);
    }

    /**
     * Checks {@link SelectionRule#PARAMETERS_ARE_PRINTED}.
     *
     * @param children what the policy is shown
     */
    @Property(seed = GameContract.SEED, tries = GameContract.FEW)
    default void parametersArePrinted(@ForAll("children") GivenChildren children) {
        check(SelectionRule.PARAMETERS_ARE_PRINTED, children);
    }

    private void check(SelectionRule rule, GivenChildren children) {
        if (!rule.isClaim() || !unclaimed().contains(rule)) {
            rule.check(this::policy, children, Long.parseLong(GameContract.SEED));
        }
    }
}
