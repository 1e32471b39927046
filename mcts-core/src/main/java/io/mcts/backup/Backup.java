package io.mcts.backup;

import io.mcts.selection.Statistic;
import java.util.Set;

/** Carries the result of an iteration back along its path, the last of the four steps. Immutable and thread-safe. */
@FunctionalInterface
public interface Backup {

    /**
     * Records one visit of every edge of the path by one call of {@link Path#visit} each. The rewards, scaled to [0, 1], are at first those
     * of the leaf; the backup may change them on the way up.
     */
    void update(Path path, double[] rewards);

    /** Returns the optional statistics that this backup reads; none unless overridden. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /**
     * Whether this replaces values ({@link Path#mean}, {@link Path#prior}), which solvers and shared trees refuse; false unless overridden.
     */
    default boolean writesValues() {
        return false;
    }
}
