package io.mcts.testkit;

import java.time.Duration;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A part that chooses among children, and the children that a rule is checked with.
 *
 * @param rule the rule, a sentence
 * @param part that is checked
 * @param newPart makes another one that is to be alike
 * @param children to be shown to it, or to be made others of
 * @param seed of all random numbers
 */
record ChoiceSubject(String rule, Chooser part, Supplier<Chooser> newPart, GivenChildren children, Seed seed) {

    /** Many thousand choices take a part of it. */
    private static final Duration TIME_LIMIT = Duration.ofSeconds(10);

    private static final int MOST_CHOICES = 10_000;

    /**
     * Checks a rule while another thread watches that the part answers.
     *
     * @throws Violation if the rule is broken, or the part throws an exception or does not answer
     */
    static void check(Rule<ChoiceSubject> rule, Supplier<Chooser> part, GivenChildren children, Seed seed) {
        ChoiceSubject subject = new ChoiceSubject(rule.sentence(), part.get(), part, children, seed);
        try {
            Watch.over(new Pulse(), TIME_LIMIT, () -> {
                rule.check().accept(subject);
                return subject;
            });
        } catch (Hang hang) {
            throw subject.violation(children, "an answer within " + Hang.text(TIME_LIMIT), hang);
        }
    }

    /** The same subject with another part, which stands for this one. */
    ChoiceSubject with(Chooser other) {
        return new ChoiceSubject(rule, other, newPart, children, seed);
    }

    /** Random numbers: at each call the same again. They run out for a part that draws for ever. */
    RandomGenerator random() {
        return new RationedRandom(seed.random(), MOST_CHOICES);
    }

    /** What the part chooses of children, always with the same random numbers. */
    int choose(GivenChildren shown) {
        return choose(shown, random());
    }

    int choose(GivenChildren shown, RandomGenerator random) {
        return choose(shown, random, () -> {});
    }

    /** What the part chooses where something is done before each number that it reads. */
    int choose(GivenChildren shown, RandomGenerator random, Runnable beforeReading) {
        int choice;
        try {
            choice = part.choose(shown, random, beforeReading);
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw violation(shown, "no exception", thrown);
        }
        boolean isInRange = choice >= 0 && choice < shown.count();
        require(isInRange, shown, "a number from 0 to " + (shown.count() - 1), choice);
        return choice;
    }

    /** Throws a {@link Violation} unless what the rule demands holds. */
    void require(boolean holds, GivenChildren shown, String expected, @Nullable Object actual) {
        if (!holds) {
            throw violation(shown, expected, actual);
        }
    }

    Violation violation(GivenChildren shown, String expected, @Nullable Object actual) {
        return new Violation(rule, expected, actual, Reproduction.of(part.toString(), shown, seed));
    }
}
