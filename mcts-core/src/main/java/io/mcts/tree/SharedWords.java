package io.mcts.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Atomic operations on shared words. Statistics may be read with plain reads: a 64-bit JVM reads a word whole. A link is read with {@link
 * #acquire}, so that its node is seen as it was when linked.
 */
final class SharedWords {

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private SharedWords() {}

    static long add(long[] words, int word, long amount) {
        return (long) WORDS.getAndAdd(words, word, amount);
    }

    static void set(long[] words, int word, long bits) {
        WORDS.getAndBitwiseOr(words, word, bits);
    }

    static long addDouble(long[] words, int word, double amount) {
        long before;
        long after;
        do {
            before = (long) WORDS.getOpaque(words, word);
            after = Double.doubleToRawLongBits(Double.longBitsToDouble(before) + amount);
        } while (!WORDS.weakCompareAndSetPlain(words, word, before, after));
        return after;
    }

    /** Sets the low half of a word if it is 0; returns the low half. */
    static int fillLowHalf(long[] words, int word, int value) {
        while (true) {
            long before = (long) WORDS.getAcquire(words, word);
            if ((before & NodeView.LOW_HALF) != 0) {
                return (int) before;
            }
            if (WORDS.weakCompareAndSetRelease(words, word, before, before | (value & NodeView.LOW_HALF))) {
                return value;
            }
        }
    }

    static boolean replace(long[] words, int word, long before, long after) {
        return WORDS.compareAndSet(words, word, before, after);
    }

    static long acquire(long[] words, int word) {
        return (long) WORDS.getAcquire(words, word);
    }
}
