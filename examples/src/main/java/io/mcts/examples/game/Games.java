package io.mcts.examples.game;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.network.Networks;
import java.util.List;

/** The games that the command line knows. */
public final class Games {

    private Games() {}

    /** All games, in the order of difficulty. */
    public static Catalog<Game<?, ?>> catalog() {
        Networks networks = new Networks();
        return new Catalog<>(
                "game",
                List.of(
                        Entry.of("tictactoe", "three in a row on a board of three by three", TicTacToeGame::new),
                        ConnectFourGame.entry(networks),
                        EinSteinGame.entry(networks)));
    }
}
