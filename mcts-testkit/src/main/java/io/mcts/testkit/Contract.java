package io.mcts.testkit;

/** What all contracts have in common: how much is tried, and with which random numbers. Each rule is a test of its own. */
public interface Contract {

    /**
     * The seed of all that is drawn: the states, children and games, and the random moves within a check.
     *
     * @return 1 unless overridden
     */
    default long seed() {
        return 1;
    }

    /**
     * How often a cheap rule is checked, such as one that looks at a single state. Of an expensive one, which plays games or searches, it
     * is a fixed part of that, once at least.
     *
     * @return 1,000 unless overridden; with 100 a contract takes about a tenth of the time, and finds less
     */
    default int tries() {
        return States.MANY;
    }
}
