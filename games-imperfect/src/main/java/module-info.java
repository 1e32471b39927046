/** Games with hidden information, simultaneous moves or a wide deal for {@code io.mcts.core}. */
module io.mcts.games.imperfect {
    requires transitive io.mcts.core;
    requires io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.games.goofspiel;
    exports io.mcts.games.hearts;
    exports io.mcts.games.kuhn;
    exports io.mcts.games.leduc;
    exports io.mcts.games.liarsdice;
    exports io.mcts.games.phantom;
    exports io.mcts.games.rockpaperscissors;

    provides io.mcts.spec.game.GameProvider with
            io.mcts.games.imperfect.HiddenGames;
}
