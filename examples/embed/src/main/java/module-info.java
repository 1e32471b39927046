module com.example.embed {
    requires io.mcts.core;
    requires io.mcts.games.tictactoe;
    requires io.mcts.games.connectfour;
    requires io.mcts.arena;
    requires io.mcts.spec;
    requires jdk.httpserver;
}
