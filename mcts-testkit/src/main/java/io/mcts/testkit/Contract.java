package io.mcts.testkit;

import io.mcts.testkit.check.Check;
import io.mcts.testkit.facts.OptionalRule;
import java.util.Set;

/** The base of all contracts: the seed, the number of tries, and the claims not made. Each rule is a separate test. */
public interface Contract {

    /** The seed of all random numbers; 1 unless overridden. */
    default long seed() {
        return 1;
    }

    /** The number of checks of a cheap rule, 1,000 unless overridden; rules that play games or search take a fixed fraction of it. */
    default int tries() {
        return Check.MANY;
    }

    /** The claims that are not made, none unless overridden; rules that rest on them are not checked. */
    default Set<OptionalRule> unclaimed() {
        return Set.of();
    }
}
