package io.mcts.cli.command;

import io.mcts.arena.records.GameLine;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Reads the choices of the games in a file: one game in the form of the game itself, or the games of a contest, a line of JSON each, as
 * {@code match --record} writes them.
 */
record RecordedChoices<S extends GameState<S, M>, M extends Move>(Path path, Game<S, M> game, String gameName) {

    /** How the games of a contest begin; no other form does. */
    private static final String CONTEST = "{";

    /**
     * All choices in the file, in their order.
     *
     * @param games where the games are that the user may turn to if this one has no records
     */
    List<RecordedChoice<S, M>> read(Catalog<Game<?, ?>> games) {
        String text = text();
        if (!text.startsWith(CONTEST)) {
            RecordedGame<S, M> recorded =
                    GameFile.of(path, game, gameName, games).read();
            return RecordedChoice.of(OptionalInt.empty(), recorded.start(), recorded.moves());
        }
        List<RecordedChoice<S, M>> choices = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int number = 1; number <= lines.size(); number++) {
            try {
                choices.addAll(choices(GameLine.parse(lines.get(number - 1))));
            } catch (IllegalArgumentException refusal) {
                if (number < lines.size() || text.endsWith("\n")) { // a contest in progress may have written a part
                    throw new UsageException(
                            "--record: '" + path + "': line " + number + ": " + UsageException.line(refusal));
                }
            }
        }
        return choices;
    }

    /** The file, of which only ASCII characters are certain: games have forms in other charsets, too. */
    private String text() {
        try {
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw UsageException.ofFile("--record: ", path, "cannot be read", failure);
        }
    }

    private List<RecordedChoice<S, M>> choices(GameLine line) {
        String played = line.settings().getOrDefault("game", gameName);
        if (!played.equals(gameName)) {
            throw new UsageException("it is a game of '" + played + "', not of '" + gameName + "'");
        }
        Notation<S, M> notation = game.notation();
        S start = notation.parse(line.start());
        S state = start.copy();
        List<M> moves = new ArrayList<>();
        for (GameLine.MoveJson turn : line.moves()) {
            M move = notation.parseMove(state, turn.move());
            state.play(move);
            moves.add(move);
        }
        return RecordedChoice.of(OptionalInt.of(line.number()), start, moves);
    }
}
