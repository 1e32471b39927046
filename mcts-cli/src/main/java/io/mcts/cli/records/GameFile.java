package io.mcts.cli.records;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.RecordedGame;
import io.mcts.spec.game.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.stream.Collectors;

/** The file of {@code --record}, with one game or none yet. */
public record GameFile<S extends GameState<S, M>, M extends Move>(Path path, Records<S, M> records) {

    /** Makes the file of a game; {@code games} are suggested if this one has no records. */
    public static <S extends GameState<S, M>, M extends Move> GameFile<S, M> of(
            Path path, Game<S, M> game, String gameName, Catalog<Game<?, ?>> games) {
        return new GameFile<>(path, recordsOf("--record", game, gameName, games));
    }

    /** Returns the records that an option needs. */
    static <S extends GameState<S, M>, M extends Move> Records<S, M> recordsOf(
            String option, Game<S, M> game, String gameName, Catalog<Game<?, ?>> games) {
        return game.records()
                .orElseThrow(() -> new IllegalArgumentException(option + ": '" + gameName
                        + "' has no game records; games that have them: " + gamesWithRecords(games)));
    }

    private static String gamesWithRecords(Catalog<Game<?, ?>> games) {
        return games.entries().stream()
                .map(entry -> entry.name())
                .filter(name -> games.make(name).records().isPresent())
                .collect(Collectors.joining(", "));
    }

    public boolean isEmpty() {
        try {
            return Files.size(path) == 0;
        } catch (NoSuchFileException missing) {
            return true;
        } catch (IOException failure) {
            throw unreadable(failure);
        }
    }

    public RecordedGame<S, M> read() {
        byte[] bytes;
        try {
            bytes = TextFiles.withoutMark(Files.readAllBytes(path));
        } catch (IOException failure) {
            throw unreadable(failure);
        }
        return ErrorMessages.within("--record: '" + path + "': ", () -> records.read(bytes));
    }

    public RecordedGame<S, M> begin(S start, LocalDateTime when) {
        return ErrorMessages.within("--record: this game cannot be written down; ", () -> records.begin(start, when));
    }

    public void write(RecordedGame<S, M> game) {
        write("--record", path, game.text());
    }

    /** Writes the file of an option atomically. */
    public static void write(String option, Path path, String text) {
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                throw new IllegalArgumentException(
                        option + ": '" + path + "' is not a regular file, which can be replaced");
            }
            Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            if (!Files.isDirectory(target.resolveSibling("."))) {
                throw new IllegalArgumentException(option + ": there is no folder '" + target.getParent() + "'");
            }
            Path beside = target.resolveSibling(
                    target.getFileName() + "." + ProcessHandle.current().pid() + ".new");
            try {
                Files.writeString(beside, text);
                Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException failure) {
            throw ErrorMessages.ofFile(option + ": ", path, "cannot be written", failure);
        }
    }

    private IllegalArgumentException unreadable(IOException failure) {
        return ErrorMessages.ofFile("--record: ", path, "cannot be read", failure);
    }
}
