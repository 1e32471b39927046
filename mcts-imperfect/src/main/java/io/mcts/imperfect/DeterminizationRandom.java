package io.mcts.imperfect;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;

/** Random numbers for one determinization, limited so that a determinization that never terminates fails. */
final class DeterminizationRandom implements RandomGenerator {

    static final int MOST_DRAWS = 1_000_000;

    private final RandomGenerator random;
    private final int ration;
    private int rest;

    DeterminizationRandom(RandomGenerator random, int ration) {
        this.random = random;
        this.ration = ration;
    }

    /** Other random numbers with the same ration, or with the usual one if these have none. */
    static RandomGenerator seeded(RandomGenerator like, long seed) {
        int ration = like instanceof DeterminizationRandom limited ? limited.ration : MOST_DRAWS;
        return new DeterminizationRandom(Xoroshiro128PlusPlus.of(seed), ration).renewed();
    }

    RandomGenerator renewed() {
        rest = ration;
        return this;
    }

    private void spend() {
        if (--rest < 0) {
            throw new IllegalStateException(
                    "it has drawn " + ration + " random numbers and has not ended"
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
