package io.mcts.examples.command;

import io.mcts.arena.Arena;
import io.mcts.arena.Contest;
import io.mcts.arena.GameListener;
import io.mcts.arena.Opening;
import io.mcts.arena.records.RecordFile;
import io.mcts.control.Cancellation;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.contest.Openings;
import io.mcts.examples.game.Game;
import io.mcts.examples.plot.Picture;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that play many games: how they are played, and what is made of them. */
final class ContestOptions {

    private static final int MOST_THREADS = 1_000;
    private static final int MOST_PLIES = 1_000;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; as many as there are cores unless given.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Write each game into FILE, a JSON object a line. Games that are there already are not"
                    + " played again: so it goes on where it was broken off.")
    private @Nullable Path record;

    @Option(
            names = "--plot",
            paramLabel = "FILE.png|.svg",
            description = "Draw scores, lengths of games and times of moves.")
    private @Nullable Path plot;

    @Option(names = "--json", description = "Print JSON, in one line, instead of a text.")
    private boolean isJson;

    /** Refuses what has no meaning, before the first game. */
    void check() {
        refuseOutOfRange("--threads", threads, 1, MOST_THREADS);
        if (plot != null) {
            Picture.check(plot);
        }
    }

    static void refuseOutOfRange(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UsageException(option + " is from " + least + " to " + most + ", not " + value);
        }
    }

    /** What must be the same for any contest to go on from its record. */
    static Map<String, String> settings(String game, int opening, long seed) {
        Map<String, String> settings = new TreeMap<>();
        settings.put("game", game);
        settings.put("opening", Integer.toString(opening));
        settings.put("seed", Long.toString(seed));
        return settings;
    }

    /**
     * The beginning of a game and random moves after it.
     *
     * @throws UsageException if no game lasts for so many moves
     */
    static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(Game<S, M> game, int plies) {
        refuseOutOfRange("--opening", plies, 0, MOST_PLIES);
        try {
            return Openings.of(game, Optional.empty(), plies);
        } catch (IllegalStateException tooLong) {
            throw new UsageException("--opening " + plies + ": " + tooLong.getMessage());
        }
    }

    int threads() {
        return threads;
    }

    boolean isJson() {
        return isJson;
    }

    Optional<Path> plot() {
        return Optional.ofNullable(plot);
    }

    /**
     * Plays a contest, with a progress bar where the terminal can show one.
     *
     * @param contest what to play
     * @param settings what is settled for all games, for the record
     * @param cancellation ends the contest early
     * @param listener hears of each game
     * @param known what is known after some games, a few words for the progress bar
     * @param terminal where the bar is drawn
     */
    <R> R play(
            Contest<?, ?, R> contest,
            Map<String, String> settings,
            Cancellation cancellation,
            GameListener<R> listener,
            Function<R, String> known,
            Terminal terminal) {
        Arena arena = Arena.ofThreads(threads).until(cancellation);
        if (record == null) {
            return play(arena, contest, listener, known, 0, terminal);
        }
        try (RecordFile file = open(record, settings)) {
            return play(
                    arena.recordingIn(file),
                    contest,
                    listener,
                    known,
                    file.games().size(),
                    terminal);
        } catch (IllegalArgumentException refusal) { // the record has games of others
            throw new UsageException("--record '" + record + "': " + refusal.getMessage());
        }
    }

    private static <R> R play(
            Arena arena,
            Contest<?, ?, R> contest,
            GameListener<R> listener,
            Function<R, String> known,
            int gamesBefore,
            Terminal terminal) {
        if (!terminal.showsProgress()) {
            return arena.play(contest, listener);
        }
        try (ContestProgress<R> progress =
                new ContestProgress<>(new ProgressBar(terminal.err()), contest.games(), gamesBefore, known)) {
            return arena.play(contest, (game, sofar) -> {
                listener.finished(game, sofar);
                progress.finished(game, sofar);
            });
        }
    }

    private static RecordFile open(Path record, Map<String, String> settings) {
        try {
            return RecordFile.open(record, settings);
        } catch (UncheckedIOException failure) {
            throw new UsageException("--record '" + record + "' cannot be read and written: " + failure.getCause());
        }
    }
}
