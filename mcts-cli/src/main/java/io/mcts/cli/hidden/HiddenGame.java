package io.mcts.cli.hidden;

import io.mcts.cli.game.Chance;
import io.mcts.cli.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A game whose players do not see everything. Of a position each of them is shown what they know, {@link #seenBy}.
 *
 * @param beginning makes the beginning of a game, before anything is dealt
 * @param samplePosition a position from the middle of a game
 * @param painter draws what a player sees
 */
public record HiddenGame<S extends GameState<S, M> & HiddenInformation, M extends Move>(
        Supplier<S> beginning,
        Notation<S, M> notation,
        List<String> players,
        String samplePosition,
        Scene.Painter<S> painter)
        implements Game<S, M> {

    /** A game that is shown as the text of its information sets. */
    HiddenGame(Supplier<S> beginning, Notation<S, M> notation, List<String> players, String samplePosition) {
        this(beginning, notation, players, samplePosition, (observer, state) -> Scene.nothing());
    }

    @Override
    public S initial(RandomGenerator random) {
        return beginning.get();
    }

    /** What the player to move is shown; the whole position where nobody is to move. */
    @Override
    public String diagram(S state) {
        return state.isTerminal() || Chance.isToMove(state)
                ? notation.format(state)
                : seenBy(state.currentPlayer(), state);
    }

    /** What a player is shown of a state. */
    public String seenBy(int player, S state) {
        return state.informationSet(player).toString();
    }
}
