package io.mcts.examples.bench;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Measures several games in turn: {@value #WARM_UP_ROUNDS} rounds to warm up, then {@value #ROUNDS} that count. */
public final class Benchmark {

    private static final int WARM_UP_ROUNDS = 2;
    private static final int ROUNDS = 5;

    private final List<GameBenchmark<?, ?>> benchmarks;
    private final long iterations;

    private Benchmark(List<GameBenchmark<?, ?>> benchmarks, long iterations) {
        this.benchmarks = benchmarks;
        this.iterations = iterations;
    }

    /**
     * A measurement that has not begun.
     *
     * @param games where the games are
     * @param names the games to measure, with their options
     * @param iterations the iterations of each search, 1 or more
     * @return the measurement
     * @throws io.mcts.examples.catalog.UsageException if there is no such game
     */
    public static Benchmark of(Catalog<Game<?, ?>> games, List<String> names, long iterations) {
        List<GameBenchmark<?, ?>> benchmarks = new ArrayList<>();
        for (String name : names) {
            benchmarks.add(GameBenchmark.of(name, games.make(name)));
        }
        return new Benchmark(benchmarks, iterations);
    }

    /**
     * Measures.
     *
     * @return the speed of each game, in the order of the names
     */
    public List<Speed> run() {
        List<List<Round>> rounds = new ArrayList<>();
        benchmarks.forEach(benchmark -> rounds.add(new ArrayList<>()));
        for (int number = 0; number < WARM_UP_ROUNDS + ROUNDS; number++) {
            for (int game = 0; game < benchmarks.size(); game++) {
                Round round = benchmarks.get(game).round(iterations);
                if (number >= WARM_UP_ROUNDS) {
                    rounds.get(game).add(round);
                }
            }
        }
        List<Speed> speeds = new ArrayList<>();
        for (int game = 0; game < benchmarks.size(); game++) {
            speeds.add(speed(benchmarks.get(game).name(), rounds.get(game)));
        }
        return speeds;
    }

    private Speed speed(String game, List<Round> rounds) {
        return new Speed(
                game,
                1,
                iterations,
                median(rounds, Round::rolloutsPerSecond),
                median(rounds, Round::iterationsPerSecond),
                median(rounds, Round::bytesPerIteration));
    }

    private static double median(List<Round> rounds, ToDoubleFunction<Round> figure) {
        double[] figures = rounds.stream().mapToDouble(figure).toArray();
        Arrays.sort(figures);
        return figures[figures.length / 2];
    }
}
