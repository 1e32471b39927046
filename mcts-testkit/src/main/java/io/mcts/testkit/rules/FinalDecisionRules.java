package io.mcts.testkit.rules;

import static io.mcts.testkit.rules.Check.FEW;
import static io.mcts.testkit.rules.Check.MANY;
import static io.mcts.testkit.rules.Check.SOME;

import io.mcts.testkit.facts.Claim;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import java.util.List;

/** The rules of final decisions. */
public final class FinalDecisionRules {

    public static final Check<ChoiceSubject> DECISION_IS_IN_RANGE =
            Check.of(MANY, "decide() returns a number from 0 to count() - 1", ChoiceRules::isInRange);
    public static final Check<ChoiceSubject> SAME_MOVES_GIVE_THE_SAME_DECISION = Check.of(
            MANY, "decide() chooses the same move when asked again", ChoiceRules::sameNumbersGiveTheSameChoice);
    public static final Check<ChoiceSubject> EARLIER_DECISIONS_LEAVE_NO_TRACE = Check.of(
            MANY,
            "what decide() chose before, of other moves, never shows in a decision",
            ChoiceRules::earlierChoicesLeaveNoTrace);
    public static final Check<ChoiceSubject> OTHER_THREADS_LEAVE_NO_TRACE = Check.of(
            SOME,
            "what decide() chooses on another thread at the same time never shows in a decision",
            ChoiceRules::otherThreadsLeaveNoTrace);
    public static final Check<ChoiceSubject> WHAT_IS_READ_IS_KEPT = Check.of(
            MANY,
            "decide() reads neither squares nor AMAF statistics, which most searches do not keep",
            ChoiceRules::whatIsReadIsAskedFor);
    public static final Check<ChoiceSubject> UNVISITED_MOVE_IS_NOT_PLAYED = Check.of(
            Claim.UNVISITED_MOVE_IS_NOT_PLAYED,
            MANY,
            "a move never visited is not played where another one was visited",
            subject -> {
                GivenChildren children = subject.children();
                int choice = subject.choose(children);
                subject.require(
                        children.visits(choice) > 0 || children.visits() == 0, "a move that was visited", choice);
            });
    public static final Check<ChoiceSubject> ORDER_DOES_NOT_MATTER = Check.of(
            Claim.ORDER_DOES_NOT_MATTER,
            MANY,
            "where no two moves are alike the decision does not depend on their order",
            ChoiceRules::orderDoesNotMatter);
    public static final Check<ChoiceSubject> GREATER_MEAN_IS_NOT_PUT_BEHIND = Check.of(
            Claim.GREATER_MEAN_IS_NOT_PUT_BEHIND,
            MANY,
            "of two moves alike in all but their means the one with the greater mean is never put behind",
            ChoiceRules::greaterMeanIsNotPutBehind);
    public static final Check<ChoiceSubject> MORE_VISITS_ARE_NOT_PUT_BEHIND = Check.of(
            Claim.MORE_VISITS_ARE_NOT_PUT_BEHIND,
            MANY,
            "of two moves alike in all but their visits the one with more is never put behind",
            ChoiceRules::moreVisitsAreNotPutBehind);
    /** The first of the moves is put in the place of the last, too. */
    public static final Check<ChoiceSubject> FIRST_OF_EQUALS_IS_PLAYED = Check.of(
            Claim.FIRST_OF_EQUALS_IS_PLAYED,
            MANY,
            "of equal moves, or where none was visited, the first is played",
            subject -> {
                List<Child> all = subject.children().all();
                GivenChildren children = subject.children().with(all.size() - 1, all.get(0));
                int choice = subject.choose(children);
                int first = children.visits() == 0
                        ? 0
                        : children.all().indexOf(children.all().get(choice));
                subject.of(children).requireEqual(first, choice, "as the first of equals");
            });

    public static final Check<ChoiceSubject> PARAMETERS_ARE_PRINTED = Check.of(
            Claim.PARAMETERS_ARE_PRINTED,
            FEW,
            Check.PRINTS_ITS_PARAMETERS,
            subject -> subject.requireName(subject.part().name()));

    public static final List<Check<ChoiceSubject>> ALL = Check.in(FinalDecisionRules.class);

    private FinalDecisionRules() {}
}
