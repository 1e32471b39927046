/** Matches between policies and searches: who is stronger, and with what certainty. */
module io.mcts.arena {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.arena;
}
