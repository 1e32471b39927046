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
     * @param rewards for each player the leaf's payoff, scaled to [0, 1]; the backup may change it as it goes up
     */
    void update(Path path, double[] rewards);

    /**
     * Whether outcomes of chance have to keep the sums of every player's rewards ({@link Outcomes#sum}), which takes memory.
     *
     * @return false unless overridden
     */
    default boolean needsOutcomeSums() {
        return false;
    }
}
