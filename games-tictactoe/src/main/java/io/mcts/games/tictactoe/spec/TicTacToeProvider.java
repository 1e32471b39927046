package io.mcts.games.tictactoe.spec;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;

public final class TicTacToeProvider implements GameProvider {

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(Entry.of("tictactoe", "three in a row on a board of three by three", TicTacToeGame::new));
    }
}
