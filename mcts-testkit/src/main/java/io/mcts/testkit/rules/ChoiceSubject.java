package io.mcts.testkit.rules;

import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.Reproduction;
import io.mcts.testkit.watch.Pulse;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** A part that chooses among children, and the children that a rule is checked with. */
public final class ChoiceSubject extends Subject {

    private static final int MOST_CHOICES = 10_000;

    private final Chooser part;
    private final Supplier<Chooser> newPart;
    private final GivenChildren children;
    private final GivenChildren shown;

    /**
     * A subject.
     *
     * @param rule the rule, a sentence
     * @param newPart makes the part
     * @param children to be shown to it, or to be made others of
     * @param seed of all random numbers
     */
    public ChoiceSubject(String rule, Supplier<Chooser> newPart, GivenChildren children, Seed seed) {
        this(rule, newPart.get(), newPart, children, children, seed, new Pulse());
    }

    private ChoiceSubject(
            String rule,
            Chooser part,
            Supplier<Chooser> newPart,
            GivenChildren children,
            GivenChildren shown,
            Seed seed,
            Pulse pulse) {
        super(rule, seed, pulse);
        this.part = part;
        this.newPart = newPart;
        this.children = children;
        this.shown = shown;
    }

    /** The same subject with another part, which stands for this one. */
    ChoiceSubject with(Chooser other) {
        return new ChoiceSubject(rule(), other, newPart, children, shown, seed(), pulse());
    }

    /** The same subject, whose violations name other children. */
    ChoiceSubject of(GivenChildren others) {
        return new ChoiceSubject(rule(), part, newPart, children, others, seed(), pulse());
    }

    Chooser part() {
        return part;
    }

    Chooser newPart() {
        return newPart.get();
    }

    /** The children that the rule is checked with. */
    GivenChildren children() {
        return children;
    }

    /** The same, in the order that the part is shown. */
    GivenChildren orderedChildren() {
        return part.ordered(children);
    }

    /** They run out for a part that draws for ever. */
    @Override
    RandomGenerator random() {
        return new RationedRandom(seed().random(), MOST_CHOICES);
    }

    /** What the part chooses of children, always with the same random numbers. */
    int choose(GivenChildren among) {
        return choose(among, random(), () -> {});
    }

    int choose(GivenChildren among, RandomGenerator random) {
        return choose(among, random, () -> {});
    }

    /** What the part chooses where something is done before each number that it reads. */
    int choose(GivenChildren among, RandomGenerator random, Runnable beforeReading) {
        ChoiceSubject subject = of(among);
        int choice;
        try {
            choice = part.choose(among, random, beforeReading);
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw subject.violation("no exception", thrown);
        }
        int last = among.count() - 1;
        subject.require(choice >= 0 && choice <= last, "a number from 0 to " + last, choice);
        return choice;
    }

    @Override
    Reproduction reproduction() {
        return new Reproduction(part.toString(), List.of(), shown, seed().value(), seed().attempt());
    }
}
