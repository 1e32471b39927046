package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;

/**
 * The part that all contracts of a game have in common: where the game begins, and what is known of it. It checks nothing itself; a test class
 * implements {@link GameStateContract}, {@link HeuristicContract}, {@link NotationContract} and so on, or several of them at once.
 */
public interface GameContract<S extends GameState<S, M>, M extends Move> extends Contract {

    /**
     * The states from which the game or its variants may begin: at least one, preferably new ones at each call, so that a faulty {@code copy()} does
     * not spoil other properties.
     */
    List<S> initialStates();

    /**
     * The facts that you know of the game, each of which makes a rule stricter: {@code GameFacts.none().withPayoffSum(0)} and so on. Unless
     * overridden only that every game ends within 10,000 moves, and every method returns within 10 seconds.
     */
    default GameFacts facts() {
        return GameFacts.none();
    }
}
