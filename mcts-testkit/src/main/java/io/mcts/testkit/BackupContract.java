package io.mcts.testkit;

import io.mcts.backup.Backup;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The contract of {@link Backup}: implement it in a test class of your own, and every {@link BackupRule} is checked with paths of all
 * kinds.
 *
 * <pre>{@code
 * class MyBackupProperties implements BackupContract {
 *
 *     @Override
 *     public Backup backup() {
 *         return new MyBackup(0.9);
 *     }
 * }
 * }</pre>
 *
 * <p>jqwik makes up the paths; when a rule is broken it looks for a shorter path by which it is still broken, and the
 * {@link Violation} names that one. The players of a path are opposed: one gets what the other does not. What a backup does to a
 * search as a whole {@link SearchContract} and {@link SolvedGameContract} check.
 */
public interface BackupContract {

    /**
     * The backup.
     *
     * @return the backup to be checked, a new one at each call
     */
    Backup backup();

    /**
     * The {@linkplain BackupRule#isClaim claims} that the backup does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<BackupRule> unclaimed() {
        return Set.of();
    }

    /**
     * The paths that the backup is shown.
     *
     * @return of one player or of two
     */
    @Provide
    default Arbitrary<GivenPath> paths() {
        return PathArbitraries.ofOpposedPlayers();
    }

    /**
     * Checks the rules that look at a single update.
     *
     * @param path what the backup is shown
     */
    @Property(seed = GameContract.SEED)
    default void aPathIsUpdatedByTheRules(@ForAll("paths") GivenPath path) {
        check(path, States.MANY);
    }

    /**
     * Checks the rules that take several updates, and threads.
     *
     * @param path what the backup is shown
     */
    @Property(seed = GameContract.SEED, tries = States.SOME)
    default void aPathIsUpdatedByTheRulesOfThreads(@ForAll("paths") GivenPath path) {
        check(path, States.SOME);
    }

    /**
     * Checks the rules that need one try.
     *
     * @param path what the backup is shown
     */
    @Property(seed = GameContract.SEED, tries = 1)
    default void aSearchIsBackedUpByTheRules(@ForAll("paths") GivenPath path) {
        check(path, 1);
    }

    private void check(GivenPath path, int tries) {
        for (BackupRule rule : BackupRule.values()) {
            if (rule.tries() == tries && !(rule.isClaim() && unclaimed().contains(rule))) {
                rule.check(this::backup, path, Long.parseLong(GameContract.SEED));
            }
        }
    }
}
