/** Contracts by which game adapters and searches are tested, on jqwik and the JUnit Platform; and a verifier that needs neither. */
@SuppressWarnings("requires-automatic") // Commons Math is not a named module
module io.mcts.testkit {
    requires transitive io.mcts.core;
    requires commons.math3;
    requires java.management; // the time that a thread has computed
    requires jdk.management; // what it has allocated
    requires static net.jqwik
            .api; // for the contracts alone: a test runs them on the class path, or requires jqwik itself
    requires static org.junit.jupiter.api; // for the contracts, too
    requires static org.jspecify;

    exports io.mcts.testkit;
    exports io.mcts.testkit.facts;
    exports io.mcts.testkit.report;
}
