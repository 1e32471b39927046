package io.mcts.testkit;

import io.mcts.decision.FinalDecision;
import java.util.function.Consumer;

/**
 * The rules of final decisions, a sentence each: those that every decision keeps, and {@linkplain #isClaim claims} that nearly
 * every one makes.
 */
@SuppressWarnings("ImmutableEnumChecker") // the checks are references to methods, and have no state
public enum FinalDecisionRule {
    /** {@link FinalDecision#decide}. */
    DECISION_IS_IN_RANGE("decide() returns a number from 0 to count() - 1", ChoiceRules::isInRange),

    /** {@link FinalDecision#decide}. */
    SAME_MOVES_GIVE_THE_SAME_DECISION(
            "decide() chooses the same move when asked again", ChoiceRules::sameNumbersGiveTheSameChoice),

    /** {@link FinalDecision}: a decision is immutable. */
    EARLIER_DECISIONS_LEAVE_NO_TRACE(
            "what decide() chose before, of other moves, never shows in a decision",
            ChoiceRules::earlierChoicesLeaveNoTrace),

    /** {@link FinalDecision}: a decision is thread-safe. */
    OTHER_THREADS_LEAVE_NO_TRACE(
            false,
            States.SOME,
            "what decide() chooses on another thread at the same time never shows in a decision",
            ChoiceRules::otherThreadsLeaveNoTrace),

    /** {@link io.mcts.selection.Children#sumOfSquares}, {@link io.mcts.selection.Children#amafSum}. */
    WHAT_IS_READ_IS_KEPT(
            "decide() reads neither squares nor AMAF statistics, which most searches do not keep",
            ChoiceRules::whatIsReadIsAskedFor),

    /** A claim. */
    UNVISITED_MOVE_IS_NOT_PLAYED(
            true,
            States.MANY,
            "a move never visited is not played where another one was visited",
            FinalDecisionRules::unvisitedMoveIsNotPlayed),

    /** A claim. */
    ORDER_DOES_NOT_MATTER(
            true,
            States.MANY,
            "where no two moves are alike the decision does not depend on their order",
            ChoiceRules::orderDoesNotMatter),

    /** A claim. */
    GREATER_MEAN_IS_NOT_PUT_BEHIND(
            true,
            States.MANY,
            "of two moves alike in all but their means the one with the greater mean is never put behind",
            ChoiceRules::greaterMeanIsNotPutBehind),

    /** A claim; a decision by an upper bound does not make it. */
    MORE_VISITS_ARE_NOT_PUT_BEHIND(
            true,
            States.MANY,
            "of two moves alike in all but their visits the one with more is never put behind",
            ChoiceRules::moreVisitsAreNotPutBehind),

    /** A claim. */
    FIRST_OF_EQUALS_IS_PLAYED(
            true,
            States.MANY,
            "of equal moves, or where none was visited, the first is played",
            FinalDecisionRules::firstOfEqualsIsPlayed),

    /** A claim: a lambda does not make it. */
    PARAMETERS_ARE_PRINTED(
            true,
            States.FEW,
            "toString() prints a name and parameters in one line, always the same",
            ChoiceRules::parametersArePrinted);

    private final Rule<ChoiceSubject> rule;

    FinalDecisionRule(String sentence, Consumer<ChoiceSubject> check) {
        this(false, States.MANY, sentence, check);
    }

    FinalDecisionRule(boolean isClaim, int tries, String sentence, Consumer<ChoiceSubject> check) {
        this.rule = new Rule<>(isClaim ? this : null, tries, sentence, check);
    }

    /**
     * Whether a decision may be right and not keep this rule; it then says so by {@link FinalDecisionContract#unclaimed}.
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
     * @param decision the decision
     * @param children to be shown to it, or to be made others of that show more
     * @param seed of all random numbers
     * @throws Violation if the rule is broken, or the decision throws an exception or does not answer within 10 s
     */
    public void check(FinalDecision decision, GivenChildren children, long seed) {
        ChoiceSubject.check(rule, () -> Chooser.of(decision), children, Seed.of(seed));
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return rule.sentence();
    }
}
