package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * Chooses the child by which an iteration goes down from a node: the first of the four steps.
 *
 * <p>The search tries the moves of a node in random order first, each once (unless the policy
 * {@link #choosesAmongUnvisited}); from then on it asks the policy. One call
 * chooses among all children of a node, so that what they share (such as ln N) is computed once.
 *
 * <p>A policy is immutable and used by many threads at once. Its {@code toString} prints its parameters.
 */
@FunctionalInterface
public interface SelectionPolicy {

    /**
     * Chooses a child.
     *
     * @param children the children of a node where a player chooses; each has been visited at least once, unless this policy
     *     {@link #choosesAmongUnvisited}
     * @param random for policies that choose at random
     * @return the number of the child, from 0 to {@code children.count() - 1}
     */
    int select(Children children, RandomGenerator random);

    /**
     * Whether the policy is asked although some children have never been visited. A policy that knows something of them, such
     * as a prior, need not try each move of a node before any is tried twice.
     *
     * @return false unless overridden
     */
    default boolean choosesAmongUnvisited() {
        return false;
    }

    /**
     * This policy for nodes at which others may have left children unvisited.
     *
     * @return this policy if it {@link #choosesAmongUnvisited}; else one that goes to each child never visited, in random order,
     *     before it asks this one
     */
    default SelectionPolicy unvisitedFirst() {
        return choosesAmongUnvisited() ? this : new UnvisitedFirst(this);
    }

    /**
     * Whether the policy reads the priors of the children, so that a search with it needs a prior.
     *
     * @return false unless overridden
     */
    default boolean needsPrior() {
        return false;
    }

    /**
     * Whether the policy reads {@link Children#sumOfSquares} or {@link Children#variance}, so that a search with it has to keep
     * these sums, which takes memory.
     *
     * @return false unless overridden
     */
    default boolean needsSquares() {
        return false;
    }

    /**
     * Whether the policy reads {@link Children#amafVisits} or {@link Children#amafSum}, so that a search with it has to keep them,
     * which takes memory, and has to know the moves of its rollouts, which takes time.
     *
     * @return false unless overridden
     */
    default boolean needsAmaf() {
        return false;
    }

    /**
     * How many visits a node must exceed so that its own AMAF statistics are shown. A node with fewer shows those of its closest
     * ancestor with more at which the same player chooses; where there is none, of the first node of the iteration at which he
     * does. A move that node does not have counts as never seen.
     *
     * @return 0 unless overridden: each node shows its own
     */
    default int amafReference() {
        return 0;
    }

    /**
     * Whether the policy relies on the order of the children: those visited first, the others by descending prior, and at random
     * where priors are equal or there are none. A search with it puts the children of each new node into this order.
     *
     * @return false unless overridden
     */
    default boolean needsOrder() {
        return false;
    }
}
