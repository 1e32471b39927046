package io.mcts.selfplay;

import io.mcts.arena.Arena;
import io.mcts.arena.GameListener;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.records.RecordFile;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.spec.Entrants;
import io.mcts.arena.statistics.Sprt;
import io.mcts.arena.statistics.Sprt.Verdict;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selfplay.Generation.Gate;
import io.mcts.selfplay.Generation.Opponent;
import io.mcts.selfplay.Trainer.Losses;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A network that learns a game by self-play: in each generation games, training, and a test against the best network so far. A folder holds
 * games, networks ({@code model-N.onnx} is the best after generation N) and results; another run with the same settings resumes it.
 * Immutable.
 * <pre>{@code
 * Trainer trainer = Trainer.of(Trainer.PYTHON, folder, classLoader, classPath);
 * LearningRun<ConnectFour, Drop> run =
 *         new LearningRun<>(game, "connectfour", folder, trainer, new LearningSettings().generations(5));
 * List<Generation> generations = run.run(PlayingPlace.HERE, new Cancellation(), LearningListener.NONE);
 * }</pre>
 *
 * <p>Source: D. Silver et al., <i>A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play</i>,
 * Science 362, 2018, with the evaluator of <i>Mastering the game of Go without human knowledge</i>, Nature 550, 2017, whose test of a new
 * network is a sequential one here.
 */
public final class LearningRun<S extends GameState<S, M>, M extends Move> {

    private static final Sprt GATE = new Sprt(0, 60, 0.1, 0.1);

    private static final int DRAWN_AT_FIRST = 8;
    private static final double EVEN = 0.5;
    private static final long NANOS = 1_000_000_000;

    private final Game<S, M> game;
    private final String gameName;
    private final Path folder;
    private final Trainer trainer;
    private final LearningSettings settings;

    /**
     * Makes a run in a folder, created if missing, that needs the evaluator {@code network} of {@code mcts-onnx}.
     *
     * @throws IllegalArgumentException if the game is not for two players
     */
    public LearningRun(Game<S, M> game, String gameName, Path folder, Trainer trainer, LearningSettings settings) {
        Entrants.requireTwoPlayers(game, gameName);
        this.game = game;
        this.gameName = gameName;
        this.folder = folder;
        this.trainer = trainer;
        this.settings = new LearningSettings(settings);
    }

    /**
     * Completes the missing generations and returns all complete ones.
     *
     * @param end ends the run early, to be resumed later
     * @throws IllegalArgumentException if another run uses the folder, or it has games of other settings
     * @throws IOException if the folder cannot be read and written
     */
    public List<Generation> run(PlayingPlace place, Cancellation end, LearningListener listener)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        List<Generation> done = new ArrayList<>();
        FileChannel lock = lock();
        try (lock) {
            Trainer.clean(folder);
            for (int number = 0; number < settings.generations && !end.isCancelled(); number++) {
                Optional<Generation> before = Generation.read(folder, number);
                Optional<Generation> generation =
                        before.isPresent() ? before : new Step(place, end, listener).generation(number);
                if (generation.isPresent()) {
                    done.add(generation.get());
                    listener.generation(List.copyOf(done), before.isEmpty());
                }
            }
        }
        return List.copyOf(done);
    }

    /** Locks the folder against other runs. */
    private FileChannel lock() throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException ownProgram) {
            // told below
        }
        channel.close();
        throw new IllegalArgumentException(
                "in '" + folder + "' another run is learning; wait for its end or choose another folder");
    }

    private static String games(int generation) {
        return "games-" + generation;
    }

    /** Returns the best network after a generation. */
    private Path model(int generation) {
        return folder.resolve("model-" + generation + ".onnx");
    }

    /** Returns the network trained in a generation, possibly a weaker one. */
    private Path candidate(int generation) {
        return folder.resolve("candidate-" + generation + ".onnx");
    }

    private String with(String search, Path model) {
        return search + ",evaluator=network:file=" + Quotes.added(model.toString()) + ":shared=" + settings.batch;
    }

    /** Makes a network the best after a generation, atomically. */
    private void take(Path best, int number) throws IOException {
        Path part = folder.resolve("model.part");
        Files.copy(best, part, StandardCopyOption.REPLACE_EXISTING);
        Files.move(part, model(number), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static @Nullable Double known(double loss) {
        return Double.isNaN(loss) ? null : loss;
    }

    private final class Step {

        private final PlayingPlace place;
        private final Cancellation end;
        private final LearningListener listener;

        Step(PlayingPlace place, Cancellation end, LearningListener listener) {
            this.place = place;
            this.end = end;
            this.listener = listener;
        }

        /** Completes a generation; empty if the run is ended. */
        Optional<Generation> generation(int number) throws IOException, InterruptedException {
            long start = System.nanoTime();
            if (!Files.exists(candidate(number))) {
                play(number);
                if (end.isCancelled()) {
                    return Optional.empty();
                }
                train(number);
            }
            if (end.isCancelled()) {
                return Optional.empty();
            }
            Losses losses = Trainer.losses(candidate(number));
            Optional<Gate> gate = gate(number);
            List<Opponent> played = end.isCancelled() ? List.of() : opponents(number);
            if (end.isCancelled()) {
                return Optional.empty();
            }
            Generation generation = new Generation(
                    number,
                    settings.games,
                    (System.nanoTime() - start) / NANOS,
                    known(losses.policy()),
                    known(losses.value()),
                    gate.orElse(null),
                    played);
            generation.write(folder);
            return Optional.of(generation);
        }

        private void play(int number) throws IOException, InterruptedException {
            boolean isFirst = number == 0;
            String search = isFirst ? settings.firstSearch : with(settings.search, model(number - 1));
            int drawn = isFirst ? DRAWN_AT_FIRST : settings.drawnPlies;
            SelfPlayTerms terms = new SelfPlayTerms(gameName, search, settings.openingPlies, drawn);
            int threads = settings.threadsOrDefault();
            int atATime = isFirst ? Math.min(threads, Runtime.getRuntime().availableProcessors()) : threads;
            try (SearchThreads searchThreads = new SearchThreads();
                    LearningListener.Progress progress = listener.begins(games(number), settings.games, 0)) {
                SelfPlay<S, M> here = terms.selfPlay(game, searchThreads, atATime, end);
                SampleFiles files = new SampleFiles(
                        folder, games(number), here.encodings().get(0), terms.toString(), settings.seed + number);
                new SelfPlayRun(here, terms, files, settings.games).play(place, atATime, new SampleFiles.Watch() {
                    @Override
                    public void done(int games) {
                        progress.done(games, Optional.empty());
                    }

                    @Override
                    public boolean isStopped() {
                        return end.isCancelled();
                    }
                });
            }
        }

        private void train(int number) throws IOException, InterruptedException {
            List<Path> samples = new ArrayList<>();
            for (int each = Math.max(0, number - settings.window + 1); each <= number; each++) {
                samples.addAll(SampleFiles.in(folder, games(each)));
            }
            List<String> options = new ArrayList<>(
                    List.of("--epochs", Double.toString(settings.epochs), "--rate", Double.toString(settings.rate)));
            settings.network.ifPresent(kind -> options.addAll(List.of("--network", kind)));
            Optional<Path> before = number == 0 ? Optional.empty() : Optional.of(candidate(number - 1));
            trainer.train(options, candidate(number), before, samples, end::isCancelled);
        }

        /** Tests the new network against the best so far, which it replaces unless it is weaker. */
        private Optional<Gate> gate(int number) throws IOException {
            if (number == 0 || settings.gateGames == 0) {
                take(candidate(number), number);
                return Optional.empty();
            }
            String trained = with(settings.player, candidate(number));
            String best = with(settings.player, model(number - 1));
            MatchResult result = match("gate-" + number, trained, best, settings.gateGames, Optional.of(GATE));
            if (end.isCancelled()) {
                return Optional.empty();
            }
            boolean isWeaker = result.verdict(GATE) == Verdict.REJECTED && result.mean() < EVEN;
            take(isWeaker ? model(number - 1) : candidate(number), number);
            return Optional.of(Gate.of(result, !isWeaker));
        }

        private List<Opponent> opponents(int number) {
            List<Opponent> played = new ArrayList<>();
            for (String opponent : settings.opponentGames == 0 ? List.<String>of() : settings.opponents) {
                String name = "opponent-" + number + "-" + played.size();
                String best = with(settings.player, model(number));
                played.add(
                        Opponent.of(opponent, match(name, best, opponent, settings.opponentGames, Optional.empty())));
            }
            return played;
        }

        /** Plays a match, recorded in a file to resume it. */
        private MatchResult match(String name, String a, String b, int games, Optional<Sprt> test) {
            int plies = settings.openingPlies;
            int threads = settings.threadsOrDefault();
            Map<String, String> inCommon =
                    Map.of("game", gameName, "opening", Integer.toString(plies), "seed", Long.toString(settings.seed));
            Opening<S, M> opening = Entrants.opening(game, plies);
            try (RecordFile record = RecordFile.open(folder.resolve(name + ".jsonl"), inCommon);
                    Entrants<S, M> entrants = new Entrants<>(
                            game, gameName, Arena.ofThreads(threads).until(end));
                    LearningListener.Progress progress =
                            listener.begins(name, games, record.games().size())) {
                Match<S, M> match =
                        Match.of(entrants.of(a), entrants.of(b), opening, games).withSeed(settings.seed);
                GameListener<MatchResult> told =
                        (game, sofar) -> progress.done(sofar.score().games(), Optional.of(sofar));
                return place.arena(threads, games, gameName, plies, entrant -> entrant)
                        .until(end)
                        .recordingIn(record)
                        .play(test.map(match::until).orElse(match), told);
            }
        }
    }
}
