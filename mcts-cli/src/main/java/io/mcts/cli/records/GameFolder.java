package io.mcts.cli.records;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The folder of {@code --save}, with a file for each game of a contest. */
public final class GameFolder<S extends GameState<S, M>, M extends Move> {

    private static final String OPTION = "--save";

    private final Path folder;
    private final Game<S, M> game;
    private final Records<S, M> records;
    private final LocalDateTime begun;

    private GameFolder(Path folder, Game<S, M> game, Records<S, M> records, LocalDateTime begun) {
        this.folder = folder;
        this.game = game;
        this.records = records;
        this.begun = begun;
    }

    /** Makes the folder if it is missing; {@code games} are suggested if this one has no records. */
    public static <S extends GameState<S, M>, M extends Move> GameFolder<S, M> of(
            Path folder, Game<S, M> game, String gameName, Catalog<Game<?, ?>> games, LocalDateTime begun) {
        Records<S, M> records = GameFile.recordsOf(OPTION, game, gameName, games);
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw ErrorMessages.ofFile(OPTION + ": ", folder, "cannot be made a folder", failure);
        }
        return new GameFolder<>(folder, game, records, begun);
    }

    /** Writes a game, numbered from 1, with the values that its searches found; an earlier file of the same number is replaced. */
    public void write(GameRecord played) {
        S start = game.notation().parse(played.start());
        S state = start.copy();
        List<M> moves = new ArrayList<>();
        for (Turn turn : played.turns()) {
            M move = game.notation().parseMove(state, turn.move());
            state.play(move);
            moves.add(move);
        }
        String name = String.format(Locale.ROOT, "game-%06d.%s", played.number() + 1, records.extension());
        RecordedGame<S, M> written = records.game(start, moves, begun);
        int before = written.moves().size() - moves.size();
        GameFile.write(
                OPTION,
                folder.resolve(name),
                finished(written.named(played.entrants()), before, played).text());
    }

    private static <S extends GameState<S, M>, M extends Move> RecordedGame<S, M> finished(
            RecordedGame<S, M> game, int before, GameRecord played) {
        List<String> comments = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            comments.add("");
            values.add(Double.NaN);
        }
        for (Turn turn : played.turns()) {
            comments.add(comment(turn));
            values.add(turn.value());
        }
        RecordedGame<S, M> commented = game.commented(comments, values).orElse(game);
        return played.fault()
                .filter(fault -> fault.kind() != Fault.Kind.AGREED_DRAW)
                .map(fault -> commented.wonBy(1 - fault.player()))
                .orElse(commented);
    }

    private static String comment(Turn turn) {
        return Double.isNaN(turn.value())
                ? ""
                : String.format(Locale.ROOT, "value %.3f, %d iterations", turn.value(), turn.iterations());
    }
}
