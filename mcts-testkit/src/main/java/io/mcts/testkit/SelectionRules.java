package io.mcts.testkit;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GivenChildren.Child;
import java.util.Arrays;
import java.util.Collections;
import java.util.random.RandomGenerator;

/** What selection policies claim of their own: that they explore, and that they come to what is better. */
final class SelectionRules {

    /** All visits of the children that are well known, about: half of what an int holds. */
    private static final int MANY_VISITS = 1 << 30;

    private static final int FEW_VISITS = 2;
    private static final double SOMEWHAT_WORSE = 0.4;
    private static final double BETTER = 0.6;
    private static final int HUNDRED = 100;
    private static final double SOMEWHAT_VARIABLE = 0.2;

    /** A child chosen once in 200 times at random is missed by so many choices with a probability of 2e-9. */
    private static final int CHOICES = 4_000;

    private static final int BANDITS = 40;

    private SelectionRules() {}

    static void unvisitedChildIsFound(ChoiceSubject subject) {
        requireChosenSometimes(subject.with(subject.part().unvisitedFirst()), Child.of(0, 0));
    }

    static void neglectedChildIsChosenAgain(ChoiceSubject subject) {
        Child neglected = Child.of(FEW_VISITS, SOMEWHAT_WORSE).withVariance(SOMEWHAT_VARIABLE);
        requireChosenSometimes(subject, neglected);
    }

    /** In every place; a policy that draws random numbers may choose it now and then. */
    static void worseChildIsLeftInTime(ChoiceSubject subject) {
        int count = subject.children().count();
        Child better = Child.of(MANY_VISITS / count, BETTER).withVariance(SOMEWHAT_VARIABLE);
        Child worse = Child.of(MANY_VISITS / HUNDRED / count, SOMEWHAT_WORSE).withVariance(SOMEWHAT_VARIABLE);
        GivenChildren others = new GivenChildren(Collections.nCopies(count, better));
        for (int place = 0; place < count && count > 1; place++) {
            GivenChildren children = subject.part().ordered(others.with(place, worse));
            int unwanted = children.all().indexOf(worse);
            CountedRandom random = new CountedRandom(subject.random());
            int chosen = 0;
            int choices = 0;
            do {
                chosen += subject.choose(children, random) == unwanted ? 1 : 0;
                choices++;
            } while (random.drawn() > 0 && choices < HUNDRED);
            subject.require(
                    2 * chosen < choices,
                    children,
                    "another child than " + unwanted + " mostly",
                    unwanted + ", " + chosen + " of " + choices + " times");
        }
    }

    /** Demands that a child is chosen in every place among others that are known well and worth 0.5. */
    private static void requireChosenSometimes(ChoiceSubject subject, Child child) {
        int count = subject.children().count();
        Child known = Child.of(MANY_VISITS / count, 1.0 / 2).withVariance(1.0 / 4);
        GivenChildren others = new GivenChildren(Collections.nCopies(count, known));
        for (int place = 0; place < count && count > 1; place++) {
            GivenChildren children = subject.part().ordered(others.with(place, child));
            int wanted = children.all().indexOf(child);
            subject.require(
                    isChosenSometimes(subject, children, wanted),
                    children,
                    "child " + wanted + " now and then",
                    "never");
        }
    }

    private static boolean isChosenSometimes(ChoiceSubject subject, GivenChildren children, int wanted) {
        CountedRandom random = new CountedRandom(subject.random());
        for (int i = 0; i < CHOICES; i++) {
            if (subject.choose(children, random) == wanted) {
                return true;
            }
            if (random.drawn() == 0) {
                return false;
            }
        }
        return false;
    }

    static void bestArmGetsMostVisits(ChoiceSubject subject) {
        ChoiceSubject whole = subject.with(subject.part().unvisitedFirst());
        int arms = subject.children().count();
        if (arms < 2) {
            return;
        }
        int won = 0;
        Bandit bandit = new Bandit(arms, 0);
        for (int i = 0; i < BANDITS; i++) {
            RandomGenerator random = Xoroshiro128PlusPlus.stream(subject.seed().mixed(), i);
            bandit = new Bandit(arms, i % arms);
            bandit.play(children -> whole.choose(children, random), random);
            won += bandit.isBestMostVisited() ? 1 : 0;
        }
        int least = Significance.leastSuccesses(BANDITS, 1.0 / 2);
        subject.require(
                won >= least,
                bandit.children(),
                "the best arm with the most visits in " + least + " of " + BANDITS + " bandits or more",
                "in " + won + "; in the last bandit the visits are " + Arrays.toString(bandit.visits()));
    }
}
