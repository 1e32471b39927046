/** Connect Four for {@code io.mcts.core}. */
module io.mcts.games.connectfour {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.games.connectfour;
}
