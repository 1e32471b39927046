package io.mcts.testkit.check;

import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.play.CountedRandom;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.report.Reproduction;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.Words;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

public final class SelectionSubject extends Subject {

    private static final long MOST_NUMBERS = 640_000;
    private static final int COMPARED = 400;

    private final SelectionPolicy part;
    private final Supplier<SelectionPolicy> newPart;
    private final GivenChildren children;
    private final GivenChildren shown;

    public SelectionSubject(Check<?> rule, Supplier<SelectionPolicy> newPart, GivenChildren children, Seed seed) {
        super(rule, seed, new Heartbeat());
        this.part = newPart.get();
        this.newPart = newPart;
        this.children = children;
        this.shown = children;
    }

    private SelectionSubject(SelectionSubject other, SelectionPolicy part, GivenChildren shown) {
        super(other.rule(), other.seed(), other.pulse());
        this.part = part;
        this.newPart = other.newPart;
        this.children = other.children;
        this.shown = shown;
    }

    public SelectionSubject with(SelectionPolicy other) {
        return new SelectionSubject(this, other, shown);
    }

    public SelectionSubject of(GivenChildren others) {
        return new SelectionSubject(this, part, others);
    }

    public boolean needs(Statistic statistic) {
        return part.needs().contains(statistic);
    }

    public SelectionPolicy part() {
        return part;
    }

    public SelectionPolicy newPart() {
        return newPart.get();
    }

    public GivenChildren ordered(GivenChildren given) {
        return needs(Statistic.ORDER) ? given.inSearchOrder() : given;
    }

    public GivenChildren children() {
        return children;
    }

    public GivenChildren orderedChildren() {
        return ordered(children);
    }

    /** A finite source, for parts that never stop drawing. */
    @Override
    public RandomGenerator random() {
        return CountedRandom.rationed(seed().random(), MOST_NUMBERS);
    }

    public int choose(GivenChildren among) {
        return choose(among, random(), () -> {});
    }

    public int choose(GivenChildren among, RandomGenerator random) {
        return choose(among, random, () -> {});
    }

    public int choose(GivenChildren among, RandomGenerator random, Runnable beforeReading) {
        exercise();
        int choice;
        try {
            choice = part.select(new ShownChildren(among, part.needs(), beforeReading), random);
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw of(among).violation("no exception", thrown);
        }
        if (choice < 0 || choice >= among.count()) {
            throw of(among).violation("a number from 0 to " + (among.count() - 1), choice);
        }
        return choice;
    }

    /**
     * Requires that one child is chosen at least as often as another. If both were equally likely, n choices would differ by more than
     * {@code sqrt(2 n ln(1 / level))} with less than the probability {@link Significance#LEVEL} (Hoeffding's inequality).
     */
    public void requireRather(GivenChildren given, Child better, Child worse) {
        GivenChildren among = ordered(given);
        int first = among.all().indexOf(better);
        int second = among.all().indexOf(worse);
        long[] counts = new long[among.count()];
        CountedRandom random = new CountedRandom(random());
        do {
            counts[choose(among, random)]++;
        } while (random.drawn() > 0 && Arrays.stream(counts).sum() < COMPARED);
        double of = (double) counts[first] + counts[second];
        double allowed = random.drawn() > 0 ? Math.sqrt(-2 * StrictMath.log(Significance.LEVEL) * of) : 0;
        String expected = "child " + first + " rather than child " + second;
        String actual = "choices of each child: " + Arrays.toString(counts);
        of(among).require(counts[second] - counts[first] <= allowed, expected, actual);
    }

    @Override
    public Reproduction reproduction() {
        return new Reproduction(Words.nameOf(newPart.get()), List.of(), shown, seed().value(), seed().attempt());
    }
}
