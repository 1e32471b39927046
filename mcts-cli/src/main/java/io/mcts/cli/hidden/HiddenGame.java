package io.mcts.cli.hidden;

import io.mcts.cli.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A game whose players do not see everything, and which always begins alike.
 *
 * @param beginning makes the beginning of a game, before anything is dealt
 * @param samplePosition a position from the middle of a game
 */
public record HiddenGame<S extends GameState<S, M> & HiddenInformation, M extends Move>(
        Supplier<S> beginning, Notation<S, M> notation, List<String> players, String samplePosition)
        implements Game<S, M> {

    @Override
    public S initial(RandomGenerator random) {
        return beginning.get();
    }
}
