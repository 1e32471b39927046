package io.mcts.cli.command;

import io.mcts.arena.GameListener;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.records.RecordFile;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.spec.Entrants;
import io.mcts.arena.spec.SelfPlayTerms;
import io.mcts.arena.statistics.Sprt;
import io.mcts.arena.statistics.Sprt.Verdict;
import io.mcts.cli.json.Json;
import io.mcts.cli.learn.Generation;
import io.mcts.cli.learn.Generation.Gate;
import io.mcts.cli.learn.Generation.Opponent;
import io.mcts.cli.learn.LearningCurve;
import io.mcts.cli.plot.Picture;
import io.mcts.cli.report.MatchText;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.onnx.Trainer;
import io.mcts.onnx.Trainer.Losses;
import io.mcts.selfplay.SampleFiles;
import io.mcts.selfplay.SelfPlay;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Spec;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets a network learn a game from itself. */
@Command(
        name = "learn",
        description = {
            "Lets a network learn a game from itself: games of self-play, training, a test against the best "
                    + "network so far, and the next generation.",
            "Everything is in DIR: the games, the networks (model-N.onnx is the best after generation N) and what each "
                    + "generation came to. However a run ends, the same command goes on from there."
        },
        customSynopsis =
                "mcts learn GAME --dir DIR [--generations N] [--games N] [--spec SPEC] [--trainer java|python|COMMAND]"
                        + " [--opponent SPEC]... [--plot FILE.svg] [--json] [--cluster HOST:PORT]",
        sortOptions = false,
        footer = {
            "",
            "The trainer in Java is the jar mcts-training with its libraries, on --class-path. The one in Python is "
                    + "written to DIR/train.py, and needs torch, onnx, onnxscript and numpy.",
            "Workers of a cluster read the networks from DIR, which has to be a folder that they share."
        })
final class LearnCommand extends AbstractGameCommand {

    private static final double ERROR_RATE = 0.1;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            required = true,
            description = "The folder of all files, made if it is missing.")
    private Path folder = Path.of("");

    @Option(names = "--generations", paramLabel = "N", description = "Up to which generation; 10 in all by default.")
    private int generations = 10;

    @Option(names = "--games", paramLabel = "N", description = "Games of self-play in each; 400 by default.")
    private int gameCount = 400;

    @Option(
            names = "--spec",
            paramLabel = "SPEC",
            description = "The search of self-play, to which the network is added; ${DEFAULT-VALUE} by default.")
    private String spec =
            "gumbel,root-selection=gumbel:noise=1:rescale=1,selection=improved-policy:rescale=1,iterations=32";

    @Option(
            names = "--first",
            paramLabel = "SPEC",
            description = "The search of the first games, without a network; ${DEFAULT-VALUE} by default.")
    private String first = "uct,iterations=400";

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "The search of all matches, to which the network is added; ${DEFAULT-VALUE} by default.")
    private String player = "puct,iterations=32";

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Begin games with up to N random moves, and pairs of a match with N; 4 by default.")
    private int openingPlies = 4;

    @Option(
            names = "--draw",
            paramLabel = "N",
            description = "Then draw N moves of self-play by their visits; 0 by default, and 8 in the first games.")
    private int drawnPlies;

    @Option(
            names = "--batch",
            paramLabel = "N",
            description = "How many games share a batch of the network; 16 by default.")
    private int batch = 16;

    @Option(
            names = "--window",
            paramLabel = "N",
            description = "Train on the games of the last N generations; 6 by default.")
    private int window = 6;

    @Option(
            names = "--trainer",
            paramLabel = "java|python|COMMAND",
            description = "The program that trains; java by default. A COMMAND is given the same words.")
    private String trainer = Trainer.JAVA;

    @Option(
            names = "--network",
            paramLabel = "KIND",
            description =
                    "The kind of network; the trainer's choice by default: dense, lines (java), residual (python).")
    private @Nullable String network;

    @Option(names = "--epochs", paramLabel = "N", description = "How often each position is trained on; 2 by default.")
    private double epochs = 2;

    @Option(names = "--rate", paramLabel = "R", description = "The greatest learning rate; 0.002 by default.")
    private double rate = 0.002;

    @Option(
            names = "--gate",
            paramLabel = "N",
            description = "The most games of a new network against the best, which it replaces unless it is weaker: a"
                    + " sequential test of 0 against 60 Elo; 200 by default, and 0 takes every network.")
    private int gateGames = 200;

    @Option(
            names = "--opponent",
            paramLabel = "SPEC",
            description =
                    "Whom the best network of each generation plays, for the curve; uct,iterations=400 by default.")
    private List<String> opponents = new ArrayList<>();

    @Option(
            names = "--opponent-games",
            paramLabel = "N",
            description = "Games against each opponent; 100 by default, and 0 for none.")
    private int opponentGames = 100;

    @Option(names = "--seed", paramLabel = "S", description = "The seed of everything random; 1 by default.")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; twice as many as share a batch by default.")
    private int threads;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Draw the curve after each generation.")
    private @Nullable Path plot;

    @Option(names = "--json", description = "Print JSON, in one line, in the end.")
    private boolean isJson;

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Override
    public void run() {
        ContestOptions.refuseOutOfRange("--generations", generations, 1, 100_000);
        ContestOptions.refuseOutOfRange("--games", gameCount, 2, 1_000_000);
        ContestOptions.refuseOutOfRange("--opening", openingPlies, 0, 1_000);
        ContestOptions.refuseOutOfRange("--draw", drawnPlies, 0, 1_000);
        ContestOptions.refuseOutOfRange("--batch", batch, 1, 1_000);
        ContestOptions.refuseOutOfRange("--window", window, 1, 100_000);
        ContestOptions.refuseOutOfRange("--gate", gateGames, 0, 1_000_000);
        ContestOptions.refuseOutOfRange("--opponent-games", opponentGames, 0, 1_000_000);
        threads = threads == 0 ? 2 * batch : threads;
        ContestOptions.refuseOutOfRange("--threads", threads, 1, 1_000);
        List.of(spec, first, player).forEach(Spec::parse);
        if (opponents.isEmpty()) {
            opponents.add("uct,iterations=400");
        }
        if (folder.toString().matches(".*[,:].*")) {
            throw new IllegalArgumentException(
                    "--dir '" + folder + "': a SPEC names the networks in it; allowed: a folder without"
                            + " commas and colons in its path");
        }
        if (plot != null) {
            Picture.check(plot);
        }
        learn(allGames().make(gameName()));
    }

    private <S extends GameState<S, M>, M extends Move> void learn(Game<S, M> game) {
        Entrants.requireTwoPlayers(game, gameName());
        try {
            Files.createDirectories(folder);
            FileChannel lock = lock();
            try (lock;
                    Interruption interruption = new Interruption(terminal());
                    PlayingPlace place = PlayingPlace.of(cluster, terminal())) {
                Trainer.clean(folder);
                Trainer program = Trainer.of(trainer, folder, classLoader(), classPath());
                Learning<S, M> learning = new Learning<>(game, program, interruption, place);
                learning.run();
                if (interruption.isInterrupted()) {
                    warn("interrupted; the same command goes on from here");
                }
            }
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--dir: ", folder, "cannot be read and written", failure);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IllegalArgumentException("interrupted");
        }
    }

    /** Refuses a folder in which another run learns. */
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
                "--dir: in '" + folder + "' another run learns; allowed: another folder, or its end");
    }

    private final class Learning<S extends GameState<S, M>, M extends Move> {

        private final Game<S, M> game;
        private final Trainer program;
        private final Interruption interruption;
        private final PlayingPlace place;
        private final List<Generation> done = new ArrayList<>();

        Learning(Game<S, M> game, Trainer program, Interruption interruption, PlayingPlace place) {
            this.game = game;
            this.program = program;
            this.interruption = interruption;
            this.place = place;
        }

        void run() throws IOException, InterruptedException {
            for (int number = 0; number < generations && !interruption.isInterrupted(); number++) {
                Optional<Generation> before = Generation.read(folder, number);
                Optional<Generation> generation = before.isPresent() ? before : generation(number);
                generation.ifPresent(done::add);
                if (before.isEmpty()) {
                    generation.ifPresent(this::tell);
                }
                if (plot != null && (before.isEmpty() || number == generations - 1)) {
                    LearningCurve.picture(gameName(), done).write(plot);
                }
            }
            if (isJson) {
                print(Json.line(new Json()
                        .with("game", gameName())
                        .with("dir", folder.toString())
                        .with("generations", done.stream().map(Generation::json).toList())));
            }
        }

        private void tell(Generation generation) {
            if (!isJson) {
                print(generation.text());
            }
        }

        /** With which the files of a generation's games begin. */
        private static String games(int generation) {
            return "games-" + generation;
        }

        /** The network that plays after a generation. */
        private Path model(int generation) {
            return folder.resolve("model-" + generation + ".onnx");
        }

        /** The network that was trained in a generation, and may have turned out weaker. */
        private Path candidate(int generation) {
            return folder.resolve("candidate-" + generation + ".onnx");
        }

        private String with(String search, Path model) {
            return search + ",evaluator=network:file=" + model + ":shared=" + batch;
        }

        /** Does what is left of a generation; nothing if it is interrupted. */
        private Optional<Generation> generation(int number) throws IOException, InterruptedException {
            long start = System.nanoTime();
            if (!Files.exists(candidate(number))) {
                play(number);
                if (interruption.isInterrupted()) {
                    return Optional.empty();
                }
                train(number);
            }
            if (interruption.isInterrupted()) {
                return Optional.empty();
            }
            Losses losses = Trainer.losses(candidate(number));
            Optional<Gate> gate = gate(number);
            List<Opponent> played = interruption.isInterrupted() ? List.of() : opponents(number);
            if (interruption.isInterrupted()) {
                return Optional.empty();
            }
            long seconds = (System.nanoTime() - start) / 1_000_000_000;
            Double policyLoss = known(losses.policy());
            Double valueLoss = known(losses.value());
            Generation generation =
                    new Generation(number, gameCount, seconds, policyLoss, valueLoss, gate.orElse(null), played);
            generation.write(folder);
            return Optional.of(generation);
        }

        private List<Opponent> opponents(int number) {
            List<Opponent> played = new ArrayList<>();
            for (String opponent : opponentGames == 0 ? List.<String>of() : opponents) {
                String name = "opponent-" + number + "-" + played.size();
                String best = with(player, model(number));
                played.add(Opponent.of(opponent, match(name, best, opponent, opponentGames, Optional.empty())));
            }
            return played;
        }

        private static @Nullable Double known(double loss) {
            return Double.isNaN(loss) ? null : loss;
        }

        private void play(int number) throws IOException, InterruptedException {
            boolean isFirst = number == 0;
            String search = isFirst ? first : with(spec, model(number - 1));
            SelfPlayTerms terms = new SelfPlayTerms(gameName(), search, openingPlies, isFirst ? 8 : drawnPlies);
            int atATime = isFirst ? Math.min(threads, Runtime.getRuntime().availableProcessors()) : threads;
            try (SearchThreads searchThreads = new SearchThreads()) {
                SelfPlay<S, M> here = terms.selfPlay(game, searchThreads, atATime, interruption.cancellation());
                SampleFiles files = new SampleFiles(
                        folder, games(number), here.encodings().get(0), terms.toString(), seed + number);
                new SelfPlayRun(here, terms, files, gameCount)
                        .play(place, atATime, interruption, terminal(), (file, content) -> {});
            }
        }

        private void train(int number) throws IOException, InterruptedException {
            List<Path> samples = new ArrayList<>();
            for (int each = Math.max(0, number - window + 1); each <= number; each++) {
                samples.addAll(SampleFiles.in(folder, games(each)));
            }
            List<String> options =
                    new ArrayList<>(List.of("--epochs", Double.toString(epochs), "--rate", Double.toString(rate)));
            if (network != null) {
                options.addAll(List.of("--network", network));
            }
            Optional<Path> before = number == 0 ? Optional.empty() : Optional.of(candidate(number - 1));
            program.train(options, candidate(number), before, samples, interruption::isInterrupted);
        }

        /** The new network against the best so far, until one is likely to be better; the new one stays unless it is weaker. */
        private Optional<Gate> gate(int number) throws IOException {
            if (number == 0 || gateGames == 0) {
                take(candidate(number), number);
                return Optional.empty();
            }
            Sprt test = new Sprt(0, 60, ERROR_RATE, ERROR_RATE);
            String trained = with(player, candidate(number));
            String best = with(player, model(number - 1));
            MatchResult result = match("gate-" + number, trained, best, gateGames, Optional.of(test));
            if (interruption.isInterrupted()) {
                return Optional.empty();
            }
            boolean isWeaker = result.verdict(test) == Verdict.REJECTED && result.mean() < 0.5;
            take(isWeaker ? model(number - 1) : candidate(number), number);
            return Optional.of(Gate.of(result, !isWeaker));
        }

        /** Makes a network the best one after a generation, whole or not at all. */
        private void take(Path best, int number) throws IOException {
            Path part = folder.resolve("model.part");
            Files.copy(best, part, StandardCopyOption.REPLACE_EXISTING);
            Files.move(part, model(number), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }

        /** A match, whose games are kept in a file, so that it goes on where it was broken off. */
        private MatchResult match(String name, String a, String b, int games, Optional<Sprt> test) {
            Map<String, String> settings = ContestOptions.settings(gameName(), openingPlies, seed);
            Opening<S, M> opening = ContestOptions.opening(game, openingPlies);
            try (RecordFile record = ErrorMessages.within(
                            "--dir: ", () -> RecordFile.open(folder.resolve(name + ".jsonl"), settings));
                    Entrants<S, M> entrants = new Entrants<>(game, gameName(), threads, interruption.cancellation());
                    ProgressBar bar =
                            new ProgressBar(terminal(), games, record.games().size())) {
                Match<S, M> match =
                        Match.of(entrants.of(a), entrants.of(b), opening, games).withSeed(seed);
                GameListener<MatchResult> listener = (game, sofar) -> bar.show(
                        sofar.score().games(),
                        () -> name + " " + MatchText.known(Optional.empty(), sofar) + place.known());
                return place.arena(threads, games, gameName(), openingPlies, entrant -> entrant)
                        .until(interruption.cancellation())
                        .recordingIn(record)
                        .play(test.map(match::until).orElse(match), listener);
            }
        }
    }
}
