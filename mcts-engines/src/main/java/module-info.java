/** Engines in both directions: those of other programs as entrants of contests, and an engine for any game that speaks UGI. */
module io.mcts.engines {
    requires transitive io.mcts.arena;
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires jdk.httpserver;
    requires static org.jspecify;

    exports io.mcts.engines;
    exports io.mcts.engines.ggp;
    exports io.mcts.engines.ugi;

    provides io.mcts.arena.spec.EntrantProvider with
            io.mcts.engines.EngineProvider;
}
