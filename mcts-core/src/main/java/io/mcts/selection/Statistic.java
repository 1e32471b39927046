package io.mcts.selection;

/**
 * A statistic that a search keeps only for parts that ask for it, since it takes memory or time.
 *
 * @see SelectionPolicy#needs
 */
public enum Statistic {
    /** The prior of each move ({@link Children#prior}): computed once for each new node; a number for each move. */
    PRIOR,
    /**
     * The children of a node stand in the order in which they should be tried: those visited first, then the others by
     * descending prior; the order is random where priors are equal or there are none. Costs a sort for each new node.
     */
    ORDER,
    /** The value of each node before any visit ({@link Children#value}), if the evaluator gives priors: a number for each move. */
    VALUE,
    /** Gumbel noise for each move of the root ({@link Children#noise}): a number for each move of every node. */
    NOISE,
    /** The squares of the rewards ({@link Children#sumOfSquares}, {@link Children#variance}): a number for each move. */
    SQUARES,
    /**
     * All moves as first ({@link Children#amafVisits}, {@link Children#amafSum}): two numbers for each move, and the time to
     * record the moves of rollouts.
     */
    AMAF,
    /**
     * What a child was worth while it had no node, or when its node was forgotten: how many visits, and the sum of their rewards; two
     * numbers for each move and outcome.
     */
    EVALUATIONS,
    /** The sum of every player's rewards for each outcome of chance: a number for each outcome and player. */
    OUTCOME_SUMS
}
