package io.mcts.cli.command;

import io.mcts.cli.cluster.SelfPlayJobs.Terms;
import io.mcts.cli.network.SampleFiles;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets a search play against itself, and writes what a network can learn. */
@Command(
        name = "selfplay",
        description = {
            "Lets a search play against itself, and writes what a network can learn from it.",
            "The files, games-1.npz and so on in DIR, are read by numpy.load: states, policies, results and "
                    + "searched (the values that the search found), one row a position."
        },
        customSynopsis = "mcts selfplay GAME --spec SPEC --games N --output DIR [--seed S] [--opening N] [--draw N]"
                + " [--threads K] [--cluster HOST:PORT]",
        sortOptions = false)
final class SelfPlayCommand extends AbstractGameCommand {

    /** How many games may be done before one whose turn it is to be written. */
    private static final int WAITING_GAMES = 64;

    /** How often it looks whether an interrupt has come. */
    private static final int LOOK_MILLIS = 50;

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

    @Option(names = "--seed", paramLabel = "S", description = "The seed of everything random. 1 unless given.")
    private long seed = 1;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Begin each game with up to N random moves; 8 unless given.")
    private int openingPlies = 8;

    @Option(
            names = "--draw",
            paramLabel = "N",
            description = "Then draw N moves by their visits, before the best are played; 10 unless given.")
    private int drawnPlies = 10;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Play K games at a time; as many as there are cores unless given.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Override
    public void run() {
        ContestOptions.refuseOutOfRange("--games", gameCount, 1, 10_000_000);
        ContestOptions.refuseOutOfRange("--opening", openingPlies, 0, 1_000);
        ContestOptions.refuseOutOfRange("--draw", drawnPlies, 0, 1_000);
        ContestOptions.refuseOutOfRange("--threads", threads, 1, 1_000);
        new Playing().play(allGames().make(gameName()));
    }

    /** Plays and writes the games. A class of its own, since the command is listed where the classes of networks are missing. */
    private final class Playing {

        <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
            Terms terms = new Terms(gameName(), spec, openingPlies, drawnPlies);
            try (SearchThreads searchThreads = new SearchThreads();
                    Interruption interruption = new Interruption(terminal())) {
                SelfPlay<S, M> here = terms.selfPlay(game, searchThreads, threads, interruption.cancellation());
                try (SampleFiles files =
                                new SampleFiles(output, here.encodings().get(0), line -> print(line + "\n"));
                        PlayingPlace place = PlayingPlace.of(cluster, terminal())) {
                    play(seed -> () -> place.play(here, terms, seed), files, place, interruption);
                }
            } catch (IOException failure) {
                throw UsageException.ofFile("--output: ", output, "cannot be written", failure);
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
                throw new UsageException("interrupted");
            }
        }

        /**
         * Plays all games, or as many as are done when an interrupt comes, and writes them in their order. Games that are done early wait for
         * the others, so that no thread does.
         */
        private void play(
                LongFunction<Callable<List<Sample>>> play,
                SampleFiles files,
                PlayingPlace place,
                Interruption interruption)
                throws IOException, InterruptedException {
            RandomGenerator seeds = Xoroshiro128PlusPlus.of(seed);
            int atATime = place.gamesAtATime(threads, gameCount);
            ExecutorService pool = Executors.newFixedThreadPool(atATime);
            Deque<Future<List<Sample>>> begun = new ArrayDeque<>();
            try (ProgressBar bar = new ProgressBar(terminal(), gameCount, 0)) {
                for (int done = 0; done < gameCount; done++) {
                    while (done + begun.size() < gameCount && begun.size() < WAITING_GAMES + atATime) {
                        begun.add(pool.submit(play.apply(seeds.nextLong())));
                    }
                    int shown = done;
                    bar.show(done, () -> shown + "/" + gameCount + place.known());
                    Optional<List<Sample>> game = awaited(begun.remove(), interruption);
                    if (game.isEmpty()) {
                        return;
                    }
                    files.add(game.get());
                }
            } finally {
                pool.shutdownNow();
            }
        }

        /** A game; none if an interrupt comes before it is done. */
        private static Optional<List<Sample>> awaited(Future<List<Sample>> game, Interruption interruption)
                throws InterruptedException {
            while (!interruption.isInterrupted()) {
                try {
                    return Optional.of(game.get(LOOK_MILLIS, TimeUnit.MILLISECONDS))
                            .filter(whole -> !interruption.isInterrupted());
                } catch (TimeoutException notYet) {
                    // to see whether an interrupt has come
                } catch (ExecutionException failure) {
                    throw failure.getCause() instanceof RuntimeException cause
                            ? cause
                            : new IllegalStateException("a game cannot be played", failure.getCause());
                }
            }
            return Optional.empty();
        }
    }
}
