package io.mcts.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Words that several threads change at once, each in one atomic step and without a lock.
 *
 * <p>Statistics may be read with plain reads: a 64-bit JVM reads a word whole, and at worst it has changed since. A link is read with
 * {@link #acquire}, so that what it leads to is seen as it was when it was linked.
 */
final class SharedWords {

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final long LOW_HALF = 0xFFFF_FFFFL;

    private SharedWords() {}

    /** Adds to a whole number and gives what it was before. */
    static long add(long[] words, int word, long amount) {
        return (long) WORDS.getAndAdd(words, word, amount);
    }

    /** Adds to a double. */
    static void addDouble(long[] words, int word, double amount) {
        long before;
        long after;
        do {
            before = (long) WORDS.getOpaque(words, word);
            after = Double.doubleToRawLongBits(Double.longBitsToDouble(before) + amount);
        } while (!WORDS.weakCompareAndSetPlain(words, word, before, after));
    }

    /** Fills the low half of a word where it is 0 and leaves it where it is not; gives what it is then. */
    static int fillLowHalf(long[] words, int word, int value) {
        while (true) {
            long before = (long) WORDS.getAcquire(words, word);
            if ((before & LOW_HALF) != 0) {
                return (int) before;
            }
            if (WORDS.weakCompareAndSetRelease(words, word, before, before | (value & LOW_HALF))) {
                return value;
            }
        }
    }

    /** Replaces a word if it is still what it was; returns whether it was. */
    static boolean replace(long[] words, int word, long before, long after) {
        return WORDS.compareAndSet(words, word, before, after);
    }

    /** Reads a word together with all that was written before it was. */
    static long acquire(long[] words, int word) {
        return (long) WORDS.getAcquire(words, word);
    }
}
