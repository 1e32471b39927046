package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/**
 * The seeds of the sets of a group: positions, as the opening writes them, do not repeat in a round until they are exhausted, that is after
 * many failed draws for each. Made in order, on demand. Thread-safe.
 */
final class DistinctOpenings<S extends GameState<S, M>, M extends Move> {

    private static final int LEAST_ATTEMPTS = 1_000;

    /** At 30 attempts a position, one of equally likely positions is missed with a probability of e^-30. */
    private static final int ATTEMPTS_PER_POSITION = 30;

    private final Opening<S, M> opening;
    private final LongUnaryOperator firstSeeds;
    private final List<Long> seeds = new ArrayList<>();
    private final Set<String> round = new HashSet<>();

    /** The number of positions, once draws have failed to find others; the greatest {@code int} until then. */
    private int positions = Integer.MAX_VALUE;

    /** Makes a sequence; {@code firstSeeds} maps the number of a set to the seed tried first. */
    DistinctOpenings(Opening<S, M> opening, LongUnaryOperator firstSeeds) {
        this.opening = opening;
        this.firstSeeds = firstSeeds;
    }

    synchronized long seed(int set) {
        while (seeds.size() <= set) {
            seeds.add(draw(firstSeeds.applyAsLong(seeds.size())));
        }
        return seeds.get(set);
    }

    private long draw(long first) {
        if (round.size() >= positions) {
            round.clear();
        }
        Xoroshiro128PlusPlus others = Xoroshiro128PlusPlus.of(first);
        long seed = first;
        int attempts = Math.max(LEAST_ATTEMPTS, ATTEMPTS_PER_POSITION * round.size());
        for (int attempt = 0; attempt < attempts; attempt++) {
            if (round.add(position(seed))) {
                return seed;
            }
            seed = others.nextLong();
        }
        positions = round.size();
        round.clear();
        round.add(position(first));
        return first;
    }

    private String position(long seed) {
        return opening.write(opening.open(Xoroshiro128PlusPlus.of(seed)));
    }
}
