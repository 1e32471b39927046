package io.mcts.testkit.rules;

import io.mcts.backup.Backup;
import io.mcts.testkit.facts.GivenPath;
import io.mcts.testkit.facts.Reproduction;
import io.mcts.testkit.watch.Pulse;
import java.util.List;
import java.util.function.Supplier;

/** A backup, and the path that a rule is checked with. */
public final class BackupSubject extends Subject {

    private final Supplier<? extends Backup> backup;
    private final GivenPath path;

    /** A new backup at each call, and the path that it is shown or that others are derived from. */
    public BackupSubject(String rule, Supplier<? extends Backup> backup, GivenPath path, Seed seed) {
        super(rule, seed, new Pulse());
        this.backup = backup;
        this.path = path;
    }

    GivenPath path() {
        return path;
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
        ShownPath updated = new ShownPath(shown, part, beforeReading);
        part.update(
                updated,
                shown.rewards().stream().mapToDouble(Double::doubleValue).toArray());
        return updated;
    }

    /** All that a backup does with the path, where something is done before each number that it reads. */
    List<Object> trace(Backup part, Runnable beforeReading) {
        ShownPath shown = update(part, path, beforeReading);
        return List.of(shown.visits(), shown.written());
    }

    @Override
    Reproduction reproduction() {
        return new Reproduction(path + ", by " + newBackup(), List.of(), null, seed().value(), seed().attempt());
    }
}
