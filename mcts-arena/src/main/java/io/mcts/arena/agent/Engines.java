package io.mcts.arena.agent;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Optional;

/**
 * Agents that are processes of another program, one for each concurrent game, reused from game to game. An engine that answers late, ends
 * or gives no legal move loses its game and is restarted; after three such games in a row without an answer it loses at once. Closing ends
 * all processes, those in a game when it is over.
 */
public interface Engines<S extends GameState<S, M>, M extends Move> extends AgentFactory<S, M>, AutoCloseable {

    /**
     * Starts an engine ahead of its first game, as a check.
     *
     * @throws AgentFault if it does not answer
     */
    void start();

    /** Returns a sentence on moves that were late, but tolerated; empty if there are none. */
    default Optional<String> lateness() {
        return Optional.empty();
    }

    @Override
    void close();
}
