package io.mcts.policy;

import io.mcts.internal.LongTable;

/** Maps up to {@value #MOST_N_GRAMS} n-grams of up to three choices to ints other than -1. Not thread-safe. */
final class NGrams {

    static final int MOST_N_GRAMS = 1 << 20;

    private static final int BITS = 21;

    static final int MOST_CHOICES = (1 << BITS) - 1;

    /** The key of an n-gram that is not kept: too few choices, or too great a number. */
    private static final long NONE = 0;

    private final LongTable values = new LongTable();

    static long key(PlayedMoves played, int end, int before, int last) {
        if (end < before || last >= MOST_CHOICES) {
            return NONE;
        }
        long key = 0;
        for (int position = end - before; position < end; position++) {
            int number = played.number(position);
            if (number >= MOST_CHOICES) {
                return NONE;
            }
            key = (key << BITS) | (number + 1);
        }
        return (key << BITS) | (last + 1);
    }

    int get(long key) {
        return values.get(key);
    }

    void put(long key, int value) {
        if (key != NONE && (values.size() < MOST_N_GRAMS || values.get(key) != LongTable.ABSENT)) {
            values.put(key, value);
        }
    }

    /** Returns the number of an n-gram, counted from 0; {@link LongTable#ABSENT} if it is not kept. */
    int number(long key) {
        if (values.get(key) == LongTable.ABSENT) {
            put(key, values.size());
        }
        return values.get(key);
    }
}
