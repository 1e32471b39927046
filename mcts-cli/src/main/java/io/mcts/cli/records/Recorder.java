package io.mcts.cli.records;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.RecordedGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Keeps the record of a game of the user's in its file while it is played. */
public final class Recorder<S extends GameState<S, M>, M extends Move> implements Consumer<List<M>> {

    private static final String USER = "user";
    private static final String ENGINE = "engine";

    private final GameFile<S, M> file;
    private RecordedGame<S, M> game;

    /**
     * A recorder that has not written anything.
     *
     * @param game the game as far as it has been played
     */
    public Recorder(GameFile<S, M> file, RecordedGame<S, M> game) {
        this.file = file;
        this.game = game;
    }

    /** Whether the user was the first to move in what has been played, if the record tells. */
    public Optional<Boolean> hasUserBegun() {
        return game.names().contains(USER) ? Optional.of(game.names().get(0).equals(USER)) : Optional.empty();
    }

    /** Writes the record, with new names if it has none or those of a game of the user's. */
    public void begin(boolean userBegins) {
        if (game.names().stream().allMatch(name -> List.of("", USER, ENGINE).contains(name))) {
            List<String> names =
                    new ArrayList<>(Collections.nCopies(game.names().size(), ENGINE));
            names.set(userBegins ? 0 : 1, USER);
            game = game.named(names);
        }
        file.write(game);
    }

    /** Writes the record with all moves that have been played now. */
    @Override
    public void accept(List<M> moves) {
        RecordedGame<S, M> next = game.played(moves);
        if (!next.text().equals(game.text())) { // a throw alone changes nothing
            game = next;
            file.write(game);
        }
    }
}
