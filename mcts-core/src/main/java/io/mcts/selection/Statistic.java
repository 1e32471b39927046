package io.mcts.selection;

/** A statistic that a search keeps only for parts that {@linkplain SelectionPolicy#needs need} it: it costs time or memory. */
public enum Statistic {
    /** The prior of each move ({@link Children#prior}), computed once for each new node. */
    PRIOR,
    /** The order in which to try children: visited ones first, then by descending prior, ties at random. */
    ORDER,
    /** The value of each node before any visit ({@link Children#value}), if the evaluator gives priors. */
    VALUE,
    /** Gumbel noise for each move of the root ({@link Children#noise}). */
    NOISE,
    /** The squares of the rewards ({@link Children#sumOfSquares}, {@link Children#variance}). */
    SQUARES,
    /** All moves as first ({@link Children#amafVisits}, {@link Children#amafSum}); also records the moves of rollouts. */
    AMAF,
    /** The visits of each child, and the sum of their rewards, from when it had no node. */
    EVALUATIONS,
    /** The sum of every player's rewards for each outcome of chance. */
    OUTCOME_SUMS
}
