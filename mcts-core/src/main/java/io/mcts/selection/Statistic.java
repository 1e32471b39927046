package io.mcts.selection;

/**
 * A statistic that a search keeps only for parts that {@linkplain SelectionPolicy#needs need} it, since it takes time, or memory:
 * one or two numbers for each move.
 */
public enum Statistic {
    /** The prior of each move ({@link Children#prior}), computed once for each new node. */
    PRIOR,
    /** Children in the order in which to try them: visited ones first, then by descending prior, at random where that is equal. */
    ORDER,
    /** The value of each node before any visit ({@link Children#value}), if the evaluator gives priors. */
    VALUE,
    /** Gumbel noise for each move of the root ({@link Children#noise}). */
    NOISE,
    /** The squares of the rewards ({@link Children#sumOfSquares}, {@link Children#variance}). */
    SQUARES,
    /** All moves as first ({@link Children#amafVisits}, {@link Children#amafSum}); also records the moves of rollouts. */
    AMAF,
    /** The visits of a child, and the sum of their rewards, from the time when it had no node or its node had been forgotten. */
    EVALUATIONS,
    /** The sum of every player's rewards for each outcome of chance. */
    OUTCOME_SUMS
}
