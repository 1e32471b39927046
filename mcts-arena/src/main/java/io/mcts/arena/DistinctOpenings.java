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
 * The seeds of the sets of a group, chosen so that no two sets begin with the same position as long as there are others. After that a
 * new round begins, in which every position may come once more.
 *
 * <p>A seed whose position came before in the round is drawn again. After enough failed draws, many times the
 * number of positions, the positions count as exhausted. Positions are told apart by how the opening writes them.
 *
 * <p>Each seed depends on those before it, so they are made in order, when they are first asked for. Thread-safe.
 */
final class DistinctOpenings<S extends GameState<S, M>, M extends Move> {

    private static final int LEAST_ATTEMPTS = 1_000;

    /** At 30 attempts a position, one of equally likely positions is overlooked with a probability of e^-30. */
    private static final int ATTEMPTS_PER_POSITION = 30;

    private final Opening<S, M> opening;
    private final LongUnaryOperator firstSeeds;
    private final List<Long> seeds = new ArrayList<>();
    private final Set<String> round = new HashSet<>();

    /** The number of positions found when draws first failed to find others; until then the greatest {@code int}. */
    private int positions = Integer.MAX_VALUE;

    /**
     * Makes a sequence of which no seed is drawn yet.
     *
     * @param firstSeeds the seed of each set, by its number within the group, that is taken if its position is new
     */
    DistinctOpenings(Opening<S, M> opening, LongUnaryOperator firstSeeds) {
        this.opening = opening;
        this.firstSeeds = firstSeeds;
    }

    /** The seed of a set, given its number within the group. */
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
