/** Go for {@code io.mcts.core}. */
module io.mcts.games.go {
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.go;
    exports io.mcts.games.go.gtp;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.go.spec.GoProvider;
}
