package io.mcts.testkit;

import io.mcts.testkit.GivenChildren.Child;
import java.util.List;

/** What final decisions claim of their own. */
final class FinalDecisionRules {

    private FinalDecisionRules() {}

    static void unvisitedMoveIsNotPlayed(ChoiceSubject subject) {
        GivenChildren children = subject.children();
        int choice = subject.choose(children);
        subject.require(
                children.visits(choice) > 0 || children.visits() == 0, children, "a move that was visited", choice);
    }

    /** The first of the moves is put in the place of the last, too. */
    static void firstOfEqualsIsPlayed(ChoiceSubject subject) {
        List<Child> all = subject.children().all();
        GivenChildren children = subject.children().with(all.size() - 1, all.get(0));
        int choice = subject.choose(children);
        int first = children.all().indexOf(children.all().get(choice));
        boolean isWithoutVisits = children.visits() == 0;
        subject.require(
                choice == (isWithoutVisits ? 0 : first),
                children,
                (isWithoutVisits ? 0 : first) + ", the first of equals",
                choice);
    }
}
