package io.mcts.backup;

/**
 * The outcomes of one chance node as a backup sees them: read-only, numbered from 0.
 *
 * <p>A view that is valid only during the call that receives it; not thread-safe.
 */
public interface Outcomes {

    /**
     * The number of outcomes.
     *
     * @return at least 1
     */
    int count();

    /**
     * How often any outcome has been drawn.
     *
     * @return not negative
     */
    int visits();

    /**
     * How often an outcome has been drawn.
     *
     * @param outcome from 0 to {@code count() - 1}
     * @return not negative
     */
    int visits(int outcome);

    /**
     * How probable an outcome is.
     *
     * @param outcome from 0 to {@code count() - 1}
     * @return greater than 0; all sum to 1
     */
    double probability(int outcome);

    /**
     * The sum of a player's rewards over the visits of an outcome; only for a backup that {@link Backup#needsOutcomeSums}.
     *
     * @param outcome from 0 to {@code count() - 1}
     * @param player from 0 to the number of players - 1
     * @return from 0 to {@code visits(outcome)}
     */
    double sum(int outcome, int player);
}
