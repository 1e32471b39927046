package io.mcts.testkit;

import io.mcts.selection.SelectionPolicy;
import java.util.function.Consumer;

/**
 * The rules of selection policies, a sentence each: those that every policy keeps, and {@linkplain #isClaim claims} that nearly
 * every policy makes.
 */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum SelectionRule {
    /** {@link SelectionPolicy#select}. */
    CHOICE_IS_IN_RANGE("select() returns a number from 0 to count() - 1", ChoiceRules::isInRange),

    /** {@link SelectionPolicy#select}. */
    SAME_NUMBERS_GIVE_THE_SAME_CHOICE(
            "with the same children and the same random numbers select() chooses the same child",
            ChoiceRules::sameNumbersGiveTheSameChoice),

    /** {@link SelectionPolicy}: a policy is immutable. */
    EARLIER_CHOICES_LEAVE_NO_TRACE(
            "what select() chose before, of other children, never shows in a choice",
            ChoiceRules::earlierChoicesLeaveNoTrace),

    /** {@link SelectionPolicy}: a policy is used by many threads at once. */
    OTHER_THREADS_LEAVE_NO_TRACE(
            false,
            States.SOME,
            "what select() chooses on another thread at the same time never shows in a choice",
            ChoiceRules::otherThreadsLeaveNoTrace),

    /** {@link SelectionPolicy#needs}. */
    WHAT_IS_READ_IS_ASKED_FOR(
            "select() reads priors, squares and AMAF statistics only where the policy says that it needs them",
            ChoiceRules::whatIsReadIsAskedFor),

    /** A claim; of no meaning for a policy that needs {@link io.mcts.selection.Statistic#ORDER} or draws random numbers. */
    ORDER_DOES_NOT_MATTER(
            true,
            States.MANY,
            "where no two children are alike the choice does not depend on their order",
            ChoiceRules::orderDoesNotMatter),

    /** A claim; a policy that draws random numbers chooses the worse one not more often. */
    GREATER_MEAN_IS_NOT_PUT_BEHIND(
            true,
            States.MANY,
            "of two children alike in all but their means the one with the greater mean is never put behind",
            ChoiceRules::greaterMeanIsNotPutBehind),

    /** A claim; here priors and AMAF means are as the means. */
    FEWER_VISITS_ARE_NOT_PUT_BEHIND(
            true,
            States.MANY,
            "of two children alike in all but their visits the one with fewer is never put behind",
            ChoiceRules::fewerVisitsAreNotPutBehind),

    /** A claim, of {@link SelectionPolicy#unvisitedFirst}: every move is tried in time. */
    UNVISITED_CHILD_IS_FOUND(
            true,
            States.SOME,
            "a child never visited is chosen once the others, worth 0.5, have a thousand million visits",
            SelectionRules::unvisitedChildIsFound),

    /** A claim: on a bandit the visits of each arm grow without bound. */
    NEGLECTED_CHILD_IS_CHOSEN_AGAIN(
            true,
            States.SOME,
            "a child with 2 visits, worth 0.4, is chosen again once the others, worth 0.5, have a thousand million",
            SelectionRules::neglectedChildIsChosenAgain),

    /** A claim: on a bandit the share of the visits that worse arms get comes to nothing. */
    WORSE_CHILD_IS_LEFT_IN_TIME(
            true,
            States.SOME,
            "a child worth 0.4 with ten million visits is not chosen where another, worth 0.6, has a thousand million",
            SelectionRules::worseChildIsLeftInTime),

    /** A claim; a policy that does not care keeps it with a probability below one in a thousand million. */
    BEST_ARM_GETS_MOST_VISITS(
            true,
            States.FEW,
            "on a bandit with one arm that pays 80 times in 100, and others 20 times, it is visited most after 400 plays",
            SelectionRules::bestArmGetsMostVisits),

    /** A claim: a lambda does not make it. */
    PARAMETERS_ARE_PRINTED(
            true,
            States.FEW,
            "toString() prints a name and parameters in one line, always the same",
            ChoiceRules::parametersArePrinted);

    private final Rule<ChoiceSubject> rule;

    SelectionRule(String sentence, Consumer<ChoiceSubject> check) {
        this(false, States.MANY, sentence, check);
    }

    SelectionRule(boolean isClaim, int tries, String sentence, Consumer<ChoiceSubject> check) {
        this.rule = new Rule<>(isClaim ? this : null, tries, sentence, check);
    }

    /**
     * Whether a policy may be right and not keep this rule; it then says so by {@link SelectionPolicyContract#unclaimed}.
     *
     * @return false for what every part keeps
     */
    public boolean isClaim() {
        return rule.claim() != null;
    }

    Rule<ChoiceSubject> rule() {
        return rule;
    }

    /**
     * Checks the rule with some children, without any test framework.
     *
     * @param policy the policy
     * @param children to be shown to it, or to be made others of that show more
     * @param seed of all random numbers
     * @throws Violation if the rule is broken, or the policy throws an exception or does not answer within 10 s
     */
    public void check(SelectionPolicy policy, GivenChildren children, long seed) {
        ChoiceSubject.check(rule, () -> Chooser.of(policy), children, Seed.of(seed));
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
