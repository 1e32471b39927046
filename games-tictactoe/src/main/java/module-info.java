/** Tic-tac-toe for {@code io.mcts.core}. */
module io.mcts.games.tictactoe {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.games.tictactoe;
}
