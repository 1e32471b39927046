package io.mcts.examples.bench;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Measures several games in turn, each on one thread and on as many as there are cores: {@value #WARM_UP_ROUNDS} rounds to warm up, then {@value #ROUNDS} that
 * count.
 */
public final class Benchmark implements AutoCloseable {

    private static final int WARM_UP_ROUNDS = 2;
    private static final int ROUNDS = 5;

    private final List<GameBenchmark<?, ?>> benchmarks = new ArrayList<>();
    private final long iterations;
    private final BenchThreads threads;

    private Benchmark(long iterations, int cores) {
        this.iterations = iterations;
        this.threads = new BenchThreads(cores - 1);
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
        int cores = Runtime.getRuntime().availableProcessors();
        Benchmark benchmark = new Benchmark(iterations, cores);
        for (String name : names) {
            Game<?, ?> game = games.make(name);
            benchmark.benchmarks.add(GameBenchmark.of(name, game, 1, benchmark.threads));
            if (cores > 1) {
                benchmark.benchmarks.add(GameBenchmark.of(name, game, cores, benchmark.threads));
            }
        }
        return benchmark;
    }

    /**
     * Measures.
     *
     * @return the speed of each game, in the order of the names, first on one thread
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
            speeds.add(speed(benchmarks.get(game), rounds.get(game)));
        }
        return speeds;
    }

    /** Ends the threads. */
    @Override
    public void close() {
        threads.close();
    }

    private Speed speed(GameBenchmark<?, ?> benchmark, List<Round> rounds) {
        return new Speed(
                benchmark.name(),
                benchmark.threads(),
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
