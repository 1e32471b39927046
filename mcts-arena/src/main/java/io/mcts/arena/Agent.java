package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/**
 * Sits at the board for one game and chooses the moves of one player. Used by one thread at a time.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface Agent<S extends GameState<S, M>, M extends Move> {

    /**
     * Chooses a move.
     *
     * @param state the position, in which the agent's player is to move; left as it is
     * @return one of the state's legal moves
     */
    Choice<M> choose(S state);
}
