package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;

/**
 * The base of all contracts about a game: its initial states and the facts known about it. Test classes implement {@link
 * GameStateContract}, {@link HeuristicContract}, {@link NotationContract} and so on, or several of them.
 */
public interface GameContract<S extends GameState<S, M>, M extends Move> extends Contract {

    /** The states from which the game or its variants may begin, at least one; new ones at each call, so that faulty copies do no harm. */
    List<S> initialStates();

    /** The known facts about the game, which make rules stricter; unless overridden, {@link GameFacts#none}. */
    default GameFacts facts() {
        return GameFacts.none();
    }
}
