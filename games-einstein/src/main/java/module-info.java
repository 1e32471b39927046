/** EinStein würfelt nicht for {@code io.mcts.core}. */
module io.mcts.games.einstein {
    requires transitive io.mcts.core;
    requires io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.einstein;
    exports io.mcts.games.einstein.evaluation;
    exports io.mcts.games.einstein.records;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.einstein.spec.EinSteinProvider;
}
