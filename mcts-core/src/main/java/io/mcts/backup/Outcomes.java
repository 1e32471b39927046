package io.mcts.backup;

/**
 * The outcomes of one chance node as a backup sees them: read-only, numbered from 0 to {@code count() - 1}. A view that is valid
 * only during the call that receives it; not thread-safe.
 */
public interface Outcomes {

    /** The number of outcomes, at least 1. */
    int count();

    /** The number of times that any outcome has been drawn. */
    int visits();

    /** The number of times that an outcome has been drawn. */
    int visits(int outcome);

    /** The probability of an outcome: greater than 0; all sum to 1. */
    double probability(int outcome);

    /**
     * The sum of a player's rewards over the visits of an outcome, from 0 to {@code visits(outcome)}; only for a backup that
     * {@linkplain Backup#needs needs} {@link io.mcts.selection.Statistic#OUTCOME_SUMS}.
     */
    double sum(int outcome, int player);
}
