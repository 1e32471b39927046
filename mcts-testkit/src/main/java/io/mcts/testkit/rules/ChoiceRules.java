package io.mcts.testkit.rules;

import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import java.util.ArrayList;
import java.util.List;

/** What selection policies and final decisions have in common: both choose among children. */
public final class ChoiceRules {

    private static final int MANY_VISITS = 1 << 30;

    private static final double ROOT_OF_3 = Math.sqrt(3);

    /** A power of two: sums of such means are exact, so that equal means are equal after the division, too. */
    private static final int STEPS = 1 << 10;

    private ChoiceRules() {}

    static void isInRange(ChoiceSubject subject) {
        subject.choose(subject.orderedChildren());
    }

    static void sameNumbersGiveTheSameChoice(ChoiceSubject subject) {
        GivenChildren children = subject.orderedChildren();
        NoTrace.ofAsking(subject.of(children), () -> subject.choose(children));
    }

    /** The other children are fewer, in other orders, and with fewer visits and with more. */
    static void earlierChoicesLeaveNoTrace(ChoiceSubject subject) {
        GivenChildren children = subject.orderedChildren();
        int choice = subject.choose(children);
        List<GivenChildren> others = List.of(
                children.reversed(),
                children.rotated(),
                children.with(choice, children.all().get(choice).withMean(0)),
                GivenChildren.of(children.all().get(0)),
                withVisits(children, 1),
                withVisits(children, MANY_VISITS / children.count()));
        for (GivenChildren other : others) {
            NoTrace.ofEarlier(
                    subject.of(children),
                    subject::newPart,
                    part -> subject.with(part).choose(children),
                    part -> subject.with(part).choose(part.ordered(other), subject.otherRandom()),
                    "a choice among " + other);
        }
    }

    private static GivenChildren withVisits(GivenChildren children, int visits) {
        return children.map(child -> Child.of(visits, child.mean()).withPrior(child.prior()));
    }

    static void otherThreadsLeaveNoTrace(ChoiceSubject subject) {
        GivenChildren children = subject.orderedChildren();
        GivenChildren others = subject.part().ordered(subject.children().reversed());
        NoTrace.ofOtherThreads(
                subject.of(children),
                interruption -> subject.choose(children, subject.random(), interruption),
                () -> subject.choose(others),
                "chooses among " + others);
    }

    static void whatIsReadIsAskedFor(ChoiceSubject subject) {
        GivenChildren children = subject.orderedChildren();
        int choice = subject.choose(children);
        if (!subject.part().needs().contains(Statistic.PRIOR)) {
            int other = subject.choose(children.map(child -> child.withPrior(Children.NO_PRIOR)));
            subject.of(children).requireEqual(other, choice, "as without priors, for it does not ask for them");
        }
    }

    static void orderDoesNotMatter(ChoiceSubject subject) {
        GivenChildren children = unlike(subject.children());
        CountedRandom random = new CountedRandom(subject.random());
        Child chosen = children.all().get(subject.choose(children, random));
        if (random.drawn() == 0) {
            for (GivenChildren others : List.of(children.reversed(), children.rotated())) {
                Child other = others.all().get(subject.choose(others));
                subject.of(others).requireEqual(chosen, other, "as in another order");
            }
        }
    }

    /** Children of which no two have the same visits or the same mean, so that there are no ties. */
    private static GivenChildren unlike(GivenChildren children) {
        int count = children.count();
        List<Child> unlike = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Child child = children.all().get(i);
            int visits = child.visits() * count + i + 1;
            double mean = (child.mean() * 999 + (i + 1) / ROOT_OF_3 / count) / 1000;
            Child other = Child.of(visits, mean).withPrior(child.prior());
            unlike.add(other.withAmaf(visits + child.amafVisits(), child.mean()));
        }
        return new GivenChildren(unlike);
    }

    static void greaterMeanIsNotPutBehind(ChoiceSubject subject) {
        List<Child> all = subject.children().all();
        Child first = all.get(0);
        double mean = all.get(all.size() - 1).mean();
        if (first.visits() > 0 && mean != first.mean()) {
            double variance = Math.min(first.variance(), mean * (1 - mean));
            Child greater = first.withMean(Math.max(mean, first.mean())).withVariance(variance);
            Child less = first.withMean(Math.min(mean, first.mean())).withVariance(variance);
            requireNotPutBehind(subject, greater, less);
        }
    }

    static void fewerVisitsAreNotPutBehind(ChoiceSubject subject) {
        requireByVisits(subject, true);
    }

    static void moreVisitsAreNotPutBehind(ChoiceSubject subject) {
        requireByVisits(subject, false);
    }

    private static void requireByVisits(ChoiceSubject subject, boolean isFewerBetter) {
        List<Child> all = subject.children().all();
        double mean = (Math.floor(all.get(0).mean() * (STEPS - 1)) + 1) / STEPS;
        int visits = all.get(0).visits();
        int others = all.get(all.size() - 1).visits();
        if (visits > 0 && others > 0 && visits != others) {
            Child fewer = Child.of(Math.min(visits, others), mean).withPrior(mean);
            Child more =
                    Child.of(Math.max(visits, others), mean).withPrior(mean).withAmaf(fewer.visits(), mean);
            requireNotPutBehind(subject, isFewerBetter ? fewer : more, isFewerBetter ? more : fewer);
        }
    }

    /** Demands that of the first and the last child, whichever is which, the better one is not put behind. */
    private static void requireNotPutBehind(ChoiceSubject subject, Child better, Child worse) {
        int last = subject.children().count() - 1;
        if (last > 0) {
            requireNotPutBehind(subject, better, 0, worse, last);
            requireNotPutBehind(subject, better, last, worse, 0);
        }
    }

    private static void requireNotPutBehind(ChoiceSubject subject, Child better, int place, Child worse, int other) {
        subject.requireRather(subject.children().with(place, better).with(other, worse), better, worse);
    }
}
