module com.example.policies {
    requires io.mcts.core;
    requires io.mcts.arena;
    requires io.mcts.games.connectfour;
}
