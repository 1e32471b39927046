package io.mcts.cli.game;

import io.mcts.cli.catalog.Entry;
import io.mcts.cli.network.Networks;
import java.util.List;

/** The games of this program in which all players see everything. */
public final class VisibleGames implements GameProvider {

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        Networks networks = new Networks();
        return List.of(
                Entry.of("tictactoe", "three in a row on a board of three by three", TicTacToeGame::new),
                ConnectFourGame.entry(networks),
                EinSteinGame.entry(networks),
                GoOnLines.ENTRY);
    }
}
