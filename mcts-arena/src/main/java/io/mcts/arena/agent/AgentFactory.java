package io.mcts.arena.agent;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** Makes an agent for each game. Used by several threads at once. */
@FunctionalInterface
public interface AgentFactory<S extends GameState<S, M>, M extends Move> {

    /**
     * A place at the board for one game.
     *
     * @param start the state with which the game begins, a copy of the agent's own
     * @param player the player whose moves the agent chooses
     * @param seed of its random numbers; an agent that plays alike for equal seeds makes the game repeatable
     */
    record Seat<S extends GameState<S, ?>>(S start, int player, long seed) {}

    /**
     * Makes the agent of one game, which is closed when the game is over.
     *
     * @throws AgentFault if it cannot play; the game is lost then
     */
    Agent<S, M> agent(Seat<S> seat);
}
