package io.mcts.testkit.play;

import io.mcts.random.Xoroshiro128PlusPlus;

/** The seed of a check and the number of its try, 0 also for an initial state. No two tries share random numbers. */
public record Seed(long value, int attempt) {

    /** An odd number without regularity, so that consecutive seeds are unrelated. */
    private static final long STEP = 0xD1342543DE82EF95L;

    public static Seed of(long value) {
        return new Seed(value, 0);
    }

    public Seed inTry(int number) {
        return new Seed(value, number);
    }

    public long mixed() {
        return value + attempt * STEP;
    }

    public Xoroshiro128PlusPlus random() {
        return Xoroshiro128PlusPlus.of(mixed());
    }

    public Xoroshiro128PlusPlus otherRandom() {
        return Xoroshiro128PlusPlus.stream(mixed(), 1);
    }
}
