/** Games in the Game Description Language for {@code io.mcts.core}. */
module io.mcts.games.gdl {
    requires transitive io.mcts.core;
    requires io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.gdl;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.gdl.spec.GdlProvider;
}
