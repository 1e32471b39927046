package io.mcts.random;

import io.mcts.game.StoppableRandom;
import io.mcts.internal.Argument;
import io.mcts.internal.Mixing;
import org.jspecify.annotations.Nullable;

/**
 * The generator xoroshiro128++ 1.0, with period 2<sup>128</sup> - 1: the source of randomness of every search. A seed gives the same
 * numbers on every JVM. Bounded integers are exactly uniform. Not thread-safe: each thread has its own {@link #stream}.
 *
 * <p>Sources: D. Blackman, S. Vigna, <i>Scrambled Linear Pseudorandom Number Generators</i>, ACM Transactions on Mathematical Software
 * 47(4), 2021; D. Lemire, <i>Fast Random Integer Generation in an Interval</i>, ACM Transactions on Modeling and Computer Simulation 29(1),
 * 2019, algorithm 5.
 */
public final class Xoroshiro128PlusPlus implements StoppableRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final long JUMP_0 = 0x2BD7A6A6E99C2DDCL;
    private static final long JUMP_1 = 0x0992CCAF6A6FCA05L;

    private long s0;
    private long s1;
    private @Nullable Runnable check;

    Xoroshiro128PlusPlus(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s1;
    }

    /** Creates a generator with any seed; its state is filled by SplitMix64, as its authors advise. */
    public static Xoroshiro128PlusPlus of(long seed) {
        long first = seed + GOLDEN_GAMMA;
        return new Xoroshiro128PlusPlus(Mixing.mix(first), Mixing.mix(first + GOLDEN_GAMMA));
    }

    /**
     * Creates one of many streams of a seed, which do not overlap: stream 0 is {@link #of} itself, each further one begins 2<sup>64</sup>
     * numbers later. The number is not negative; the cost is proportional to it.
     */
    public static Xoroshiro128PlusPlus stream(long seed, int number) {
        Argument.require(number >= 0, "the number of a stream is 0 or more", number);
        Xoroshiro128PlusPlus stream = of(seed);
        for (int i = 0; i < number; i++) {
            stream.jump();
        }
        return stream;
    }

    /** Returns an independent generator that gives the same numbers from now on. */
    public Xoroshiro128PlusPlus copy() {
        return new Xoroshiro128PlusPlus(s0, s1);
    }

    /** Copies the state of another generator. */
    public void resetTo(Xoroshiro128PlusPlus other) {
        s0 = other.s0;
        s1 = other.s1;
    }

    /** Sets what {@link #requireRunning} runs, null for nothing; a {@link #copy} has no check. */
    public void check(@Nullable Runnable whetherToGoOn) {
        check = whetherToGoOn;
    }

    @Override
    public void requireRunning() {
        if (check != null) {
            check.run();
        }
    }

    @Override
    public long nextLong() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("a bound is 1 or more, not " + bound);
        }
        long product = (nextLong() >>> 32) * bound;
        if ((product & 0xFFFF_FFFFL) < bound) {
            product = redrawBelowThreshold(product, bound);
        }
        return (int) (product >>> 32);
    }

    /** The rare part of Lemire's algorithm: 2^32 is not a multiple of the bound, so a few products are drawn again. */
    private long redrawBelowThreshold(long product, int bound) {
        long threshold = (0x1_0000_0000L - bound) % bound;
        while ((product & 0xFFFF_FFFFL) < threshold) {
            product = (nextLong() >>> 32) * bound;
        }
        return product;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    @Override
    public String toString() {
        return "Xoroshiro128PlusPlus";
    }

    void jump() {
        long t0 = 0;
        long t1 = 0;
        for (long word : new long[] {JUMP_0, JUMP_1}) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                if ((word >>> bit & 1) != 0) {
                    t0 ^= s0;
                    t1 ^= s1;
                }
                nextLong();
            }
        }
        s0 = t0;
        s1 = t1;
    }
}
