package io.mcts.cli.command.learning;

import io.mcts.arena.result.MatchResult;
import io.mcts.arena.spec.Entrants;
import io.mcts.cli.command.cluster.ClusterOptions;
import io.mcts.cli.command.cluster.ClusterPlace;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.json.Json;
import io.mcts.cli.plot.Picture;
import io.mcts.cli.report.GenerationReport;
import io.mcts.cli.report.LearningCurve;
import io.mcts.cli.report.LearningReport;
import io.mcts.cli.report.MatchText;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selfplay.Generation;
import io.mcts.selfplay.LearningListener;
import io.mcts.selfplay.LearningRun;
import io.mcts.selfplay.LearningSettings;
import io.mcts.selfplay.PlayingPlace;
import io.mcts.selfplay.Trainer;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "learn",
        description = {
            "Trains a network by self-play: games of self-play, training, a test against the best "
                    + "network so far, and the next generation.",
            "Everything is in DIR: the games, the networks (model-N.onnx is the best after generation N) what each "
                    + "generation came to, and report.html. However a run ends, the same command goes on from there."
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
public final class LearnCommand extends AbstractGameCommand {

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
    private @Nullable Integer drawnPlies;

    @Mixin
    private CourseOptions course = new CourseOptions();

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
            names = "--window-growth",
            paramLabel = "B",
            description = "Let the window grow with the run, slower than it; KataGo has 0.4; 0 by default.")
    private double windowGrowth;

    @Option(
            names = "--trainer",
            paramLabel = "java|python|COMMAND",
            description = "The program that trains; java by default. A COMMAND receives the same arguments.")
    private String trainer = Trainer.JAVA;

    @Option(
            names = "--network",
            paramLabel = "KIND",
            description =
                    "The kind of network; the trainer's choice by default: dense, lines (java), residual (python).")
    private @Nullable String network;

    @Option(names = "--epochs", paramLabel = "N", description = "How often each position is trained on; 2 by default.")
    private double epochs = 2;

    @Option(
            names = "--rate",
            paramLabel = "R[,G:R...]",
            description = "The greatest learning rate; 0.002 by default. 0.002,10:0.0005 changes it in generation 10.")
    private String rate = "0.002";

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
                    "An opponent of the best network of each generation, for the curve; uct,iterations=400 by default.")
    private List<String> opponents = new ArrayList<>();

    @Option(
            names = "--opponent-games",
            paramLabel = "N",
            description = "Games against each opponent; 100 by default, and 0 for none.")
    private int opponentGames = 100;

    @Option(
            names = "--earlier",
            paramLabel = "N",
            description = "Another opponent: the best network N generations before; 0, none, by default.")
    private int earlier;

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
        Ranges.refuseOutOfRange("--generations", generations, 1, 100_000);
        Ranges.refuseOutOfRange("--games", gameCount, 2, 1_000_000);
        Ranges.refuseOutOfRange("--opening", openingPlies, 0, 1_000);
        if (drawnPlies != null) {
            Ranges.refuseOutOfRange("--draw", drawnPlies, 0, 1_000);
        }
        Ranges.refuseOutOfRange("--batch", batch, 1, 1_000);
        Ranges.refuseOutOfRange("--window", window, 1, 100_000);
        Ranges.refuseOutOfRange("--gate", gateGames, 0, 1_000_000);
        Ranges.refuseOutOfRange("--opponent-games", opponentGames, 0, 1_000_000);
        Ranges.refuseOutOfRange("--earlier", earlier, 0, 100_000);
        if (threads != 0) {
            Ranges.refuseOutOfRange("--threads", threads, 1, 1_000);
        }
        if (plot != null) {
            Picture.check(plot);
        }
        learn(allGames().make(gameName()));
    }

    private LearningSettings settings() {
        LearningSettings settings = new LearningSettings()
                .generations(generations)
                .games(gameCount)
                .search(spec)
                .firstSearch(first)
                .player(player)
                .selfPlay(course.of(openingPlies, Optional.ofNullable(drawnPlies), 0))
                .batch(batch)
                .window(window)
                .windowGrowth(windowGrowth)
                .epochs(epochs)
                .rate(CourseOptions.schedule("--rate", rate))
                .gateGames(gateGames)
                .opponents(opponents.isEmpty() ? List.of(LearningSettings.OPPONENT) : opponents, opponentGames)
                .earlierOpponent(earlier)
                .seed(seed);
        if (network != null) {
            settings.network(network);
        }
        return threads == 0 ? settings : settings.threads(threads);
    }

    private <S extends GameState<S, M>, M extends Move> void learn(Game<S, M> game) {
        LearningSettings settings = settings();
        Entrants.requireTwoPlayers(game, gameName());
        try {
            Trainer program = Trainer.of(trainer, folder, classLoader(), classPath());
            LearningRun<S, M> run = new LearningRun<>(game, gameName(), folder, program, settings);
            try (Interruption interruption = new Interruption(terminal());
                    PlayingPlace place = ClusterPlace.of(cluster, terminal())) {
                Display display = new Display(place);
                List<Generation> done = run.run(place, interruption.cancellation(), display);
                if (isJson) {
                    print(Json.line(new Json()
                            .with("game", gameName())
                            .with("dir", folder.toString())
                            .with(
                                    "generations",
                                    done.stream().map(GenerationReport::json).toList())));
                }
                if (!display.isWorking && !isJson) {
                    print("all " + done.size() + " generations are in '" + folder
                            + "' already; for more use --generations");
                }
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

    private final class Display implements LearningListener {

        private final PlayingPlace place;
        private boolean isWorking;

        Display(PlayingPlace place) {
            this.place = place;
        }

        @Override
        public Progress begins(String name, int games, int before) {
            isWorking = true;
            ProgressBar bar = new ProgressBar(terminal(), games, before);
            return new Progress() {
                @Override
                public void done(int done, Optional<MatchResult> result) {
                    bar.show(
                            done,
                            () -> result.map(match -> name + " " + MatchText.known(Optional.empty(), match))
                                            .orElse(done + "/" + games)
                                    + place.workers());
                }

                @Override
                public void close() {
                    bar.close();
                }
            };
        }

        @Override
        public void generation(List<Generation> all, boolean isNew) {
            Generation last = all.get(all.size() - 1);
            if (isNew && !isJson) {
                print(GenerationReport.text(last));
            }
            if (isNew || last.generation() == generations - 1) {
                report(all);
            }
        }

        private void report(List<Generation> all) {
            Path page = folder.resolve(LearningRun.REPORT);
            try {
                String settings = Files.readString(folder.resolve(LearningRun.DESCRIPTION));
                Files.writeString(page, LearningReport.html(gameName(), all, settings));
            } catch (IOException failure) {
                throw ErrorMessages.ofFile("--dir: ", page, "cannot be written", failure);
            }
            if (plot != null) {
                LearningCurve.picture(gameName(), all).write(plot);
            }
        }
    }
}
