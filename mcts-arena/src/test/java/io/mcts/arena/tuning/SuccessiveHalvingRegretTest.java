package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Games won with a known probability: how much the point recommended is worse than the best of the grid. */
class SuccessiveHalvingRegretTest {

    private static final int RANDOM_SEARCHES = 1000;

    /** How many points random search draws: the results are for the number that serves it best. */
    private static final int[] DRAWN = {5, 10, 20, 40, 80};

    /**
     * Landscapes, and how many tunings of each: with these the difference to random search is about five standard errors.
     */
    static List<Arguments> landscapes() {
        return List.of(
                arguments(new Landscape(400, 41, new double[] {0.7}, new double[][] {{30}}), 60),
                arguments(new Landscape(400, 11, new double[] {0.7, 0.3}, new double[][] {{6, 0}, {0, 4}}), 60),
                arguments(new Landscape(400, 11, new double[] {0.6, 0.4}, new double[][] {{6, 4.5}, {4.5, 6}}), 200),
                arguments(
                        new Landscape(
                                600, 9, new double[] {0.7, 0.3, 0.6}, new double[][] {{6, 0, 0}, {0, 4, 0}, {0, 0, 3}}),
                        60));
    }

    @ParameterizedTest
    @MethodSource("landscapes")
    void itFindsTheBestTenthOfTheGridAndLosesLessThanRandomSearchAtItsBest(Landscape landscape, int seeds) {
        double[] tuned = regretsOfHalving(landscape, seeds);

        double chance = 0.1;
        double bound = chance + 4 * Math.sqrt(chance * (1 - chance) / seeds);
        assertThat(shareAmongBestTenth(landscape, tuned)).isGreaterThan(bound);

        double[] best = Arrays.stream(DRAWN)
                .mapToObj(drawn -> regretsOfRandomSearch(landscape, drawn))
                .min((one, other) -> Double.compare(mean(one), mean(other)))
                .orElseThrow();
        double error = Math.sqrt(squaredError(tuned) + squaredError(best));
        assertThat(mean(tuned)).isLessThan(mean(best) - 3 * error);
    }

    private static double shareAmongBestTenth(Landscape landscape, double[] regrets) {
        double greatest = landscape.greatest();
        double[] all = landscape.grid().stream()
                .mapToDouble(point -> greatest - landscape.probability(point))
                .sorted()
                .toArray();
        double tenth = all[all.length / 10 - 1];
        return Arrays.stream(regrets).filter(regret -> regret <= tenth).count() / (double) regrets.length;
    }

    private static double[] regretsOfHalving(Landscape landscape, int seeds) {
        double greatest = landscape.greatest();
        return IntStream.range(0, seeds)
                .mapToDouble(seed -> {
                    RandomGenerator games = Xoroshiro128PlusPlus.stream(seed, 1);
                    List<TriedPoint> tried = new SuccessiveHalving(landscape.parameters(), landscape.trials(), seed)
                            .run(
                                    (point, first, count) -> IntStream.range(0, count)
                                            .mapToDouble(game -> win(landscape.probability(point), games))
                                            .average(),
                                    step -> {});
                    return greatest - landscape.probability(tried.get(0).point());
                })
                .toArray();
    }

    /** As many trials, shared equally among points drawn at random; taken is that with the greatest mean. */
    private static double[] regretsOfRandomSearch(Landscape landscape, int drawn) {
        double greatest = landscape.greatest();
        List<double[]> grid = landscape.grid();
        return IntStream.range(0, RANDOM_SEARCHES)
                .mapToDouble(seed -> {
                    RandomGenerator random = Xoroshiro128PlusPlus.stream(seed, 2);
                    double taken = 0;
                    double most = -1;
                    for (int point = 0; point < drawn; point++) {
                        double probability = landscape.probability(grid.get(random.nextInt(grid.size())));
                        double wins = 0;
                        for (int game = 0; game < landscape.trials() / drawn; game++) {
                            wins += win(probability, random);
                        }
                        if (wins > most) {
                            most = wins;
                            taken = probability;
                        }
                    }
                    return greatest - taken;
                })
                .toArray();
    }

    private static double win(double probability, RandomGenerator random) {
        return random.nextDouble() < probability ? 1 : 0;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double squaredError(double[] values) {
        double mean = mean(values);
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return squares / (values.length - 1) / values.length;
    }
}
