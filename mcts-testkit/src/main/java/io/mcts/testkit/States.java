package io.mcts.testkit;

/** In how many states a rule is checked, by what a check costs. */
final class States {

    /** For a rule that looks at one state. */
    static final int MANY = 1_000;

    /** For a rule that plays some games. */
    static final int SOME = 100;

    /** For a rule that plays thousands of games. */
    static final int FEW = 10;

    private States() {}
}
