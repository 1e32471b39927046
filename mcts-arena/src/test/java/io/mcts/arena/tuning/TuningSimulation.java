package io.mcts.arena.tuning;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Prints how much winning probability tunings lose against the best point of the grid, on games won with a known probability: the table
 * of docs/decisions/0014-tuning.md. Arguments: trials, games a trial, tunings of each landscape.
 */
final class TuningSimulation {

    private static final int RANDOM_POINTS = 32;

    private final int trials;
    private final int games;
    private final int tunings;

    private TuningSimulation(int trials, int games, int tunings) {
        this.trials = trials;
        this.games = games;
        this.tunings = tunings;
    }

    /** A grid of points and the probability to win with each. */
    private record Simulated(String name, List<TunedParameter> parameters, ToDoubleFunction<Point> probability) {

        static Simulated of(String name, int values, double[] optimum, double[]... curvature) {
            Landscape landscape = new Landscape(0, values, optimum, curvature);
            return new Simulated(name, landscape.parameters(), landscape::probability);
        }

        /** The logistic function of a normal variate for each point: nothing can be learnt from neighbours. */
        static Simulated withoutOrder(String name, int values) {
            List<TunedParameter> parameters =
                    List.of(TunedParameter.range("x0", 0, 1, values), TunedParameter.range("x1", 0, 1, values));
            return new Simulated(name, parameters, point -> {
                long seed = 31L * Double.hashCode(point.value("x0")) + Double.hashCode(point.value("x1"));
                return 1
                        / (1
                                + StrictMath.exp(0.3
                                        - 0.5 * Xoroshiro128PlusPlus.of(seed).nextGaussian()));
            });
        }

        /** Every point of the grid, in random order. */
        List<Point> shuffled(long seed) {
            int size = parameters.stream()
                    .mapToInt(parameter -> parameter.values().size())
                    .reduce(1, Math::multiplyExact);
            return new SuccessiveHalving(parameters, 4 * size, seed)
                    .run((point, first, count) -> OptionalDouble.of(0), step -> {}).stream()
                            .map(TriedPoint::point)
                            .toList();
        }
    }

    private static List<Simulated> landscapes() {
        return List.of(
                Simulated.of("1 of 15", 15, new double[] {0.3}, new double[] {5}),
                Simulated.of("1 of 41, steep", 41, new double[] {0.7}, new double[] {30}),
                Simulated.of("1 of 15, flat", 15, new double[] {0.5}, new double[] {1}),
                Simulated.of("2 of 11", 11, new double[] {0.7, 0.3}, new double[] {6, 0}, new double[] {0, 4}),
                Simulated.of(
                        "2 of 11, correlated", 11, new double[] {0.6, 0.4}, new double[] {6, 4.5}, new double[] {4.5, 6
                        }),
                Simulated.of(
                        "3 of 9",
                        9,
                        new double[] {0.7, 0.3, 0.6},
                        new double[] {6, 0, 0},
                        new double[] {0, 4, 0},
                        new double[] {0, 0, 3}),
                Simulated.withoutOrder("2 of 8, without order", 8));
    }

    private double mean(Simulated landscape, Point point, int count, RandomGenerator random) {
        double probability = landscape.probability().applyAsDouble(point);
        int all = count * games;
        return IntStream.range(0, all)
                        .filter(game -> random.nextDouble() < probability)
                        .count()
                / (double) all;
    }

    private Point halving(Simulated landscape, long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.stream(seed, 1);
        return new SuccessiveHalving(landscape.parameters(), trials, seed)
                .run((point, first, count) -> OptionalDouble.of(mean(landscape, point, count, random)), step -> {})
                .get(0)
                .point();
    }

    /** The trials shared equally among points drawn at random. */
    private Point randomSearch(Simulated landscape, long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.stream(seed, 2);
        List<Point> points =
                landscape.shuffled(seed).stream().limit(RANDOM_POINTS).toList();
        double[] means = points.stream()
                .mapToDouble(point -> mean(landscape, point, trials / points.size(), random))
                .toArray();
        double most = Arrays.stream(means).max().orElseThrow();
        return points.get(IntStream.range(0, means.length)
                .filter(point -> means[point] == most)
                .findFirst()
                .orElseThrow());
    }

    private interface Tuning {

        Point recommended(Simulated landscape, long seed);
    }

    /** Such as {@code 0.0118 ± 0.0009}: the mean and its standard error. */
    private String loss(Simulated landscape, Tuning tuning) {
        double best = landscape.shuffled(0).stream()
                .mapToDouble(landscape.probability())
                .max()
                .orElseThrow();
        double[] losses = IntStream.range(0, tunings)
                .mapToDouble(seed -> best - landscape.probability().applyAsDouble(tuning.recommended(landscape, seed)))
                .toArray();
        double mean = DoubleStream.of(losses).average().orElseThrow();
        double squares = DoubleStream.of(losses)
                .map(loss -> (loss - mean) * (loss - mean))
                .sum();
        return String.format(Locale.ROOT, "%.4f ± %.4f", mean, Math.sqrt(squares) / tunings);
    }

    public static void main(String[] args) {
        TuningSimulation simulation =
                new TuningSimulation(Integer.parseInt(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        System.out.printf("%-22s  %-15s  %s%n", "", "halving", "random search");
        for (Simulated landscape : landscapes()) {
            System.out.printf(
                    "%-22s  %-15s  %s%n",
                    landscape.name(),
                    simulation.loss(landscape, simulation::halving),
                    simulation.loss(landscape, simulation::randomSearch));
        }
    }
}
