/** Searches for games with hidden information, simultaneous moves or chance too wide to list. */
module io.mcts.imperfect {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.imperfect;
}
