package io.mcts.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.NullMarked;

/** Draws what a player does not see, again and again, and counts what comes out. */
@NullMarked
public final class Draws {

    private static final int DRAWS = 20_000;

    /** A normal deviate that is exceeded once in some 30,000 tests; the seeds are fixed. */
    private static final double DEVIATE = 4;

    private final Map<String, Integer> counts = new TreeMap<>();

    /** Draws from a state; what the observer knows and whose turn it is are checked to stay the same. */
    public static <S extends GameState<S, ?> & HiddenInformation> Draws of(
            S state, int observer, Function<S, String> kind) {
        Draws draws = new Draws();
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int i = 0; i < DRAWS; i++) {
            S drawn = state.copy();
            drawn.determinize(observer, random);
            assertThat(drawn.informationSet(observer)).isEqualTo(state.informationSet(observer));
            assertThat(drawn.currentPlayer()).isEqualTo(state.currentPlayer());
            draws.counts.merge(kind.apply(drawn), 1, Integer::sum);
        }
        return draws;
    }

    /** Requires that exactly the given kinds have come out, with frequencies in proportion to their weights (chi-square test). */
    public void areInProportion(Map<String, Double> weights) {
        assertThat(counts.keySet()).isEqualTo(new TreeMap<>(weights).keySet());
        double all = weights.values().stream().mapToDouble(weight -> weight).sum();
        double chiSquare = 0;
        for (Map.Entry<String, Double> kind : weights.entrySet()) {
            double expected = DRAWS * kind.getValue() / all;
            double difference = counts.getOrDefault(kind.getKey(), 0) - expected;
            chiSquare += difference * difference / expected;
        }
        assertThat(chiSquare).as("chi-square of %s for %s", counts, weights).isLessThan(greatest(weights.size() - 1));
    }

    /** Which kinds have come out. */
    public Iterable<String> kinds() {
        return counts.keySet();
    }

    /** What the chi-square statistic hardly exceeds, by the approximation of Wilson and Hilferty. */
    private static double greatest(int degrees) {
        if (degrees == 0) {
            return 1e-9;
        }
        double variance = 2 / (9.0 * degrees);
        return degrees * Math.pow(1 - variance + DEVIATE * Math.sqrt(variance), 3);
    }
}
