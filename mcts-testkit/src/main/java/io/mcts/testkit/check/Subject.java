package io.mcts.testkit.check;

import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.report.Reproduction;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.TimeoutFailure;
import io.mcts.testkit.watch.Watch;
import io.mcts.testkit.watch.Words;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

public abstract class Subject {

    public static final String NOBODY_CAN_MOVE =
            "isTerminal() and legalMoves() each decide when the game is over, and differ; a player who cannot move while"
                    + " the game goes on needs a pass among the legal moves";
    private static final String NO_VALUES =
            "the two read alike but are not equal: moves need equals() and hashCode() by value, as a record has them";
    private static final String REORDERED =
            "legalMoves() has the order of a HashSet or a HashMap, of moves whose hashCode() is that of the object,"
                    + " or asking changes the order: collect the moves in a list, in an order that the position alone decides";

    private final Check<?> rule;
    private final Seed seed;
    private final Heartbeat pulse;
    private volatile boolean isExercised;

    public Subject(Check<?> rule, Seed seed, Heartbeat pulse) {
        this.rule = rule;
        this.seed = seed;
        this.pulse = pulse;
    }

    public String whereItWent() {
        return "";
    }

    /** Whether anything was demanded: a rule may find nothing that it is about. */
    public boolean isExercised() {
        return isExercised;
    }

    public void exercise() {
        isExercised = true;
    }

    public abstract Reproduction reproduction();

    public Check<?> rule() {
        return rule;
    }

    public Seed seed() {
        return seed;
    }

    public Heartbeat pulse() {
        return pulse;
    }

    /** Random numbers: at each call the same again. */
    public RandomGenerator random() {
        return pulse.of(seed.random());
    }

    public RandomGenerator otherRandom() {
        return pulse.of(seed.otherRandom());
    }

    public static <C extends Subject> @Nullable Violation broken(Consumer<? super C> check, C subject) {
        try {
            check.accept(subject);
            return null;
        } catch (Violation violation) {
            return violation;
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return subject.violation("no exception" + subject.whereItWent(), thrown);
        }
    }

    public static <C extends Subject> @Nullable Violation broken(Consumer<? super C> check, C subject, Duration limit) {
        try {
            return Watch.over(subject.pulse(), limit, () -> broken(check, subject));
        } catch (TimeoutFailure hang) {
            return subject.violation(limit, hang);
        }
    }

    public void require(boolean holds, String expected, @Nullable Object actual) {
        require(holds, () -> expected, actual);
    }

    /** The same with lazy words, which would otherwise take most of the time. */
    public void require(boolean holds, Supplier<String> expected, @Nullable Object actual) {
        exercise();
        if (!holds) {
            throw violation(expected.get(), actual);
        }
    }

    public void requireEqual(Object expected, @Nullable Object actual, String where) {
        exercise();
        if (!expected.equals(actual)) {
            throw differing(expected, actual, expected + " " + where, actual);
        }
    }

    public void requireOneOf(Collection<?> all, @Nullable Object one, String where) {
        exercise();
        if (!all.contains(one)) {
            throw violation("one of " + all + where, one);
        }
    }

    public void requireBetween(double least, double greatest, double actual, String expected) {
        require(actual >= least && actual <= greatest, expected, actual);
    }

    public void requireMostly(int right, int wrong, String what, String cases) {
        int all = right + wrong;
        boolean isChance = wrong < Significance.leastSuccesses(all, 1.0 / 2);
        require(isChance, what + ", in half of " + all + " " + cases + " or more", "in " + right);
    }

    public void requireNear(double expected, double actual, double rounding, String words) {
        require(Math.abs(actual - expected) <= rounding, words, actual);
    }

    public void requireSum(double expected, double rounding, String what, List<Double> actual, String where) {
        require(Math.abs(sum(actual) - expected) <= rounding, what + " that sum to " + expected + where, actual);
    }

    public static double sum(Collection<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Requires a stable one-line name other than that of {@code Object}: results, logs and benchmarks use it. */
    public void requireName(Object part) {
        String name = part.toString();
        boolean isName = !name.isBlank() && !name.contains("\n") && !Words.isOfObject(name);
        require(isName, "a name and parameters in one line", name);
        requireEqual(name, part.toString(), "when asked again");
    }

    /** The same of drawn values, whose order means nothing. */
    public void requireSame(Object expected, Object actual, String where) {
        require(expected.equals(actual), () -> expected + " " + where, actual);
    }

    public Violation differing(
            Object expected, @Nullable Object actual, String expectedWords, @Nullable Object actualWords) {
        return Snapshot.isReordered(expected, actual)
                ? violation(expectedWords, actualWords, REORDERED)
                : violation(expectedWords, actualWords);
    }

    public Violation violation(String expected, @Nullable Object actual) {
        return violation(expected, actual, cause(expected, actual));
    }

    public Violation violation(Duration limit, TimeoutFailure hang) {
        return violation("an answer within " + TimeoutFailure.text(limit) + whereItWent(), hang);
    }

    private Violation violation(String expected, @Nullable Object actual, String hint) {
        return new Violation(rule.sentence(), expected, actual, hint, reproduction());
    }

    private String cause(String expected, @Nullable Object actual) {
        if (actual instanceof Throwable thrown) {
            return RandomPlay.isWithoutMoves(thrown)
                    ? NOBODY_CAN_MOVE
                    : isOfTheGame(thrown) ? "as the exception says, " + thrown.getMessage() : "";
        }
        if (actual instanceof Double number && number.isNaN()) {
            return "payoff() divides by zero";
        }
        return expected.startsWith(actual + " ") ? NO_VALUES : rule.hint();
    }

    /** Whether a message was written by the game's author: Java's own messages name the symptom, not the fault. */
    private static boolean isOfTheGame(Throwable thrown) {
        boolean isWritten = thrown instanceof IllegalStateException
                || thrown instanceof IllegalArgumentException
                || !thrown.getClass().getName().startsWith("java.");
        return isWritten && thrown.getMessage() != null && !(thrown instanceof TimeoutFailure);
    }
}
