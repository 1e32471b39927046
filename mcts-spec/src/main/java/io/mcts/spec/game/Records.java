package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.LocalDateTime;
import java.util.Map;

/** How whole games are written down in files. */
public interface Records<S extends GameState<S, M>, M extends Move> {

    /** What people call this form of files, such as SGF. */
    default String format() {
        return "record";
    }

    /** How the names of such files end, without the dot. */
    default String extension() {
        return "txt";
    }

    /** Whether a file seems to be of this form, even if there is something wrong with it. */
    default boolean recognizes(byte[] file) {
        return true;
    }

    /**
     * The options with which the game of a file is played, such as the size of its board; those that are not named are as always.
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
