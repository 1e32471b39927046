module io.mcts.selfplay {
    requires transitive io.mcts.arena;
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires com.google.gson;
    requires static org.jspecify;

    exports io.mcts.selfplay;

    opens io.mcts.selfplay to
            com.google.gson;
}
