package io.mcts.imperfect.internal;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;

/** Random numbers for one determinization, limited so that one that never ends fails. */
public final class DeterminizationRandom implements RandomGenerator {

    public static final int MOST_DRAWS = 1_000_000;

    private final RandomGenerator random;
    private final int limit;
    private int rest;

    public DeterminizationRandom(RandomGenerator random, int limit) {
        this.random = random;
        this.limit = limit;
    }

    /** Returns other random numbers with the same limit, or with the usual one. */
    public static RandomGenerator seeded(RandomGenerator like, long seed) {
        int limit = like instanceof DeterminizationRandom limited ? limited.limit : MOST_DRAWS;
        return new DeterminizationRandom(Xoroshiro128PlusPlus.of(seed), limit).renewed();
    }

    public RandomGenerator renewed() {
        rest = limit;
        return this;
    }

    private void spend() {
        if (--rest < 0) {
            throw new IllegalStateException(
                    "it has drawn " + limit + " random numbers and has not ended"
                            + "\nMaybe it draws again and again until a state fits, and none does; mostDraws(...) allows more.");
        }
    }

    @Override
    public long nextLong() {
        spend();
        return random.nextLong();
    }

    @Override
    public int nextInt() {
        spend();
        return random.nextInt();
    }

    @Override
    public int nextInt(int bound) {
        spend();
        return random.nextInt(bound);
    }

    @Override
    public double nextDouble() {
        spend();
        return random.nextDouble();
    }
}
