package io.mcts.cli.command;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;

/** A game that is not of this program, for tests that name it in a file of services. */
public final class RaceProvider implements GameProvider {

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(DiceRace.ENTRY);
    }
}
