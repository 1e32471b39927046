package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/**
 * Makes an agent for each game. Used by several threads at once.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface AgentFactory<S extends GameState<S, M>, M extends Move> {

    /**
     * Makes the agent of one game.
     *
     * @param seat where it sits
     * @return a new agent, closed when the game is over
     * @throws AgentFault if it cannot play; the game is lost then
     */
    Agent<S, M> agent(Seat<S> seat);
}
