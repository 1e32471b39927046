/** Connect Four for {@code io.mcts.core}. */
module io.mcts.games.connectfour {
    requires transitive io.mcts.core;
    requires io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.connectfour;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.connectfour.spec.ConnectFourProvider;
}
