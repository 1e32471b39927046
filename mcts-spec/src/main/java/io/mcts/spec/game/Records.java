package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.LocalDateTime;

/** How whole games are written down in files. */
public interface Records<S extends GameState<S, M>, M extends Move> {

    /**
     * Reads a game.
     *
     * @param file the whole file, in one of the charsets in which such files are written
     * @throws IllegalArgumentException if the file is no record; the message names the line
     */
    RecordedGame<S, M> read(byte[] file);

    /**
     * The record of a game in which nothing has been played yet.
     *
     * @param when the time at which the game began
     * @return a record without names
     * @throws IllegalArgumentException if a game that begins so cannot be written down
     */
    RecordedGame<S, M> begin(S start, LocalDateTime when);
}
