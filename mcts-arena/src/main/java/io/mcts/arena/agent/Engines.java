package io.mcts.arena.agent;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Optional;

/**
 * Agents that are processes of another program. A process plays one game after the other; as many run as games are played at a time. An
 * engine that answers late, ends or gives no legal move loses its game, and the next game has a new process. One that has not answered in
 * three games in a row is not started again: it loses at once. Closing ends all processes, those in a game when it is over.
 */
public interface Engines<S extends GameState<S, M>, M extends Move> extends AgentFactory<S, M>, AutoCloseable {

    /**
     * Starts an engine ahead of its first game, to see whether it can be started and answers.
     *
     * @throws AgentFault if it does not
     */
    void start();

    /** Returns a sentence on moves that came later than the engine's time for a move, though not too late; none if there are none. */
    default Optional<String> lateness() {
        return Optional.empty();
    }

    @Override
    void close();
}
