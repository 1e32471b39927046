package io.mcts.cli.records;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.RecordedGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

public final class Recorder<S extends GameState<S, M>, M extends Move> implements Consumer<List<M>> {

    private static final String USER = "user";
    private static final String ENGINE = "engine";

    private final GameFile<S, M> file;
    private RecordedGame<S, M> game;

    /** Makes a recorder of a game in progress. */
    public Recorder(GameFile<S, M> file, RecordedGame<S, M> game) {
        this.file = file;
        this.game = game;
    }

    /** Whether the user moved first so far, if the record says so. */
    public Optional<Boolean> hasUserBegun() {
        return game.names().contains(USER) ? Optional.of(game.names().get(0).equals(USER)) : Optional.empty();
    }

    /** Writes the record, with new names unless it has those of a user's game. */
    public void begin(boolean userBegins) {
        if (game.names().stream().allMatch(name -> List.of("", USER, ENGINE).contains(name))) {
            List<String> names =
                    new ArrayList<>(Collections.nCopies(game.names().size(), ENGINE));
            names.set(userBegins ? 0 : 1, USER);
            game = game.named(names);
        }
        file.write(game);
    }

    @Override
    public void accept(List<M> moves) {
        RecordedGame<S, M> next = game.played(moves);
        if (!next.text().equals(game.text())) { // a throw alone changes nothing
            game = next;
            file.write(game);
        }
    }
}
