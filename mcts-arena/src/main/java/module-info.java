/** Matches between policies and searches, and their statistics. */
@SuppressWarnings("requires-automatic") // Commons Math is not a named module
module io.mcts.arena {
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires com.google.gson;
    requires commons.math3;
    requires static org.jspecify;

    exports io.mcts.arena;
    exports io.mcts.arena.agent;
    exports io.mcts.arena.records;
    exports io.mcts.arena.result;
    exports io.mcts.arena.spec;
    exports io.mcts.arena.statistics;
    exports io.mcts.arena.tuning;

    uses io.mcts.arena.spec.EntrantProvider;

    opens io.mcts.arena.agent to
            com.google.gson; // Fault
    opens io.mcts.arena.records to
            com.google.gson;
}
