package io.mcts.testkit.parts;

import static io.mcts.testkit.check.Check.FEW;
import static io.mcts.testkit.check.Check.MANY;
import static io.mcts.testkit.check.Check.SOME;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.check.SelectionSubject;
import io.mcts.testkit.check.Significance;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.CountedRandom;
import io.mcts.testkit.rules.NoTrace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class SelectionRules {

    /** The approximate visits of all well-known children: half of the range of an int. */
    private static final int MANY_VISITS = 1 << 30;

    private static final int ROOT_OF_MANY_VISITS = 1 << 15;

    private static final double ROOT_OF_3 = Math.sqrt(3);

    /** A power of two: sums of such means are exact, so that equal means are equal after the division, too. */
    private static final int STEPS = 1 << 10;

    private static final int COUNTABLE = 20;
    private static final double LEAST_DIFFERENCE = 0.01;
    /** The least growth: between the 1.41 of the root of the logarithm and the 2 of the logarithm. */
    private static final double LEAST_GROWTH = 1.7;

    private static final int FEW_VISITS = 2;
    private static final double SOMEWHAT_WORSE = 0.4;
    private static final double BETTER = 0.6;
    private static final int HUNDRED = 100;
    private static final double SOMEWHAT_VARIABLE = 0.2;
    /** Enough choices to miss a child chosen once in 200 times with a probability of 2e-9. */
    private static final int CHOICES = 4_000;

    private static final int BANDITS = 40;
    private static final int PLAYS = 400;

    private static final double BEST = 0.8;
    private static final double OTHERS = 0.2;

    private static final Precondition<SelectionSubject> NO_ORDER =
            new Precondition<>("a policy that does not ask for an order", subject -> !subject.needs(Statistic.ORDER));

    public static final List<Check<SelectionSubject>> ALL = List.of(
            rule(MANY, "CHOICE_IS_IN_RANGE", subject -> subject.choose(subject.orderedChildren()))
                    .stating("select() returns a number from 0 to count() - 1"),
            rule(
                            MANY,
                            "SAME_NUMBERS_GIVE_THE_SAME_CHOICE",
                            subject -> NoTrace.ofAsking(
                                    subject.of(subject.orderedChildren()),
                                    () -> subject.choose(subject.orderedChildren())))
                    .stating("with the same children and the same random numbers select() chooses the same child"),
            rule(MANY, "EARLIER_CHOICES_LEAVE_NO_TRACE", SelectionRules::earlierChoicesLeaveNoTrace)
                    .stating("what select() chose before, of other children, never shows in a choice"),
            rule(SOME, "OTHER_THREADS_LEAVE_NO_TRACE", SelectionRules::otherThreadsLeaveNoTrace)
                    .stating("what select() chooses on another thread at the same time never shows in a choice"),
            rule(MANY, "WHAT_IS_READ_IS_ASKED_FOR", SelectionRules::whatIsReadIsAskedFor)
                    .stating(
                            "select() reads priors, squares and AMAF statistics only where the policy says that it needs them"),
            // Of no meaning for a policy that draws random numbers.
            rule(MANY, "ORDER_DOES_NOT_MATTER", SelectionRules::orderDoesNotMatter)
                    .stating("where no two children are alike the choice does not depend on their order")
                    .claiming(OptionalRule.ORDER_DOES_NOT_MATTER)
                    .needing(NO_ORDER),
            // A policy that draws random numbers chooses the worse one not more often.
            rule(MANY, "MONOTONE_IN_MEAN", SelectionRules::greaterMeanIsNotPutBehind)
                    .stating(
                            "of two children alike in all but their means the one with the greater mean is never put behind")
                    .claiming(OptionalRule.MONOTONE_IN_MEAN),
            // Here priors and AMAF means are as the means.
            rule(MANY, "FEWER_VISITS_ARE_NOT_PUT_BEHIND", SelectionRules::fewerVisitsAreNotPutBehind)
                    .stating("of two children alike in all but their visits the one with fewer is never put behind")
                    .claiming(OptionalRule.FEWER_VISITS_ARE_NOT_PUT_BEHIND),
            rule(
                            SOME,
                            "UNVISITED_CHILD_IS_FOUND",
                            subject -> requireChosenSometimes(
                                    subject.with(subject.part().unvisitedFirst()), Child.of(0, 0)))
                    .stating(
                            "a child never visited is chosen once the others, worth 0.5, have a thousand million visits")
                    .claiming(OptionalRule.UNVISITED_CHILD_IS_FOUND),
            rule(
                            SOME,
                            "NEGLECTED_CHILD_IS_CHOSEN_AGAIN",
                            subject -> requireChosenSometimes(
                                    subject,
                                    Child.of(FEW_VISITS, SOMEWHAT_WORSE).withVariance(SOMEWHAT_VARIABLE)))
                    .stating(
                            "a child with 2 visits, worth 0.4, is chosen again once the others, worth 0.5, have a thousand million")
                    .claiming(OptionalRule.NEGLECTED_CHILD_IS_CHOSEN_AGAIN),
            rule(1, "EXPLORATION_KEEPS_PACE", SelectionRules::explorationKeepsPace)
                    .stating(
                            "where the others have a thousand million visits, a worse child gets about twice the visits that it gets where they have the root of that")
                    .claiming(OptionalRule.EXPLORATION_KEEPS_PACE),
            rule(FEW, "GREATER_PRIOR_IS_PREFERRED", SelectionRules::greaterPriorIsPreferred)
                    .stating(
                            "a policy that asks for priors chooses the greater one of two children alike in all but the prior")
                    .claiming(OptionalRule.GREATER_PRIOR_IS_PREFERRED)
                    .needing(asking(Statistic.PRIOR)),
            rule(FEW, "GREATER_AMAF_MEAN_IS_PREFERRED", SelectionRules::greaterAmafMeanIsPreferred)
                    .stating(
                            "a policy that asks for AMAF statistics chooses the child with the greater AMAF mean, and no worse one with more AMAF visits")
                    .claiming(OptionalRule.GREATER_AMAF_MEAN_IS_PREFERRED)
                    .needing(asking(Statistic.AMAF)),
            // In every place; a policy that draws random numbers may choose it now and then.
            rule(SOME, "WORSE_CHILD_IS_LEFT_IN_TIME", SelectionRules::worseChildIsLeftInTime)
                    .stating(
                            "a child worth 0.4 with ten million visits is not chosen where another, worth 0.6, has a thousand million")
                    .claiming(OptionalRule.WORSE_CHILD_IS_LEFT_IN_TIME),
            // A policy that does not care keeps it with a probability below one in a thousand million.
            rule(FEW, "BEST_ARM_GETS_MOST_VISITS", SelectionRules::bestArmGetsMostVisits)
                    .stating(
                            "on a bandit with one arm that pays 80 times in 100, and others 20 times, it is visited most after 400 plays")
                    .claiming(OptionalRule.BEST_ARM_GETS_MOST_VISITS),
            Check.ofName(subject -> subject.part()));

    private SelectionRules() {}

    private static Check<SelectionSubject> rule(int tries, String name, Consumer<SelectionSubject> body) {
        return Check.rule(tries, name, body);
    }

    private static Precondition<SelectionSubject> asking(Statistic statistic) {
        return new Precondition<>("a policy that asks for " + statistic, subject -> subject.needs(statistic));
    }

    /**
     * UCB1 visits a child that is worse by d about {@code c² ln N / d²} times: twice as often for N² as for N. With the square root in the
     * wrong place, {@code sqrt(ln N) / n}, it is 1.41 times. The difference d is the greatest with {@value #COUNTABLE} visits.
     */
    private static void explorationKeepsPace(SelectionSubject subject) {
        for (double difference = 0.4; difference > LEAST_DIFFERENCE; difference /= 2) {
            int few = visitsOfWorse(subject, ROOT_OF_MANY_VISITS, difference);
            if (few >= COUNTABLE) {
                int many = visitsOfWorse(subject, MANY_VISITS, difference);
                String expected = "the child that is worse by " + difference + " to be left at " + LEAST_GROWTH
                        + " times the visits, or more, at which it is left where the other one has "
                        + ROOT_OF_MANY_VISITS + " visits, " + few;
                subject.of(withWorse(subject, MANY_VISITS, many, difference))
                        .require(many >= LEAST_GROWTH * few, expected, many);
                return;
            }
        }
    }

    private static void greaterPriorIsPreferred(SelectionSubject subject) {
        Child child = Child.of(FEW_VISITS, 1.0 / 2).withVariance(SOMEWHAT_VARIABLE);
        requirePreferred(subject, child.withPrior(BETTER), child.withPrior(SOMEWHAT_WORSE));
    }

    private static void greaterAmafMeanIsPreferred(SelectionSubject subject) {
        Child child = Child.of(FEW_VISITS, 1.0 / 2).withVariance(SOMEWHAT_VARIABLE);
        requirePreferred(subject, child.withAmaf(HUNDRED, BETTER), child.withAmaf(HUNDRED, SOMEWHAT_WORSE));
        Child better = Child.of(FEW_VISITS, BETTER).withAmaf(2 * FEW_VISITS, BETTER);
        Child worse = Child.of(FEW_VISITS, SOMEWHAT_WORSE).withAmaf(HUNDRED, SOMEWHAT_WORSE);
        requirePreferred(subject, better, worse);
    }

    private static void worseChildIsLeftInTime(SelectionSubject subject) {
        int count = subject.children().count();
        Child better = Child.of(MANY_VISITS / count, BETTER).withVariance(SOMEWHAT_VARIABLE);
        Child worse = Child.of(MANY_VISITS / HUNDRED / count, SOMEWHAT_WORSE).withVariance(SOMEWHAT_VARIABLE);
        inEveryPlace(subject, worse, better, (children, unwanted) -> {
            List<Integer> choices = choices(subject, children, HUNDRED).toList();
            int chosen = Collections.frequency(choices, unwanted);
            String actual = unwanted + ", " + chosen + " of " + choices.size() + " times";
            subject.of(children)
                    .require(2 * chosen < choices.size(), "another child than " + unwanted + " mostly", actual);
        });
    }

    private static void bestArmGetsMostVisits(SelectionSubject subject) {
        int arms = subject.children().count();
        if (arms < 2) {
            return;
        }
        SelectionSubject whole = subject.with(subject.part().unvisitedFirst());
        int won = 0;
        GivenChildren bandit = subject.children();
        for (int i = 0; i < BANDITS; i++) {
            RandomGenerator random = Xoroshiro128PlusPlus.stream(subject.seed().mixed(), i);
            bandit = played(whole, arms, i % arms, random);
            int most = bandit.visits(i % arms);
            boolean isMost = IntStream.range(0, arms)
                            .map(bandit::visits)
                            .filter(visits -> visits >= most)
                            .count()
                    == 1;
            won += isMost ? 1 : 0;
        }
        int least = Significance.leastSuccesses(BANDITS, 1.0 / 2);
        List<Integer> visits = bandit.all().stream().map(Child::visits).toList();
        String expected = "the best arm with the most visits in " + least + " of " + BANDITS + " bandits or more";
        String actual = "in " + won + "; in the last bandit the visits are " + visits;
        subject.of(bandit).require(won >= least, expected, actual);
    }

    private static void requireChosenSometimes(SelectionSubject subject, Child child) {
        int count = subject.children().count();
        Child known = Child.of(MANY_VISITS / count, 1.0 / 2).withVariance(1.0 / 4);
        inEveryPlace(subject, child, known, (children, wanted) -> {
            boolean isChosen = choices(subject, children, CHOICES).anyMatch(wanted::equals);
            subject.of(children).require(isChosen, "child " + wanted + " now and then", "never");
        });
    }

    private static Stream<Integer> choices(SelectionSubject subject, GivenChildren children, int most) {
        CountedRandom random = new CountedRandom(subject.random());
        int first = subject.choose(children, random);
        return IntStream.range(0, random.drawn() == 0 ? 1 : most)
                .mapToObj(i -> i == 0 ? first : subject.choose(children, random));
    }

    private static void inEveryPlace(
            SelectionSubject subject, Child child, Child other, BiConsumer<GivenChildren, Integer> check) {
        int count = subject.children().count();
        GivenChildren others = new GivenChildren(Collections.nCopies(count, other));
        for (int place = 0; place < count && count > 1; place++) {
            GivenChildren children = subject.ordered(others.with(place, child));
            check.accept(children, children.all().indexOf(child));
        }
    }

    /** The most visits with which a worse child is still chosen; 0 if the policy draws random numbers. */
    private static int visitsOfWorse(SelectionSubject subject, int others, double difference) {
        int chosen = 0;
        int left = others / HUNDRED;
        while (left - chosen > 1) {
            int visits = (chosen + left) / 2;
            GivenChildren children = withWorse(subject, others, visits, difference);
            CountedRandom random = new CountedRandom(subject.random());
            boolean isChosen = children.mean(subject.choose(children, random)) < 1.0 / 2;
            if (random.drawn() > 0) {
                return 0;
            }
            chosen = isChosen ? visits : chosen;
            left = isChosen ? left : visits;
        }
        return chosen;
    }

    private static GivenChildren withWorse(SelectionSubject subject, int others, int visits, double difference) {
        Child better = Child.of(others, 1.0 / 2).withVariance(1.0 / 4);
        Child worse = Child.of(visits, 1.0 / 2 - difference).withVariance(SOMEWHAT_VARIABLE);
        return subject.ordered(GivenChildren.of(better, worse));
    }

    private static void requirePreferred(SelectionSubject subject, Child better, Child worse) {
        subject.requireRather(GivenChildren.of(better, worse), better, worse);
        subject.requireRather(GivenChildren.of(worse, better), better, worse);
    }

    private static GivenChildren played(SelectionSubject policy, int arms, int best, RandomGenerator random) {
        Child untried = new Child(0, 0, 0, 1.0 / arms, 0, 0);
        GivenChildren bandit = new GivenChildren(Collections.nCopies(arms, untried));
        for (int i = 0; i < PLAYS; i++) {
            int arm = policy.choose(bandit, random);
            Child played = bandit.all().get(arm);
            int visits = played.visits() + 1;
            double wins = played.sum() + (random.nextDouble() < (arm == best ? BEST : OTHERS) ? 1 : 0);
            bandit = bandit.with(arm, new Child(visits, wins, wins, played.prior(), visits, wins));
        }
        return bandit;
    }

    private static void earlierChoicesLeaveNoTrace(SelectionSubject subject) {
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
                    part -> subject.with(part).choose(subject.ordered(other), subject.otherRandom()),
                    "a choice among " + other);
        }
    }

    private static GivenChildren withVisits(GivenChildren children, int visits) {
        return children.map(child -> Child.of(visits, child.mean()).withPrior(child.prior()));
    }

    private static void otherThreadsLeaveNoTrace(SelectionSubject subject) {
        GivenChildren children = subject.orderedChildren();
        GivenChildren others = subject.ordered(subject.children().reversed());
        NoTrace.ofOtherThreads(
                subject.of(children),
                interruption -> subject.choose(children, subject.random(), interruption),
                () -> subject.choose(others),
                "chooses among " + others);
    }

    private static void whatIsReadIsAskedFor(SelectionSubject subject) {
        GivenChildren children = subject.orderedChildren();
        int choice = subject.choose(children);
        if (!subject.needs(Statistic.PRIOR)) {
            int other = subject.choose(children.map(child -> child.withPrior(Children.NO_PRIOR)));
            subject.of(children).requireEqual(other, choice, "as without priors, for it does not ask for them");
        }
    }

    private static void orderDoesNotMatter(SelectionSubject subject) {
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

    private static void greaterMeanIsNotPutBehind(SelectionSubject subject) {
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

    private static void fewerVisitsAreNotPutBehind(SelectionSubject subject) {
        List<Child> all = subject.children().all();
        double mean = (Math.floor(all.get(0).mean() * (STEPS - 1)) + 1) / STEPS;
        int visits = all.get(0).visits();
        int others = all.get(all.size() - 1).visits();
        if (visits > 0 && others > 0 && visits != others) {
            Child fewer = Child.of(Math.min(visits, others), mean).withPrior(mean);
            Child more =
                    Child.of(Math.max(visits, others), mean).withPrior(mean).withAmaf(fewer.visits(), mean);
            requireNotPutBehind(subject, fewer, more);
        }
    }

    private static void requireNotPutBehind(SelectionSubject subject, Child better, Child worse) {
        GivenChildren children = subject.children();
        int last = children.count() - 1;
        if (last > 0) {
            subject.requireRather(children.with(0, better).with(last, worse), better, worse);
            subject.requireRather(children.with(last, better).with(0, worse), better, worse);
        }
    }
}
