/** Go for {@code io.mcts.core}. */
module io.mcts.games.go {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.games.go;
}
