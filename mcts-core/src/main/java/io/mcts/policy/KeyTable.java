package io.mcts.policy;

import java.util.Arrays;

/**
 * Numbers keys in the order in which they are added, 0 the first: a hash table on primitives with linear probing, at most half
 * full.
 *
 * <p>Not thread-safe.
 */
final class KeyTable {

    /** Stands for a key that has no number. */
    static final int ABSENT = -1;

    /** The fractional part of the golden ratio, which spreads keys that differ little (D. Knuth, TAOCP 3, section 6.4). */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private final int most;
    private long[] keys = new long[16];
    private int[] slots = new int[64];
    private int size;

    /**
     * An empty table.
     *
     * @param most the most keys that get a number
     */
    KeyTable(int most) {
        this.most = most;
    }

    int size() {
        return size;
    }

    /** The number of a key, or {@link #ABSENT}. */
    int find(long key) {
        return slots[slot(key)] - 1;
    }

    /** The number of a key, which it gets now unless it has one; {@link #ABSENT} where the table is full. */
    int add(long key) {
        int slot = slot(key);
        if (slots[slot] != 0 || size == most) {
            return slots[slot] - 1;
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
        }
        keys[size++] = key;
        slots[slot] = size;
        if (2 * size > slots.length) {
            grow();
        }
        return size - 1;
    }

    /** Where a key is or would be. */
    private int slot(long key) {
        int mask = slots.length - 1;
        int slot = (int) ((key * SPREAD) >>> Integer.SIZE) & mask;
        while (slots[slot] != 0 && keys[slots[slot] - 1] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        slots = new int[2 * slots.length];
        for (int number = 0; number < size; number++) {
            slots[slot(keys[number])] = number + 1;
        }
    }
}
