package io.mcts.testkit;

import io.mcts.backup.Backup;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A backup, and the path that a rule is checked with.
 *
 * @param rule the rule, a sentence
 * @param backup makes the part that is checked, a new one at each call
 * @param path to be shown to it, or to be made another of
 * @param seed of all random numbers
 */
record BackupSubject(String rule, Supplier<? extends Backup> backup, GivenPath path, Seed seed) {

    /**
     * Checks a rule.
     *
     * @throws Violation if the rule is broken, or the backup throws an exception
     */
    static void check(Rule<BackupSubject> rule, Supplier<? extends Backup> backup, GivenPath path, Seed seed) {
        rule.check().accept(new BackupSubject(rule.sentence(), backup, path, seed));
    }

    Backup newBackup() {
        return backup.get();
    }

    /** What a new backup does with a path. */
    ShownPath update(GivenPath shown) {
        return update(newBackup(), shown, () -> {});
    }

    /** What a backup does with a path, where something is done before each number that it reads. */
    ShownPath update(Backup part, GivenPath shown, Runnable beforeReading) {
        ShownPath path = new ShownPath(shown, part, beforeReading);
        try {
            part.update(path, shown.newRewards());
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            throw violation("no exception", thrown);
        }
        return path;
    }

    /** All that a backup does with a path. */
    List<Object> trace(Backup part, GivenPath shown) {
        return trace(part, shown, () -> {});
    }

    /** The same where something is done before each number that it reads. */
    List<Object> trace(Backup part, GivenPath shown, Runnable beforeReading) {
        ShownPath path = update(part, shown, beforeReading);
        return List.of(path.visits(), path.written());
    }

    /** Throws a violation unless what the rule demands holds. */
    void require(boolean holds, String expected, @Nullable Object actual) {
        if (!holds) {
            throw violation(expected, actual);
        }
    }

    private Violation violation(String expected, @Nullable Object actual) {
        return new Violation(rule, expected, actual, Reproduction.of(path + ", by " + newBackup(), List.of(), seed));
    }
}
