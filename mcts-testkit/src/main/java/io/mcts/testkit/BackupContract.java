package io.mcts.testkit;

import io.mcts.backup.Backup;
import io.mcts.testkit.facts.GivenPath;
import io.mcts.testkit.facts.Violation;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link Backup}: implement it in a test class of your own, and every rule of backups is checked with paths of all
 * kinds.
 *
 * <p>jqwik generates the paths; when a rule is broken it looks for a shorter path that also breaks it, and the
 * {@link Violation} names that one. The players of a path are opposed: one gets what the other does not. {@link SearchContract}
 * checks what a backup does to a search as a whole.
 */
public interface BackupContract extends Contract {

    /** The backup to be checked, a new one at each call. */
    Backup backup();

    /** The paths that the backup is shown, of one player or of two. */
    default Arbitrary<GivenPath> paths() {
        return PathArbitraries.ofOpposedPlayers();
    }

    /** A test of each rule that the backup claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfBackups() {
        return Contracts.ofBackup(this);
    }
}
