package io.mcts.examples.command;

import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.examples.network.SampleFiles;
import io.mcts.examples.network.SelfPlay;
import io.mcts.examples.network.SelfPlay.Sample;
import io.mcts.examples.search.SearchSpec;
import io.mcts.examples.search.SearchThreads;
import io.mcts.examples.search.SpecBudgets;
import io.mcts.examples.search.SpecSearches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.onnx.StateEncoding;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets a search play against itself, and writes what a network can learn. */
@Command(
        name = "selfplay",
        description = {
            "Lets a search play against itself, and writes what a network can learn from it.",
            "The files, games-1.npz and so on in DIR, are read by numpy.load: states, policies, results",
            "and searched (the values that the search found), one row a position."
        },
        customSynopsis = "mcts selfplay GAME --spec SPEC --games N --output DIR [--seed S] [--opening N] [--draw N]"
                + " [--threads K]",
        sortOptions = false)
final class SelfPlayCommand extends AbstractGameCommand {

    /** They are played together, and written in their order. */
    private static final int GAMES_OF_A_ROUND = 64;

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

    @Override
    public void run() {
        ContestOptions.refuseOutOfRange("--games", gameCount, 1, 10_000_000);
        ContestOptions.refuseOutOfRange("--opening", openingPlies, 0, 1_000);
        ContestOptions.refuseOutOfRange("--draw", drawnPlies, 0, 1_000);
        ContestOptions.refuseOutOfRange("--threads", threads, 1, 1_000);
        play(games().make(gameName()));
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        List<? extends StateEncoding<S, M>> encodings = game.encodings();
        if (encodings.isEmpty()) {
            throw new UsageException("'" + gameName() + "' is not a game that a network can be shown; allowed:"
                    + " connectfour and einstein, on boards that are not drawn");
        }
        SearchSpec settings = SearchSpec.parse(spec);
        try (SearchThreads searchThreads = new SearchThreads();
                Interruption interruption = new Interruption(terminal());
                SampleFiles files = new SampleFiles(output, encodings.get(0), line -> print(line + "\n"))) {
            SelfPlay<S, M> selfPlay = new SelfPlay<>(
                    SpecSearches.of(settings, game, searchThreads),
                    SpecBudgets.ofEach(settings, threads).or(interruption.cancellation()),
                    game::initial,
                    encodings,
                    openingPlies,
                    drawnPlies);
            play(selfPlay, files, interruption);
        } catch (IOException failure) {
            throw UsageException.ofFile("--output: ", output, "cannot be written", failure);
        }
    }

    /** Plays all games, or those that are done when an interrupt comes. */
    private void play(SelfPlay<?, ?> selfPlay, SampleFiles files, Interruption interruption) throws IOException {
        RandomGenerator seeds = Xoroshiro128PlusPlus.of(seed);
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            for (int begun = 0; begun < gameCount && !interruption.hasCome(); begun += GAMES_OF_A_ROUND) {
                List<Long> next = LongStream.generate(seeds::nextLong)
                        .limit(Math.min(GAMES_OF_A_ROUND, gameCount - begun))
                        .boxed()
                        .toList();
                List<List<Sample>> round = pool.submit(
                                () -> next.parallelStream().map(selfPlay::play).toList())
                        .join();
                if (!interruption.hasCome()) {
                    for (List<Sample> game : round) {
                        files.add(game);
                    }
                }
            }
        } finally {
            pool.shutdown();
        }
    }
}
