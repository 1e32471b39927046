package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;

/** A file format for whole games. */
public interface Records<S extends GameState<S, M>, M extends Move> {

    /** Returns the common name of the format, such as SGF. */
    default String format() {
        return "record";
    }

    /** Returns the file extension, without the dot. */
    default String extension() {
        return "txt";
    }

    /** Whether a file seems to have this format, even if malformed. */
    default boolean recognizes(byte[] file) {
        return true;
    }

    /** Returns the options of the game in a file that differ from the defaults, such as the size of the board. */
    default Map<String, String> options(byte[] file) {
        return Map.of();
    }

    /**
     * Reads a file in any charset common for this format.
     *
     * @throws IllegalArgumentException if the file is no record; the message names the line
     */
    RecordedGame<S, M> read(byte[] file);

    /** Returns the empty record, without names, of a game from an initial state that the format supports. */
    RecordedGame<S, M> begin(S start, LocalDateTime when);

    /** Returns a game from a state; if the format cannot begin with it, the moves that led to it come first. */
    default RecordedGame<S, M> game(S start, List<M> moves, LocalDateTime when) {
        return begin(start, when).played(moves);
    }
}
