package io.mcts.testkit;

import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import io.mcts.testkit.GivenChildren.Child;
import java.util.ArrayList;
import java.util.List;

/** What selection policies and final decisions have in common: both choose among children. */
final class ChoiceRules {

    private static final int FEW_CHOICES = 20;
    private static final int MANY_VISITS = 1 << 30;

    /** As many numbers as are read before another thread comes between. */
    private static final int MOST_READS = 12;

    private static final double ROOT_OF_3 = Math.sqrt(3);

    /** A power of two: sums of such means are exact, so that equal means are equal after the division, too. */
    private static final int STEPS = 1 << 10;

    private ChoiceRules() {}

    static void isInRange(ChoiceSubject subject) {
        subject.choose(subject.part().ordered(subject.children()));
    }

    static void sameNumbersGiveTheSameChoice(ChoiceSubject subject) {
        GivenChildren children = subject.part().ordered(subject.children());
        int choice = subject.choose(children);
        for (int i = 0; i < FEW_CHOICES; i++) {
            int again = subject.choose(children);
            subject.require(choice == again, children, choice + " again with the same numbers", again);
        }
    }

    static void earlierChoicesLeaveNoTrace(ChoiceSubject subject) {
        GivenChildren children = subject.part().ordered(subject.children());
        int choice = subject.choose(children);
        GivenChildren single = GivenChildren.of(children.all().get(0));
        for (GivenChildren other :
                List.of(children.reversed(), children.rotated(), without(children, choice), single)) {
            subject.choose(subject.part().ordered(other), subject.seed().otherRandom());
            int again = subject.choose(children);
            subject.require(choice == again, children, choice + " again after a choice among " + other, again);
        }
        requireUsedAsNew(subject, subject.newPart().get());
    }

    /** Demands that a part that has chosen among other children first, with fewer visits and with more, chooses as a new one does. */
    private static void requireUsedAsNew(ChoiceSubject subject, Chooser another) {
        ChoiceSubject used = subject.with(another);
        GivenChildren children = subject.part().ordered(subject.children());
        int expected = subject.choose(children);
        used.choose(another.ordered(withVisits(children, 1)));
        used.choose(another.ordered(withVisits(children, MANY_VISITS / children.count())));
        int actual = used.choose(children);
        subject.require(
                expected == actual, children, expected + ", as a new part chooses, after other choices", actual);
    }

    private static GivenChildren withVisits(GivenChildren children, int visits) {
        return new GivenChildren(children.all().stream()
                .map(child -> Child.of(visits, child.mean()).withPrior(child.prior()))
                .toList());
    }

    /** The children, one of which has brought nothing. */
    private static GivenChildren without(GivenChildren children, int place) {
        return children.with(place, children.all().get(place).withMean(0));
    }

    static void otherThreadsLeaveNoTrace(ChoiceSubject subject) {
        GivenChildren children = subject.part().ordered(subject.children());
        GivenChildren others = subject.part().ordered(subject.children().reversed());
        int choice = subject.choose(children);
        int choiceOfOthers = subject.choose(others);
        for (int reads = 1; reads <= MOST_READS; reads++) {
            List<Integer> there = new ArrayList<>();
            Countdown interruption = new Countdown(
                    reads, () -> OtherThread.ask(() -> subject.choose(others)).ifPresent(there::add));
            int disturbed = subject.choose(children, subject.random(), interruption);
            subject.require(
                    choice == disturbed,
                    children,
                    choice + " also while another thread chooses among " + others,
                    disturbed);
            subject.require(
                    there.isEmpty() || there.get(0) == choiceOfOthers,
                    others,
                    choiceOfOthers + " also while another thread chooses among " + children,
                    there);
        }
    }

    static void whatIsReadIsAskedFor(ChoiceSubject subject) {
        GivenChildren children = subject.part().ordered(subject.children());
        int choice = subject.choose(children);
        if (!subject.part().needs().contains(Statistic.PRIOR)) {
            GivenChildren alike = new GivenChildren(children.all().stream()
                    .map(child -> child.withPrior(Children.NO_PRIOR))
                    .toList());
            int other = subject.choose(alike);
            subject.require(
                    choice == other, children, other + ", as without priors, for it does not ask for them", choice);
        }
    }

    static void orderDoesNotMatter(ChoiceSubject subject) {
        if (subject.part().needs().contains(Statistic.ORDER)) {
            return;
        }
        GivenChildren children = unlike(subject.children());
        CountedRandom random = new CountedRandom(subject.random());
        Child chosen = children.all().get(subject.choose(children, random));
        if (random.drawn() == 0) {
            for (GivenChildren others : List.of(children.reversed(), children.rotated())) {
                Child other = others.all().get(subject.choose(others));
                subject.require(
                        other.equals(chosen), others, "the one with " + chosen + ", as in another order", other);
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
        GivenChildren children =
                subject.part().ordered(subject.children().with(place, better).with(other, worse));
        int first = children.all().indexOf(better);
        int second = children.all().indexOf(worse);
        Tally tally = Tally.of(subject, children);
        subject.require(
                tally.isAtLeastAsMany(first, second),
                children,
                "child " + first + " rather than child " + second,
                tally);
    }

    static void parametersArePrinted(ChoiceSubject subject) {
        PrintedName.require(
                subject.part().name(),
                (expected, actual) -> subject.require(false, subject.children(), expected, actual));
    }
}
