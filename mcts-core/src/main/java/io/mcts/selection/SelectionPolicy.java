package io.mcts.selection;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chooses the child to which an iteration descends from a node: the first of the four steps. Immutable and thread-safe; its
 * {@code toString} prints its parameters.
 */
@FunctionalInterface
public interface SelectionPolicy {

    /**
     * Chooses a child of a decision node, by its number from 0 to {@code children.count() - 1}. The search visits each child once, in
     * random order, before it calls this, unless the policy {@link #choosesAmongUnvisited}. The generator is the only source of randomness.
     */
    int select(Children children, RandomGenerator random);

    /** The optional statistics that this policy reads; none unless overridden. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /** Whether the policy chooses even if some children are unvisited, as one with priors does; false unless overridden. */
    default boolean choosesAmongUnvisited() {
        return false;
    }

    /** This policy if it {@link #choosesAmongUnvisited}; otherwise one that first visits the unvisited children, in random order. */
    default SelectionPolicy unvisitedFirst() {
        return choosesAmongUnvisited() ? this : new UnvisitedFirst(this);
    }

    /** This policy for one of several trees that divide the iterations; a policy that plans for a number of them overrides it. */
    default SelectionPolicy share(int trees) {
        return this;
    }

    /**
     * The number of visits that a node must exceed to use its own AMAF statistics; 0 unless overridden. Otherwise it uses those of its
     * closest ancestor that exceeds it and has the same player or, without one, of that player's first node on the path. A move that
     * the ancestor does not have counts as never seen.
     */
    default int amafReference() {
        return 0;
    }

    /** The constant c of {@code c * sqrt(ln N / n)} if the policy is UCB1, perhaps with additions; empty unless overridden. */
    default OptionalDouble explorationConstant() {
        return OptionalDouble.empty();
    }

    /** The policy target at the root: a probability for each child; its share of the visits unless overridden, uniform without visits. */
    default double[] target(Children root) {
        double[] visits = new double[root.count()];
        Arrays.setAll(visits, root::visits);
        return VisitFunctions.shares(visits);
    }
}
