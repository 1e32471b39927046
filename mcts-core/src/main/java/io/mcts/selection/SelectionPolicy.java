package io.mcts.selection;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Chooses the child to which an iteration descends, the first of the four steps. Immutable and thread-safe. */
@FunctionalInterface
public interface SelectionPolicy {

    /**
     * Chooses a child of a decision node by its number. The search first visits each child once, in random order, unless the policy {@link
     * #choosesAmongUnvisited}. The generator is the only source of randomness.
     */
    int select(Children children, RandomGenerator random);

    /** Returns the optional statistics that this policy reads; none unless overridden. */
    default Set<Statistic> needs() {
        return Set.of();
    }

    /** Whether the policy chooses even if some children are unvisited, as one with priors does; false unless overridden. */
    default boolean choosesAmongUnvisited() {
        return false;
    }

    /** Returns this policy if it {@link #choosesAmongUnvisited}; otherwise one that visits unvisited children first, in random order. */
    default SelectionPolicy unvisitedFirst() {
        return choosesAmongUnvisited() ? this : new UnvisitedFirst(this);
    }

    /** Returns this policy for one of several trees that divide the iterations; override it if the policy plans for a number of them. */
    default SelectionPolicy share(int trees) {
        return this;
    }

    /**
     * Returns the visits that a node must exceed to use its own AMAF statistics; 0 unless overridden. Otherwise it uses those of its
     * closest ancestor that exceeds it and has the same player or, without one, of that player's first node on the path.
     */
    default int amafReference() {
        return 0;
    }

    /** Returns the constant c of {@code c * sqrt(ln N / n)} if the policy is a form of UCB1; empty unless overridden. */
    default OptionalDouble explorationConstant() {
        return OptionalDouble.empty();
    }

    /** Returns the policy target at the root, the probability of each child: its share of the visits unless overridden. */
    default double[] target(Children root) {
        double[] visits = new double[root.count()];
        Arrays.setAll(visits, root::visits);
        return VisitFunctions.shares(visits);
    }
}
