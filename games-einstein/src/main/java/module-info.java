/** EinStein würfelt nicht for {@code io.mcts.core}. */
module io.mcts.games.einstein {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.games.einstein;
    exports io.mcts.games.einstein.evaluation;
    exports io.mcts.games.einstein.records;
}
