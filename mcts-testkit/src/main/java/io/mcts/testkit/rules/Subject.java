package io.mcts.testkit.rules;

import io.mcts.testkit.facts.Reproduction;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.watch.Hang;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import io.mcts.testkit.watch.Words;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What a rule is checked with: its random numbers, and how a violation says where it came from. */
public abstract class Subject {

    private final String rule;
    private final Seed seed;
    private final Pulse pulse;
    private volatile boolean isExercised;

    Subject(String rule, Seed seed, Pulse pulse) {
        this.rule = rule;
        this.seed = seed;
        this.pulse = pulse;
    }

    /** How the state that is checked was played on, in words; empty if it was not. */
    String whereItWent() {
        return "";
    }

    /** Whether anything was demanded: a rule may find nothing that it is about. */
    public boolean isExercised() {
        return isExercised;
    }

    void exercise() {
        isExercised = true;
    }

    abstract Reproduction reproduction();

    String rule() {
        return rule;
    }

    Seed seed() {
        return seed;
    }

    Pulse pulse() {
        return pulse;
    }

    /** Random numbers: at each call the same again. */
    RandomGenerator random() {
        return pulse.of(seed.random());
    }

    /** Random numbers other than those of {@link #random}: at each call the same again. */
    RandomGenerator otherRandom() {
        return pulse.of(seed.otherRandom());
    }

    /** What breaks a rule, or null: a violation that the check throws, or any other exception. */
    public static <C extends Subject> @Nullable Violation broken(Check<? super C> check, C subject) {
        try {
            check.body().accept(subject);
            return null;
        } catch (Violation violation) {
            return violation;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return subject.violation("no exception" + subject.whereItWent(), thrown);
        }
    }

    /** The same, while another thread watches that the game or the part answers. */
    public static <C extends Subject> @Nullable Violation broken(Check<? super C> check, C subject, Duration limit) {
        try {
            return Watch.over(subject.pulse(), limit, () -> broken(check, subject));
        } catch (Hang hang) {
            return subject.violation(limit, hang);
        }
    }

    /** Throws a {@link Violation} unless what the rule demands holds. */
    public void require(boolean holds, String expected, @Nullable Object actual) {
        require(holds, () -> expected, actual);
    }

    /** The same, in words that are made only where it does not hold: they would take most of the time. */
    void require(boolean holds, Supplier<String> expected, @Nullable Object actual) {
        exercise();
        if (!holds) {
            throw violation(expected.get(), actual);
        }
    }

    /** Demands the same as was found somewhere or at some time else. */
    void requireEqual(Object expected, @Nullable Object actual, String where) {
        exercise();
        if (!expected.equals(actual)) {
            throw differing(expected, actual, expected + " " + where, actual);
        }
    }

    void requireOneOf(Collection<?> all, @Nullable Object one, String where) {
        exercise();
        if (!all.contains(one)) {
            throw violation("one of " + all + where, one);
        }
    }

    /** Demands a number in a range; NaN is in none. */
    void requireBetween(double least, double greatest, double actual, String expected) {
        require(actual >= least && actual <= greatest, expected, actual);
    }

    /** Demands that no more cases are wrong than chance alone would bring where half of them are. */
    void requireMostly(int right, int wrong, String what, String cases) {
        int all = right + wrong;
        boolean isChance = wrong < Significance.leastSuccesses(all, 1.0 / 2);
        require(isChance, what + ", in half of " + all + " " + cases + " or more", "in " + right);
    }

    void requireNear(double expected, double actual, double rounding, String words) {
        require(Math.abs(actual - expected) <= rounding, words, actual);
    }

    void requireSum(double expected, double rounding, String what, List<Double> actual, String where) {
        require(Math.abs(sum(actual) - expected) <= rounding, what + " that sum to " + expected + where, actual);
    }

    static double sum(Collection<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Demands a name of one line that stays the same and is not that of {@code Object}: results, logs and benchmarks name a part by it. */
    void requireName(Object part) {
        String name = part.toString();
        boolean isName = !name.isBlank() && !name.contains("\n") && !Words.isOfObject(name);
        require(isName, "a name and parameters in one line", name);
        requireEqual(name, part.toString(), "when asked again");
    }

    /** A violation by what differs from something; where only the order of moves does, it says so. */
    Violation differing(Object expected, @Nullable Object actual, String expectedWords, @Nullable Object actualWords) {
        return Snapshot.isReordered(expected, actual) && !GameStateRule.isOfDraws(rule)
                ? new Violation(rule, expectedWords, actualWords, GameStateRule.REORDERED, reproduction())
                : violation(expectedWords, actualWords);
    }

    public Violation violation(String expected, @Nullable Object actual) {
        return new Violation(rule, expected, actual, GameStateRule.cause(rule, expected, actual), reproduction());
    }

    public Violation violation(Duration limit, Hang hang) {
        return violation("an answer within " + Hang.text(limit) + whereItWent(), hang);
    }
}
