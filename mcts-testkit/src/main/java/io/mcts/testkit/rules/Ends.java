package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.PositionKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * How many games from one state ended.
 *
 * @param payoffs of all players, game by game
 * @param positions the class of the final position, by a hash of its key; empty for a state without the capability
 */
public record Ends(List<List<Double>> payoffs, List<Long> positions) {

    /** Fibonacci hashing: the golden ratio's part of 2<sup>64</sup>; of the product with it the upper bits are taken. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** Leaves 4 bits: 16 classes. */
    private static final int CLASS_SHIFT = 60;

    /** Plays games from a state in a given way. */
    static <S extends GameState<S, ?>> Ends of(
            S start, int games, RationedRandom random, BiConsumer<S, RandomGenerator> play) {
        List<List<Double>> payoffs = new ArrayList<>();
        List<Long> positions = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            S state = start.copy();
            random.renew();
            play.accept(state, random);
            payoffs.add(Snapshot.payoffs(state));
            if (state instanceof PositionKey position) {
                positions.add((position.key() * GOLDEN) >>> CLASS_SHIFT);
            }
        }
        return new Ends(payoffs, positions);
    }

    /** How often something was seen, by its name. */
    static <T> Map<String, Long> counts(List<T> seen, Function<T, String> name) {
        Map<String, Long> counts = new TreeMap<>();
        seen.forEach(one -> counts.merge(name.apply(one), 1L, Long::sum));
        return counts;
    }
}
