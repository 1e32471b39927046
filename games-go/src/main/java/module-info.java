/** Go for {@code io.mcts.core}. */
module io.mcts.games.go {
    requires transitive io.mcts.core;
    requires io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.go;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.go.spec.GoProvider;
}
