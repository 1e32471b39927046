package io.mcts.imperfect;

import java.util.random.RandomGenerator;

/** Random numbers for one determinization: so many that only one that never ends runs out of them. */
final class DeterminizationRandom implements RandomGenerator {

    private static final int RATION = 1_000_000;

    private final RandomGenerator random;
    private int rest;

    DeterminizationRandom(RandomGenerator random) {
        this.random = random;
    }

    /** A new ration. */
    RandomGenerator renewed() {
        rest = RATION;
        return this;
    }

    private void spend() {
        if (--rest < 0) {
            throw new IllegalStateException("it has drawn " + RATION + " random numbers and has not ended"
                    + "\nMaybe it draws again and again until a state fits, and none does.");
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
