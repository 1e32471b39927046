/** Contracts by which game adapters and searches are tested, on jqwik and the JUnit Platform. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // neither dependency is a named module
module io.mcts.testkit {
    requires transitive io.mcts.core;
    requires transitive net.jqwik.api;
    requires commons.math3;
    requires static org.jspecify;

    exports io.mcts.testkit;
}
