/** Tic-tac-toe for {@code io.mcts.core}. */
module io.mcts.games.tictactoe {
    requires transitive io.mcts.core;
    requires io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.tictactoe;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.tictactoe.spec.TicTacToeProvider;
}
