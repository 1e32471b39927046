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
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selfplay.Generation.Gate;
import io.mcts.selfplay.Generation.Opponent;
import io.mcts.selfplay.Generation.Resignations;
import io.mcts.selfplay.Trainer.Losses;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
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

    /** The name of the file with game, rules and settings, in the folder of a run. */
    public static final String DESCRIPTION = "learning.json";

    /** The name of a file in the folder that is free for a report. */
    public static final String REPORT = "report.html";

    private static final Sprt GATE = new Sprt(0, 60, 0.1, 0.1);

    private static final double EVEN = 0.5;
    private static final long NANOS = 1_000_000_000;

    private static final Set<String> SETTINGS_OF_TRAINING = Set.of("trainer", "network", "epochs", "rate");
    private static final int GAMES_OF_CHECKSUM = 20;
    private static final int MOST_PLIES = 200;
    private static final int POSITIONS_TRIED = 10;
    private static final int ITERATIONS_TRIED = 8;
    private static final String TRIAL_SEARCH = "uct,iterations=2";

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
     * Completes the missing generations and returns all complete ones. All words are checked, and the trainer is tried on a few positions,
     * before the first game.
     *
     * @param end ends the run early, to be resumed later
     * @throws IllegalArgumentException if a setting has no meaning in this game, the trainer fails, or the folder holds anything else than
     *     this run; nothing is written to the folder of another run
     * @throws IOException if the folder cannot be read and written
     */
    public List<Generation> run(PlayingPlace place, Cancellation end, LearningListener listener)
            throws IOException, InterruptedException {
        List<? extends StateEncoding<? super S, M>> encodings = requireMeaning();
        Map<String, String> description = description(encodings.get(0));
        RunFolder.check(folder, description, SETTINGS_OF_TRAINING);
        if (!Files.exists(candidate(0))) {
            tryTrainer(end);
        }
        Step step = new Step(place, end, listener, encodings.size());
        List<Generation> done = new ArrayList<>();
        RunFolder lock = RunFolder.open(folder, description, SETTINGS_OF_TRAINING);
        try (lock) {
            for (int number = 0; number < settings.generations && !end.isCancelled(); number++) {
                Optional<Generation> before = Generation.read(folder, number);
                Optional<Generation> generation = before.isPresent() ? before : step.generation(number);
                if (generation.isPresent()) {
                    done.add(generation.get());
                    listener.generation(List.copyOf(done), before.isEmpty());
                }
            }
        }
        return List.copyOf(done);
    }

    /** Rejects searches that have no meaning in this game, and returns the encodings of its states. */
    private List<? extends StateEncoding<? super S, M>> requireMeaning() {
        List<? extends StateEncoding<? super S, M>> encodings = new SelfPlayTerms(gameName, settings.firstSearch, 0, 0)
                .selfPlay(game, Runnable::run, 1, Budget.iterations(1))
                .encodings();
        for (String search : List.of(settings.search, settings.player)) {
            Spec spec = Spec.parse(search, game);
            if (spec.values().containsKey(Setting.EVALUATOR)) {
                throw new IllegalArgumentException(
                        "'" + search + "' has an evaluator; leave it out, as the network is added");
            }
            spec.mcts(game, Runnable::run);
        }
        new SelfPlayTerms(gameName, settings.search, settings.selfPlayOf(1))
                .selfPlay(game, Runnable::run, 1, Budget.iterations(1));
        try (Entrants<S, M> entrants = new Entrants<>(game, gameName, Arena.ofThreads(1))) {
            entrants.of(settings.player);
            if (settings.opponentGames > 0) {
                settings.opponents.forEach(entrants::of);
            }
        }
        return encodings;
    }

    private Map<String, String> description(StateEncoding<? super S, M> encoding) {
        Map<String, String> description = new LinkedHashMap<>();
        description.put("game", gameName);
        description.put("rules", Long.toHexString(checksum(encoding)));
        description.putAll(settings.description());
        description.put("trainer", trainer.name());
        return description;
    }

    /** Returns a checksum of some random games as a network sees them, which changes with rules, payoffs and encoding. */
    private long checksum(StateEncoding<? super S, M> encoding) {
        CRC32 sum = new CRC32();
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        FloatBuffer tensor = FloatBuffer.allocate(IntStream.of(encoding.shape()).reduce(1, Math::multiplyExact));
        for (int played = 0; played < GAMES_OF_CHECKSUM; played++) {
            S state = game.initial(random);
            for (int ply = 0; !state.isTerminal() && ply < MOST_PLIES; ply++) {
                if (!Chance.isToMove(state)) {
                    Arrays.fill(tensor.array(), 0);
                    encoding.encode(state, tensor);
                    add(sum, Arrays.hashCode(tensor.array()));
                    for (M move : state.legalMoves()) {
                        add(sum, encoding.policyIndex(state, move));
                    }
                }
                state.play(state.randomMove(random));
            }
            for (int player = 0; player < 2 && state.isTerminal(); player++) {
                add(sum, Double.hashCode(state.payoff(player)));
            }
        }
        return sum.getValue();
    }

    private static void add(CRC32 sum, int number) {
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            sum.update(number >>> shift);
        }
    }

    /** Trains on some positions, to see before the first game that it can be done. */
    private void tryTrainer(Cancellation end) throws IOException, InterruptedException {
        Path trial = Files.createTempDirectory("mcts-learn");
        try {
            SelfPlayTerms terms = new SelfPlayTerms(gameName, TRIAL_SEARCH, 0, MOST_PLIES);
            SelfPlay<S, M> here = terms.selfPlay(game, Runnable::run, 1, end);
            SampleFiles files = new SampleFiles(trial, "games", here.encodings().get(0), terms.toString(), 1);
            new SelfPlayRun(here, terms, files, 2).play(PlayingPlace.HERE, 1, new SampleFiles.Watch() {});
            List<Path> samples = SampleFiles.in(trial, "games");
            trainer.attempt(options(0), trial.resolve("model.onnx"), samples, end::isCancelled, this::requirePlaying);
        } finally {
            Trainer.delete(trial);
        }
    }

    private List<String> options(int generation) {
        List<String> options = new ArrayList<>(List.of(
                "--epochs", Double.toString(settings.epochs), "--rate", Double.toString(settings.rate.at(generation))));
        settings.network.ifPresent(kind -> options.addAll(List.of("--network", kind)));
        return options;
    }

    private void requirePlaying(Path model) {
        String spec = evaluated(settings.player, model);
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        S state = game.initial(random);
        for (int ply = 0; ply < POSITIONS_TRIED; ply++) {
            if (state.isTerminal()) {
                state = game.initial(random);
            } else if (Chance.isToMove(state)) {
                state.play(state.randomMove(random));
            } else {
                Spec.parse(spec, game).mcts(game, Runnable::run).search(state, Budget.iterations(ITERATIONS_TRIED));
                state.play(state.randomMove(random));
            }
        }
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
        return evaluated(search, model) + ":shared=" + settings.batch;
    }

    private static String evaluated(String search, Path model) {
        return search + ",evaluator=network:file=" + Quotes.added(model.toString());
    }

    /** Describes a search with a model by the model's name and checksum, so that a folder can be moved but no model replaced. */
    private static String described(String search, Path model) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(Files.readAllBytes(model));
        return search + ", " + model.getFileName() + " " + Long.toHexString(sum.getValue());
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

    /** An entrant of a match: what records call it, and its SPEC. */
    private record Entry(String name, String spec) {}

    private final class Step {

        private final PlayingPlace place;
        private final Cancellation end;
        private final LearningListener listener;
        private final int symmetries;

        Step(PlayingPlace place, Cancellation end, LearningListener listener, int symmetries) {
            this.place = place;
            this.end = end;
            this.listener = listener;
            this.symmetries = symmetries;
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
            SampleFiles.Figures figures = SampleFiles.figures(folder, games(number));
            Generation generation = new Generation(
                    number,
                    settings.games,
                    figures.rows() / symmetries,
                    resignations(number, figures),
                    (System.nanoTime() - start) / NANOS,
                    known(losses.policy()),
                    known(losses.value()),
                    gate.orElse(null),
                    played);
            generation.write(folder);
            return Optional.of(generation);
        }

        private @Nullable Resignations resignations(int number, SampleFiles.Figures figures) {
            int playedOn = figures.right() + figures.wrong();
            return number > 0 && settings.selfPlay.resignBelow() > 0
                    ? new Resignations(figures.resigned(), playedOn, figures.wrong())
                    : null;
        }

        private void play(int number) throws IOException, InterruptedException {
            boolean isFirst = number == 0;
            String search = isFirst ? settings.firstSearch : with(settings.search, model(number - 1));
            SelfPlayTerms terms = new SelfPlayTerms(gameName, search, settings.selfPlayOf(number));
            int threads = settings.threadsOrDefault();
            int atATime = isFirst ? Math.min(threads, Runtime.getRuntime().availableProcessors()) : threads;
            try (SearchThreads searchThreads = new SearchThreads();
                    LearningListener.Progress progress = listener.begins(games(number), settings.games, 0)) {
                SelfPlay<S, M> here = terms.selfPlay(game, searchThreads, atATime, end);
                String played = isFirst ? search : described(settings.search, model(number - 1));
                String origin = new SelfPlayTerms(gameName, played, terms.options()).toString();
                SampleFiles files =
                        new SampleFiles(folder, games(number), here.encodings().get(0), origin, settings.seed + number);
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
            for (int each = number + 1 - settings.windowOf(number); each <= number; each++) {
                samples.addAll(SampleFiles.in(folder, games(each)));
            }
            Optional<Path> before = number == 0 ? Optional.empty() : Optional.of(candidate(number - 1));
            trainer.train(
                    options(number),
                    candidate(number),
                    before,
                    samples,
                    end::isCancelled,
                    true,
                    model -> keep(model, number));
        }

        /** Keeps a trained model that plays; another one is put aside. */
        private void keep(Path model, int number) throws IOException {
            try {
                requirePlaying(model);
            } catch (IllegalArgumentException | IllegalStateException fault) {
                Path aside = folder.resolve("rejected-" + number + ".onnx");
                Trainer.keep(model, aside);
                throw new IllegalArgumentException(
                        "the trained network cannot play, and was moved to '" + aside + "': " + fault.getMessage()
                                + "\nMend the trainer '" + trainer.name() + "' and give the same command again.",
                        fault);
            }
            Trainer.keep(model, candidate(number));
        }

        /** Tests the new network against the best so far, which it replaces unless it is weaker. */
        private Optional<Gate> gate(int number) throws IOException {
            if (number == 0 || settings.gateGames == 0) {
                take(candidate(number), number);
                return Optional.empty();
            }
            MatchResult result = match(
                    "gate-" + number,
                    player(candidate(number)),
                    player(model(number - 1)),
                    settings.gateGames,
                    Optional.of(GATE));
            if (end.isCancelled()) {
                return Optional.empty();
            }
            boolean isWeaker = result.verdict(GATE) == Verdict.REJECTED && result.mean() < EVEN;
            take(isWeaker ? model(number - 1) : candidate(number), number);
            return Optional.of(Gate.of(result, !isWeaker));
        }

        private List<Opponent> opponents(int number) throws IOException {
            Map<String, Entry> others = new LinkedHashMap<>();
            settings.opponents.forEach(spec -> others.put(spec, new Entry(spec, spec)));
            if (settings.earlier > 0 && number >= settings.earlier) {
                others.put("earlier=" + settings.earlier, player(model(number - settings.earlier)));
            }
            List<Opponent> played = new ArrayList<>();
            for (Map.Entry<String, Entry> other : others.entrySet()) {
                if (settings.opponentGames > 0) {
                    String name = "opponent-" + number + "-" + played.size();
                    MatchResult result = match(
                            name, player(model(number)), other.getValue(), settings.opponentGames, Optional.empty());
                    played.add(Opponent.of(other.getKey(), result));
                }
            }
            return played;
        }

        private Entry player(Path model) throws IOException {
            return new Entry(described(settings.player, model), with(settings.player, model));
        }

        /** Plays a match, recorded in a file to resume it. */
        private MatchResult match(String name, Entry a, Entry b, int games, Optional<Sprt> test) {
            int plies = settings.selfPlay.opening();
            int threads = settings.threadsOrDefault();
            Map<String, String> inCommon =
                    Map.of("game", gameName, "opening", Integer.toString(plies), "seed", Long.toString(settings.seed));
            Opening<S, M> opening = Entrants.opening(game, plies);
            try (RecordFile record = RecordFile.open(folder.resolve(name + ".jsonl"), inCommon);
                    Entrants<S, M> entrants = new Entrants<>(
                            game, gameName, Arena.ofThreads(threads).until(end));
                    LearningListener.Progress progress =
                            listener.begins(name, games, record.games().size())) {
                Match<S, M> match = Match.of(entrants.of(a.name, a.spec), entrants.of(b.name, b.spec), opening, games)
                        .withSeed(settings.seed);
                GameListener<MatchResult> told =
                        (game, sofar) -> progress.done(sofar.score().games(), Optional.of(sofar));
                return place.arena(threads, games, gameName, plies, entrant -> entrant.equals(a.name) ? a.spec : b.spec)
                        .until(end)
                        .recordingIn(record)
                        .play(test.map(match::until).orElse(match), told);
            }
        }
    }
}
