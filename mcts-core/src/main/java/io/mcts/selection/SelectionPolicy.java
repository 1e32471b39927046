package io.mcts.selection;

import java.util.Arrays;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chooses the child to which an iteration descends from a node: the first of the four steps.
 *
 * <p>The search tries each move of a node once, in random order, before it asks the policy, unless the policy
 * {@link #choosesAmongUnvisited}. One call chooses among all children of a node, so that what they share, such as ln N, is computed once.
 * Immutable and thread-safe; its {@code toString} prints its parameters.
 */
@FunctionalInterface
public interface SelectionPolicy {

    /**
     * Chooses a child of a node where a player chooses, by its number from 0 to {@code children.count() - 1}. Each child has been
     * visited unless this policy {@link #choosesAmongUnvisited}. The generator is the only source of randomness.
     */
    int select(Children children, RandomGenerator random);

    /** The optional statistics that this policy reads; none unless overridden. Reading others fails. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /** Whether the policy is asked although some children are unvisited, as one that knows priors is; false unless overridden. */
    default boolean choosesAmongUnvisited() {
        return false;
    }

    /** This policy if it {@link #choosesAmongUnvisited}; else one that visits each unvisited child first, in random order. */
    default SelectionPolicy unvisitedFirst() {
        return choosesAmongUnvisited() ? this : new UnvisitedFirst(this);
    }

    /** This policy for one of several trees that divide the iterations; a policy that plans for a number of them overrides it. */
    default SelectionPolicy share(int trees) {
        return this;
    }

    /**
     * How many visits a node must exceed to use its own AMAF statistics; 0 unless overridden. A node with fewer uses those of its
     * closest ancestor with more at which the same player chooses or, without one, of the first node of the iteration at which that
     * player chooses. A move which that node does not have counts as never seen.
     */
    default int amafReference() {
        return 0;
    }

    /**
     * The policy target at a root where a player chooses: for each child, visited or not, the probability with which it should be
     * played. The share of the visits unless overridden, uniform before the first visit.
     */
    default double[] target(Children root) {
        double[] visits = new double[root.count()];
        Arrays.setAll(visits, root::visits);
        return VisitFunctions.shares(visits);
    }
}
