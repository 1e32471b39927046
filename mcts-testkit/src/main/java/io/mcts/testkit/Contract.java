package io.mcts.testkit;

import io.mcts.testkit.check.Check;
import io.mcts.testkit.facts.OptionalRule;
import java.util.Set;

/**
 * The part that all contracts have in common: how many tries there are, with which random numbers, and what is not claimed. Each rule is a
 * separate test.
 */
public interface Contract {

    /** The seed of all that is drawn: the states, children and games, and the random moves within a check; 1 unless overridden. */
    default long seed() {
        return 1;
    }

    /**
     * The number of times that a cheap rule is checked, such as one that looks at a single state: 1,000 times unless overridden. An expensive one, which plays games
     * or searches, is checked a fixed fraction of that, at least once. With 100 a contract takes about a tenth of the time, and finds less.
     */
    default int tries() {
        return Check.MANY;
    }

    /** The claims that are not made, none unless overridden; the rules that rest on them are not checked. */
    default Set<OptionalRule> unclaimed() {
        return Set.of();
    }
}
