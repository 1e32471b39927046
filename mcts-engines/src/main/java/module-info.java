/** External engines as entrants of contests, and a UGI engine for any game. */
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
