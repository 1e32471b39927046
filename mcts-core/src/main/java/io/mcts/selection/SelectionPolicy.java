package io.mcts.selection;

import java.util.Arrays;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chooses the child to which an iteration descends from a node: the first of the four steps.
 *
 * <p>The search tries each move of a node once, in random order, before it asks the policy (unless the policy
 * {@link #choosesAmongUnvisited}). One call chooses among all children of a node, so that what they share, such as ln N, is
 * computed once.
 *
 * <p>A policy is immutable and may be used by many threads at once. Its {@code toString} prints its parameters.
 */
@FunctionalInterface
public interface SelectionPolicy {

    /**
     * Chooses a child.
     *
     * @param children the children of a node where a player chooses; each has been visited at least once, unless this policy
     *     {@link #choosesAmongUnvisited}
     * @param random the only source of randomness
     * @return the number of the child, from 0 to {@code children.count() - 1}
     */
    int select(Children children, RandomGenerator random);

    /** The statistics that this policy reads and not every search keeps; none unless overridden. Reading others fails. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /**
     * Whether the policy is asked although some children have never been visited; false unless overridden. A policy that knows
     * something about them, such as a prior, need not try every move of a node before it tries one twice.
     */
    default boolean choosesAmongUnvisited() {
        return false;
    }

    /**
     * This policy for nodes at which another policy may have left children unvisited: itself if it
     * {@link #choosesAmongUnvisited}; else one that visits each unvisited child first, in random order.
     */
    default SelectionPolicy unvisitedFirst() {
        return choosesAmongUnvisited() ? this : new UnvisitedFirst(this);
    }

    /**
     * This policy for one of several trees, each of which does an equal part of the iterations. A policy that plans for a
     * number of iterations overrides this, and divides it.
     *
     * @param trees at least 1
     */
    default SelectionPolicy share(int trees) {
        return this;
    }

    /**
     * How many visits a node must exceed for its own AMAF statistics to be shown; 0 unless overridden. A node with fewer shows
     * those of its closest ancestor with more at which the same player chooses; without one, those of the first node of the
     * iteration at which that player chooses. A move which that node does not have counts as never seen.
     */
    default int amafReference() {
        return 0;
    }

    /**
     * The policy that a search with this selection has found at a root: how likely each move should be played, which is what a
     * network learns from self-play. The share of the visits unless overridden, all alike before the first visit.
     *
     * @param root the children of a root where a player chooses; any of them may have no visits
     * @return a number for each child, which sum to 1
     */
    default double[] target(Children root) {
        double[] visits = new double[root.count()];
        Arrays.setAll(visits, root::visits);
        return VisitFunctions.shares(visits);
    }
}
