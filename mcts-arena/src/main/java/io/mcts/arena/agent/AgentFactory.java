package io.mcts.arena.agent;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** Makes an agent for each game. Used by several threads at once. */
@FunctionalInterface
public interface AgentFactory<S extends GameState<S, M>, M extends Move> {

    /**
     * A seat in one game, with a private copy of the starting position. Agents that are deterministic for equal seeds make the game
     * repeatable.
     */
    record Seat<S extends GameState<S, ?>>(S start, int player, long seed) {}

    /**
     * Checks, before the first game of a contest, that agents can play the game at all. Unless overridden, it checks nothing.
     *
     * @param start a private copy of a starting position
     * @throws IllegalArgumentException if they cannot
     */
    default void check(S start) {}

    /**
     * Makes the agent of one game, which is closed when the game is over.
     *
     * @throws AgentFault if it cannot play; the game is then lost
     */
    Agent<S, M> agent(Seat<S> seat);
}
