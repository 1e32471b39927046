package io.mcts.cli.command.bench;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.SearchThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Measures several games in turn, on one thread and on all cores: {@value #WARM_UP_ROUNDS} rounds of warm-up, then {@value #ROUNDS} that
 * count.
 */
final class Benchmark {

    private static final int WARM_UP_ROUNDS = 2;
    private static final int ROUNDS = 5;

    private Benchmark() {}

    /**
     * The speed of a search. The components and their order are a contract with external tools.
     *
     * @param threads each with a separate tree; rollouts always have one
     * @param rolloutsPerSecond from the initial state, without a search
     * @param iterationsPerSecond of the plain search from the initial state
     * @param bytesPerIteration the memory of the tree, divided by the iterations
     */
    record Speed(
            String game,
            int threads,
            long iterations,
            double rolloutsPerSecond,
            double iterationsPerSecond,
            double bytesPerIteration) {

        double ratio() {
            return iterationsPerSecond / rolloutsPerSecond;
        }
    }

    /**
     * Measures the games, by name, first on one thread.
     *
     * @param iterations the iterations of each search, 1 or more
     * @param before receives the number of measurements so far before each; false ends them
     * @return the games measured, all unless ended early
     */
    static List<Speed> run(Catalog<Game<?, ?>> games, List<String> names, long iterations, IntPredicate before) {
        int cores = Runtime.getRuntime().availableProcessors();
        try (SearchThreads threads = new SearchThreads()) {
            List<GameBenchmark<?, ?>> benchmarks = new ArrayList<>();
            for (String name : names) {
                Game<?, ?> game = games.make(name);
                IntStream.of(1, cores)
                        .distinct()
                        .forEach(count -> benchmarks.add(new GameBenchmark<>(name, game, count, threads)));
            }
            List<List<Speed>> speeds = new ArrayList<>();
            benchmarks.forEach(benchmark -> speeds.add(new ArrayList<>()));
            for (int done = 0; done < measurements(names.size()) && before.test(done); done++) {
                if (done == WARM_UP_ROUNDS * benchmarks.size()) {
                    speeds.forEach(List::clear);
                }
                int next = done % benchmarks.size();
                speeds.get(next).add(benchmarks.get(next).round(iterations));
            }
            return speeds.stream()
                    .filter(rounds -> !rounds.isEmpty())
                    .map(Benchmark::median)
                    .toList();
        }
    }

    static int measurements(int games) {
        int cores = Runtime.getRuntime().availableProcessors();
        return (WARM_UP_ROUNDS + ROUNDS) * games * (cores == 1 ? 1 : 2);
    }

    private static Speed median(List<Speed> rounds) {
        Speed any = rounds.get(0);
        double rollouts = median(rounds, Speed::rolloutsPerSecond);
        double iterations = median(rounds, Speed::iterationsPerSecond);
        double bytes = median(rounds, Speed::bytesPerIteration);
        return new Speed(any.game(), any.threads(), any.iterations(), rollouts, iterations, bytes);
    }

    private static double median(List<Speed> rounds, ToDoubleFunction<Speed> figure) {
        return rounds.stream().mapToDouble(figure).sorted().toArray()[rounds.size() / 2];
    }
}
