module com.example.embed {
    requires io.mcts.core;
    requires io.mcts.games.tictactoe;
}
