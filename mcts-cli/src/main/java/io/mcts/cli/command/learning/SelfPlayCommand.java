package io.mcts.cli.command.learning;

import io.mcts.cli.command.cluster.ClusterOptions;
import io.mcts.cli.command.cluster.ClusterPlace;
import io.mcts.cli.command.shared.AbstractGameCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.ProgressBar;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selfplay.PlayingPlace;
import io.mcts.selfplay.SampleFiles;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlayRun;
import io.mcts.selfplay.SelfPlayTerms;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "selfplay",
        description = {
            "Lets a search play against itself, and writes what a network can learn from it.",
            "The files, games-1.npz and so on in DIR, 100 games in each, are read by numpy.load: states, policies, "
                    + "results and searched (the values that the search found), one row a position.",
            "A file appears when it is whole. The same command, also with more games, goes on where it ended."
        },
        customSynopsis = "mcts selfplay GAME --spec SPEC --games N --output DIR [--seed S] [--opening N] [--draw N|"
                + "--temperature T] [--quick N] [--resign V] [--threads K] [--cluster HOST:PORT]",
        sortOptions = false)
public final class SelfPlayCommand extends AbstractGameCommand {

    private static final int DRAWN = 10;

    @Option(names = "--spec", paramLabel = "SPEC", required = true, description = "The search that plays.")
    private String spec = "";

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games, from 1 to 10000000.")
    private int gameCount;

    @Option(
            names = "--output",
            paramLabel = "DIR",
            required = true,
            description = "The folder for the files, made if it is missing.")
    private Path output = Path.of("");

    @Option(names = "--seed", paramLabel = "S", description = "The seed of everything random; 1 by default.")
    private long seed = 1;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Begin each game with up to N random moves; 8 by default.")
    private int openingPlies = 8;

    @Option(
            names = "--draw",
            paramLabel = "N",
            description = "Then draw N moves by their visits, before the best are played; 10 by default.")
    private @Nullable Integer drawnPlies;

    @Mixin
    private CourseOptions course = new CourseOptions();

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; as many as there are cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Override
    public void run() {
        Ranges.refuseOutOfRange("--games", gameCount, 1, 10_000_000);
        Ranges.refuseOutOfRange("--opening", openingPlies, 0, 1_000);
        if (drawnPlies != null) {
            Ranges.refuseOutOfRange("--draw", drawnPlies, 0, 1_000);
        }
        Ranges.refuseOutOfRange("--threads", threads, 1, 1_000);
        play(allGames().make(gameName()));
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        SelfPlayTerms terms =
                new SelfPlayTerms(gameName(), spec, course.of(openingPlies, Optional.ofNullable(drawnPlies), DRAWN));
        try (SearchThreads searchThreads = new SearchThreads();
                Interruption interruption = new Interruption(terminal())) {
            SelfPlay<S, M> here = terms.selfPlay(game, searchThreads, threads, interruption.cancellation());
            SampleFiles files =
                    new SampleFiles(output, "games", here.encodings().get(0), terms.toString(), seed);
            try (PlayingPlace place = ClusterPlace.of(cluster, terminal())) {
                SelfPlayRun run = new SelfPlayRun(here, terms, files, gameCount);
                try (ProgressBar bar = new ProgressBar(terminal(), gameCount, 0)) {
                    run.play(place, threads, watch(bar, place, interruption));
                }
            }
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--output: ", output, "cannot be written", failure);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IllegalArgumentException("interrupted");
        }
    }

    private SampleFiles.Watch watch(ProgressBar bar, PlayingPlace place, Interruption interruption) {
        return new SampleFiles.Watch() {
            @Override
            public void done(int done) {
                bar.show(done, () -> done + "/" + gameCount + place.workers());
            }

            @Override
            public void written(Path file, String content) {
                print(file + ": " + content + "\n");
            }

            @Override
            public boolean isStopped() {
                return interruption.isInterrupted();
            }
        };
    }
}
