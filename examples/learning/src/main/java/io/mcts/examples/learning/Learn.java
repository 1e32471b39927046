package io.mcts.examples.learning;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.statistics.Sprt;
import io.mcts.arena.statistics.Sprt.Verdict;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.evaluation.SharedBatches;
import io.mcts.onnx.ValueDecoder;
import io.mcts.selfplay.SelfPlay;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Learns a game: a network plays against itself, is trained on the games, and replaces the best one so far unless it is weaker. Begun again
 * in the same folder, it goes on where it was interrupted.
 *
 * <p>The games of generation 0 are those of plain UCT. Every generation trains on the games of the last {@value #WINDOW}, and begins with
 * the weights of the one before. The game is any of the command line's, those of your own on the class path included.
 */
public final class Learn<S extends GameState<S, M>, M extends Move> {

    private static final int GAMES = 400;
    private static final int GAMES_AT_A_TIME = 32;
    private static final int BATCH = 16;
    private static final int ITERATIONS = 32;
    private static final int UCT_ITERATIONS = 400;
    private static final int WINDOW = 6;
    private static final int OPENING_PLIES = 4;

    private final EncodedGame<S, M> game;
    private final Path folder;
    private final List<String> trainer;
    private final long start = System.nanoTime();

    private Learn(EncodedGame<S, M> game, Path folder, List<String> trainer) {
        this.game = game;
        this.folder = folder;
        this.trainer = trainer;
    }

    /**
     * Learns.
     *
     * @param args the game, a folder, the number of generations, and the words of a command that trains; OUTPUT, INPUT and the files of
     *     the games are added to it
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length < 4) {
            System.err.println("usage: Learn GAME DIR GENERATIONS TRAINER...");
            System.exit(2);
        }
        if (!(Games.catalog().make(args[0]) instanceof EncodedGame<?, ?> game)) {
            throw new IllegalArgumentException(args[0] + " is no EncodedGame: it does not say how a network sees it");
        }
        new Learn<>(game, Path.of(args[1]), List.of(args).subList(3, args.length)).run(Integer.parseInt(args[2]));
    }

    private void run(int generations) throws IOException, InterruptedException {
        for (int generation = 0; generation < generations; generation++) {
            if (Files.exists(model(generation))) {
                continue;
            }
            play(generation);
            report(generation, GAMES + " games");
            train(generation);
            report(generation, "trained");
            if (generation > 0) {
                gate(generation);
            } else {
                Files.copy(candidate(generation), model(generation));
            }
        }
        try (OnnxEvaluator<S, M> best = network(model(generations - 1))) {
            Mcts<S, M> uct = Mcts.<S, M>uct().build();
            Budget equal = Budget.millis(50);
            Match<S, M> match = match(
                    Entrant.ofSearch("network", Mcts.<S, M>puct(best).build(), equal),
                    Entrant.ofSearch("uct", uct, equal),
                    200);
            report(
                    generations - 1,
                    "at 50 ms a move against plain UCT: "
                            + Arena.ofAllCores().play(match).score());
        }
    }

    private void report(int generation, String text) {
        System.out.printf(
                Locale.ROOT,
                "%4d s  generation %d: %s%n",
                Duration.ofNanos(System.nanoTime() - start).toSeconds(),
                generation,
                text);
    }

    /** The network that plays after a generation. */
    private Path model(int generation) {
        return folder.resolve("model-" + generation + ".onnx");
    }

    /** The network that was trained in a generation, and may have turned out weaker. */
    private Path candidate(int generation) {
        return folder.resolve("candidate-" + generation + ".onnx");
    }

    private OnnxEvaluator<S, M> network(Path file) throws IOException {
        return OnnxEvaluator.of(file, game.encodings().get(0))
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne())
                .build();
    }

    private String games(int generation) {
        return "games-" + generation;
    }

    private void play(int generation) throws IOException, InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(
                generation == 0 ? Runtime.getRuntime().availableProcessors() : GAMES_AT_A_TIME);
        try {
            if (generation == 0) {
                Mcts<S, M> uct = Mcts.<S, M>builder().build();
                new SelfPlay<>(
                                uct,
                                Budget.iterations(UCT_ITERATIONS),
                                game::initial,
                                game.encodings(),
                                OPENING_PLIES,
                                8)
                        .write(folder, games(0), GAMES, 0, executor);
            } else {
                try (OnnxEvaluator<S, M> best = network(model(generation - 1))) {
                    SelfPlay.gumbel(new SharedBatches<>(best, BATCH), ITERATIONS, game::initial, game.encodings())
                            .write(folder, games(generation), GAMES, generation, executor);
                }
            }
        } finally {
            executor.shutdownNow();
        }
    }

    private void train(int generation) throws IOException, InterruptedException {
        Path output = candidate(generation);
        List<String> command = new ArrayList<>(trainer);
        command.add(output.toString());
        command.add(generation == 0 ? "new" : candidate(generation - 1).toString());
        for (int each = Math.max(0, generation - WINDOW + 1); each <= generation; each++) {
            for (int file = 1; Files.exists(folder.resolve(games(each) + "-" + file + ".npz")); file++) {
                command.add(folder.resolve(games(each) + "-" + file + ".npz").toString());
            }
        }
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (status != 0) {
            throw new IllegalStateException(trainer + " ended with status " + status);
        }
    }

    /** The new network against the best so far, until one is likely to be better; the new one stays unless it is weaker. */
    private void gate(int generation) throws IOException, InterruptedException {
        try (OnnxEvaluator<S, M> young = network(candidate(generation));
                OnnxEvaluator<S, M> best = network(model(generation - 1))) {
            Match<S, M> match = match(player("new", young), player("best", best), 200)
                    .withSeed(generation)
                    .until(new Sprt(0, 60, 0.1, 0.1));
            MatchResult result = Arena.ofThreads(GAMES_AT_A_TIME).play(match);
            boolean isWeaker = match.test().orElseThrow().verdict(result.pairs()) == Verdict.REJECTED
                    && result.score().mean() < 0.5;
            report(generation, result.score() + (isWeaker ? ", weaker" : ", taken"));
            Files.copy(
                    isWeaker ? model(generation - 1) : candidate(generation),
                    model(generation),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private Entrant<S, M> player(String name, OnnxEvaluator<S, M> network) {
        Mcts<S, M> mcts =
                Mcts.<S, M>puct(new SharedBatches<>(network, BATCH / 2)).build();
        return Entrant.ofSearch(name, mcts, Budget.iterations(ITERATIONS));
    }

    private Opening<S, M> opening() {
        Opening<S, M> start = game::initial;
        return start.withRandomPlies(OPENING_PLIES);
    }

    private Match<S, M> match(Entrant<S, M> a, Entrant<S, M> b, int games) {
        return Match.of(a, b, opening(), games);
    }
}
