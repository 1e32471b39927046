package io.mcts.backup;

import io.mcts.selection.Statistic;
import java.util.Set;

/**
 * Carries the result of an iteration back along its path: the last of the four steps.
 *
 * <p>A backup is immutable and may be used by many threads at once. Its {@code toString} prints its parameters.
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

    /**
     * The statistics that this backup reads and not every search keeps.
     *
     * @return none unless overridden
     */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /**
     * Whether this backup replaces values ({@link Path#mean}, {@link Path#prior}), so that a value is more than a sum of
     * rewards. A search with several threads in one tree, with a solver or with transpositions refuses such a backup.
     *
     * @return false unless overridden
     */
    default boolean writesValues() {
        return false;
    }
}
