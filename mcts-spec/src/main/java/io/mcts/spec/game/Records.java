package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.LocalDateTime;
import java.util.Map;

/** The form in which whole games are written to files. */
public interface Records<S extends GameState<S, M>, M extends Move> {

    /** Returns the common name of this form of files, such as SGF. */
    default String format() {
        return "record";
    }

    /** Returns the extension of such files, without the dot. */
    default String extension() {
        return "txt";
    }

    /** Whether a file seems to be of this form, even if there is something wrong with it. */
    default boolean recognizes(byte[] file) {
        return true;
    }

    /**
     * Returns the options of the game in a file, such as the size of its board; options not named keep their defaults.
     *
     * @throws IllegalArgumentException if the file is no record
     */
    default Map<String, String> options(byte[] file) {
        return Map.of();
    }

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
