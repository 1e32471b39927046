module com.example.games {
    requires transitive io.mcts.core;

    exports com.example.games;
}
