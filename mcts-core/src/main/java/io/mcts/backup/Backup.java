package io.mcts.backup;

import io.mcts.selection.Statistic;
import java.util.Set;

/**
 * Carries the result of an iteration back along its path: the last of the four steps. Immutable and used by many threads at once;
 * the {@code toString} prints the parameters.
 */
@FunctionalInterface
public interface Backup {

    /**
     * Records one visit of every edge of the path, each by one call of {@link Path#visit}.
     *
     * @param path the edges from the root to the leaf
     * @param rewards for each player the leaf's payoff, scaled to [0, 1]; the backup may change it on the way up
     */
    void update(Path path, double[] rewards);

    /** The statistics that this backup reads and not every search keeps; none unless overridden. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /**
     * Whether this backup replaces values ({@link Path#mean}, {@link Path#prior}), so that a value is more than a sum of
     * rewards; false unless overridden. A search with several threads in one tree, with a solver or with transpositions refuses
     * such a backup.
     */
    default boolean writesValues() {
        return false;
    }
}
