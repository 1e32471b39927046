package io.mcts.backup;

import io.mcts.selection.Statistic;
import java.util.Set;

/**
 * Carries the result of an iteration back along its path: the last of the four steps. Immutable and thread-safe; the
 * {@code toString} prints the parameters.
 */
@FunctionalInterface
public interface Backup {

    /**
     * Records one visit of every edge of the path by one call of {@link Path#visit} each. The rewards of the players, scaled to [0, 1],
     * are at first those of the leaf; the backup may change them on the way up.
     */
    void update(Path path, double[] rewards);

    /** The optional statistics that this backup reads; none unless overridden. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /**
     * Whether this backup replaces values ({@link Path#mean}, {@link Path#prior}); false unless overridden. A search with several
     * threads in one tree or a solver refuses such a backup.
     */
    default boolean writesValues() {
        return false;
    }
}
