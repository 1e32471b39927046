package io.mcts.arena.agent;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** Chooses the moves of one player in one game. Used by one thread at a time. */
@FunctionalInterface
public interface Agent<S extends GameState<S, M>, M extends Move> extends AutoCloseable {

    /**
     * Chooses a legal move in a private copy of the state, in which the agent's player is to move.
     *
     * @throws AgentFault if it has exceeded its time or cannot continue; any exception loses the game
     */
    ChosenMove<M> choose(S state);

    /** Receives all moves in order, including chance outcomes and the agent's, except the one that ends the game. */
    default void played(M move) {}

    /** Releases the agent's resources when the game ends or is aborted. */
    @Override
    default void close() {}
}
