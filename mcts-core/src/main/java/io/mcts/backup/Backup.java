package io.mcts.backup;

/**
 * Carries the result of an iteration back along its path: the last of the four steps.
 *
 * <p>A backup is immutable and used by many threads at once. Its {@code toString} prints its parameters.
 */
@FunctionalInterface
public interface Backup {

    /**
     * Records one visit on every edge of the path.
     *
     * @param path the edges from the root to the leaf
     * @param rewards for each player the leaf's payoff, scaled to [0, 1]; an array of the caller's that is left as it is
     */
    void update(Path path, double[] rewards);
}
