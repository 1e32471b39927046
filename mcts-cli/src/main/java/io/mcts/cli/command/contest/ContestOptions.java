package io.mcts.cli.command.contest;

import io.mcts.arena.Adjudication;
import io.mcts.arena.Arena;
import io.mcts.arena.Contest;
import io.mcts.arena.GameListener;
import io.mcts.arena.Opening;
import io.mcts.arena.records.GameStore;
import io.mcts.arena.records.RecordFile;
import io.mcts.arena.spec.Entrants;
import io.mcts.cli.command.cluster.ClusterOptions;
import io.mcts.cli.command.cluster.ClusterPlace;
import io.mcts.cli.command.shared.Program;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.plot.Picture;
import io.mcts.cli.records.GameFolder;
import io.mcts.cli.report.MatchText;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.cli.terminal.Terminal;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selfplay.PlayingPlace;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.game.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of commands that play many games: how they are played, and what is made of them. */
final class ContestOptions {

    /** The settings of a contest by their names in the record; that of an entrant has its name after the word. */
    static final String ENTRANT = "entrant ";

    private static final String GAME = "game";
    private static final String OPENING = "opening";
    private static final int MOST_THREADS = 1_000;
    private static final int MOST_PLIES = 1_000;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; as many as there are cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description =
                    "Write each game into FILE, a JSON object a line. A run resumes where it stopped: games that are in FILE are not played again.")
    private @Nullable Path record;

    @Option(
            names = "--save",
            paramLabel = "DIR",
            description = "Write each game into a file of its own in DIR, in the format of the game, such as SGF.")
    private @Nullable Path folder;

    private @Nullable GameFolder<?, ?> saved;

    private String contestNumber = "";

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Draw scores or ratings, and times of moves.")
    private @Nullable Path plot;

    @Option(
            names = "--resign",
            paramLabel = "V,N",
            description =
                    "End a game when one side's searches value it below V in N moves in a row and the other side's above 1-V.")
    private @Nullable String resign;

    @Option(
            names = "--draw",
            paramLabel = "V,N,M",
            description =
                    "End a game as a draw when, from move M on, both sides' searches value it within V of 0.5 in N moves in a row.")
    private @Nullable String draw;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description =
                    "Begin games with the positions or games of FILE, one a line, as in 'start moves 4 4', each for one pair of games before any comes again.")
    private @Nullable Path openings;

    private @Nullable List<String> lines;

    @Option(
            names = "--engine-log",
            paramLabel = "FILE",
            description = "Write what is said to engines of other programs and what they say into FILE.")
    private @Nullable Path engineLog;

    @Option(names = "--json", description = "Print JSON, in one line, instead of a text.")
    private boolean isJson;

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /** Refuses what has no meaning, before the first game. */
    void check() {
        Ranges.refuseOutOfRange("--threads", threads, 1, MOST_THREADS);
        adjudication();
        if (cluster.isGiven() && (resign != null || draw != null || openings != null)) {
            throw new IllegalArgumentException("--cluster cannot be combined with --resign, --draw or --openings");
        }
        if (plot != null) {
            Picture.check(plot);
        }
    }

    /** Makes the folder for games, if there is to be one; {@code games} are suggested if this one has no records. */
    <S extends GameState<S, M>, M extends Move> void openFolder(
            Game<S, M> game, String gameName, Catalog<Game<?, ?>> games) {
        saved = folder == null
                ? null
                : GameFolder.of(numbered(folder), game, gameName, games, LocalDateTime.now(ZoneId.systemDefault()));
    }

    /** Returns the rules that end games early. */
    Adjudication adjudication() {
        Adjudication rules = Adjudication.NONE;
        if (resign != null) {
            double[] numbers = numbers("--resign", resign, "0.02,3", 2);
            rules = rules.withResignations(numbers[0], (int) numbers[1]);
        }
        if (draw != null) {
            double[] numbers = numbers("--draw", draw, "0.02,8,20", 3);
            rules = rules.withDraws(numbers[0], (int) numbers[1], (int) numbers[2]);
        }
        return rules;
    }

    private static double[] numbers(String option, String text, String example, int count) {
        try {
            double[] numbers = Ranges.numbers(text);
            boolean areCounts =
                    Arrays.stream(numbers).skip(1).allMatch(number -> number >= 1 && number == Math.rint(number));
            if (numbers.length == count && numbers[0] >= 0 && numbers[0] < 0.5 && areCounts) {
                return numbers;
            }
        } catch (NumberFormatException word) {
            // refused below
        }
        throw new IllegalArgumentException(option + ": '" + text + "' is not a value from 0 to below 0.5 and "
                + (count - 1) + " whole number(s) of moves, such as " + example);
    }

    /** Returns the settings that must be the same for a contest to continue from its record. */
    Map<String, String> settings(String game, int opening, long seed) {
        Map<String, String> settings = new TreeMap<>();
        if (resign != null) {
            settings.put("resign", resign);
        }
        if (draw != null) {
            settings.put("draw", draw);
        }
        if (openings != null) {
            settings.put("openings", Integer.toHexString(writtenLines().hashCode()));
        }
        settings.put(GAME, game);
        settings.put(OPENING, Integer.toString(opening));
        settings.put("seed", Long.toString(seed));
        return settings;
    }

    /**
     * The beginning of a game and random moves after it.
     *
     * @throws IllegalArgumentException if every game is over before the opening ends
     */
    <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(Game<S, M> game, int plies) {
        if (openings == null) {
            return randomOpening(game, plies);
        }
        List<String> starts = lines();
        return opening(plies, () -> ErrorMessages.within("--openings: ", () -> Entrants.opening(game, starts, plies)));
    }

    /** The beginning of a game and random moves after it. */
    static <S extends GameState<S, M>, M extends Move> Opening<S, M> randomOpening(Game<S, M> game, int plies) {
        return opening(plies, () -> Entrants.opening(game, plies));
    }

    private static <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(
            int plies, Supplier<Opening<S, M>> made) {
        Ranges.refuseOutOfRange("--opening", plies, 0, MOST_PLIES);
        try {
            return made.get();
        } catch (IllegalStateException tooLong) {
            throw new IllegalArgumentException("--opening " + plies + ": " + tooLong.getMessage(), tooLong);
        }
    }

    /** Returns the lines of {@code --openings}, read once: the file may be a pipe, or change. */
    private List<String> lines() {
        Path file = Objects.requireNonNull(openings);
        if (lines == null) {
            try {
                lines = TextFiles.read(file).lines().toList();
            } catch (IOException failure) {
                throw ErrorMessages.ofFile("--openings: ", file, "cannot be read", failure);
            }
        }
        return lines;
    }

    private List<String> writtenLines() {
        return lines().stream().filter(line -> !line.isBlank()).toList();
    }

    /** Warns of times that the machine cannot keep. */
    void warnOfTimes(List<String> specs, int games, Terminal terminal) {
        int cores = Runtime.getRuntime().availableProcessors();
        boolean isTimed = specs.stream().anyMatch(spec -> spec.contains("time=") || spec.contains("clock="));
        int atATime = Math.min(threads, games);
        if (isTimed && atATime > cores && !cluster.isGiven()) {
            terminal.err()
                    .println("mcts: " + atATime + " games at a time share " + cores
                            + " cores, so searches with a time or a clock get less than it and may lose on time; --threads "
                            + cores + " gives each a core");
            terminal.err().flush();
        }
    }

    /** Opens the log of engines, or one that keeps nothing. */
    EngineLog openEngineLog() {
        try {
            return new EngineLog(engineLog == null ? null : Files.newBufferedWriter(engineLog));
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--engine-log: ", engineLog, "cannot be written", failure);
        }
    }

    int threads() {
        return threads;
    }

    ClusterOptions cluster() {
        return cluster;
    }

    boolean isJson() {
        return isJson;
    }

    Optional<Path> plot() {
        return Optional.ofNullable(plot);
    }

    /** Returns the arena for which the entrants are made. */
    Arena arena(Interruption interruption) {
        return Arena.ofThreads(threads).until(interruption.cancellation());
    }

    /**
     * Plays a contest, with a progress bar where the terminal can show one.
     *
     * @param settings what is settled for all games, for the record
     * @param interruption ends the contest early, which the user is told
     * @param known what is known after some games, a few words for the progress bar
     */
    <R> R play(
            Contest<?, ?, R> contest,
            Map<String, String> settings,
            Interruption interruption,
            GameListener<R> listener,
            Function<R, String> known,
            Terminal terminal) {
        int games = contest.games();
        String all = MatchText.games(games);
        AtomicInteger played = new AtomicInteger();
        R result = recorded(settings, store -> {
            int before = store.games().size();
            try (PlayingPlace place = ClusterPlace.of(cluster, terminal);
                    ProgressBar bar = new ProgressBar(terminal, games, before)) {
                bar.show(before, () -> before + "/" + all);
                GameListener<R> listeners = (game, sofar) -> {
                    listener.finished(game, sofar);
                    if (saved != null) {
                        saved.write(game);
                    }
                    int count = played.incrementAndGet();
                    String done = count + "/" + all + " ";
                    bar.show(Math.max(count, before), () -> done + known.apply(sofar) + place.workers());
                };
                int opening = Integer.parseInt(settings.getOrDefault(OPENING, "0"));
                UnaryOperator<String> spec = name -> settings.getOrDefault(ENTRANT + name, name);
                Arena arena = place.arena(threads, games, settings.getOrDefault(GAME, ""), opening, spec);
                return arena.until(interruption.cancellation())
                        .recordingIn(store)
                        .play(contest, listeners);
            }
        });
        if (interruption.isInterrupted()) {
            terminal.err().println("mcts: interrupted after " + played + " of " + all + "; the result is theirs alone");
        }
        return result;
    }

    /** Sets the number of one of several contests in the names of its record and folder: {@code games-1.jsonl} for {@code games.jsonl}. */
    void numberContest(int number) {
        contestNumber = "-" + number;
    }

    private @Nullable Path record() {
        return record == null ? null : numbered(record);
    }

    private Path numbered(Path path) {
        if (contestNumber.isEmpty()) {
            return path;
        }
        String name = path.getFileName().toString();
        int extension = name.lastIndexOf('.') < 1 ? name.length() : name.lastIndexOf('.');
        return path.resolveSibling(name.substring(0, extension) + contestNumber + name.substring(extension));
    }

    /** Does something with the record, or with a store that keeps nothing where there is none. */
    private <R> R recorded(Map<String, String> settings, Function<GameStore, R> action) {
        @Nullable Path itself = record();
        if (itself == null) {
            return action.apply(GameStore.NONE);
        }
        if (Files.exists(itself) && !Files.isRegularFile(itself)) { // it would wait for what it writes itself
            throw new IllegalArgumentException(
                    "--record: '" + itself + "' is not a regular file, which can be read again");
        }
        try (RecordFile file = open(itself, settings)) {
            return action.apply(file);
        } catch (UncheckedIOException failure) {
            throw ErrorMessages.ofFile(
                    "--record: ", itself, "cannot be read and written", Objects.requireNonNull(failure.getCause()));
        }
    }

    private RecordFile open(Path record, Map<String, String> settings) {
        String version = ((Program) command.root().userObject()).version();
        Map<String, String> origin = Map.of("version", version, "machine", MatchText.machine());
        try {
            return ErrorMessages.within("--record: ", () -> RecordFile.open(record, settings, origin));
        } catch (IllegalStateException isOpen) {
            throw new IllegalArgumentException("--record: " + isOpen.getMessage(), isOpen);
        }
    }
}
