package io.mcts.arena.agent;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** Sits at the board for one game and chooses the moves of one player. Used by one thread at a time. */
@FunctionalInterface
public interface Agent<S extends GameState<S, M>, M extends Move> extends AutoCloseable {

    /**
     * Chooses one of the legal moves.
     *
     * @param state the state, in which the agent's player is to move; a copy of the agent's own
     * @throws AgentFault if it has exceeded its time or cannot continue; this, like any other exception, loses the game
     */
    ChosenMove<M> choose(S state);

    /**
     * Receives each move of the game, in order, the agent's own and outcomes of chance included, except the one that ends the
     * game.
     */
    default void played(M move) {}

    /** Releases the agent's resources; called when the game ends or is aborted. */
    @Override
    default void close() {}
}
