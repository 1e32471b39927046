package io.mcts.testkit.play;

import io.mcts.random.Xoroshiro128PlusPlus;

/**
 * The seed of a check, and which of the tries it is: no two tries have the same random numbers.
 *
 * @param value the seed of all tries
 * @param attempt the number of the try, not negative; 0 also for an initial state
 */
public record Seed(long value, int attempt) {

    /** An odd number without regularity, so that seeds of neighbouring tries have little in common. */
    private static final long STEP = 0xD1342543DE82EF95L;

    public static Seed of(long value) {
        return new Seed(value, 0);
    }

    public Seed inTry(int number) {
        return new Seed(value, number);
    }

    /** Seed and try in one number; the seed itself for try 0. */
    public long mixed() {
        return value + attempt * STEP;
    }

    /** Random numbers: at each call the same again. */
    public Xoroshiro128PlusPlus random() {
        return Xoroshiro128PlusPlus.of(mixed());
    }

    /** Random numbers other than those of {@link #random}: at each call the same again. */
    public Xoroshiro128PlusPlus otherRandom() {
        return Xoroshiro128PlusPlus.stream(mixed(), 1);
    }
}
