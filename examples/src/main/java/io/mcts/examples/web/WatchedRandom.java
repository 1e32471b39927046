package io.mcts.examples.web;

import java.util.random.RandomGenerator;

/** Random numbers, and whether anybody has asked for one. */
final class WatchedRandom implements RandomGenerator {

    private final RandomGenerator random;
    private boolean isUsed;

    WatchedRandom(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public long nextLong() {
        isUsed = true;
        return random.nextLong();
    }

    boolean isUsed() {
        return isUsed;
    }
}
