package io.mcts.internal;

import java.util.function.IntPredicate;

/** A hash table from longs to ints other than {@value #ABSENT}, with linear probing, at most half full. Not thread-safe. */
public final class LongTable {

    public static final int ABSENT = -1;

    /** The odd distance of slots visited in turn; in slot order the keys would be sorted by hash, and cluster in a smaller table. */
    private static final int STRIDE = 0x9E37_79B9;

    private static final int FIRST_BITS = 6;
    private static final int MOST_BITS = 30;

    private int bits = FIRST_BITS;
    private long[] keys = new long[1 << FIRST_BITS];

    /** The complement of the value of each slot's key, so that 0 marks a free slot. */
    private int[] complements = new int[1 << FIRST_BITS];

    private int size;

    @FunctionalInterface
    public interface EntryConsumer {
        void accept(long key, int value);
    }

    public int size() {
        return size;
    }

    public long bytes() {
        return (long) keys.length * (Long.BYTES + Integer.BYTES);
    }

    public long bytesOfNext() {
        return isFull() ? 3 * bytes() : bytes();
    }

    private boolean isFull() {
        return 2 * (size + 1) > keys.length;
    }

    public int get(long key) {
        return ~complements[slot(key)];
    }

    /** Sets the value of a key; throws {@link OutOfMemoryError}, and changes nothing, if there is no room for another key. */
    public void put(long key, int value) {
        int slot = slot(key);
        if (complements[slot] == 0) {
            if (isFull()) {
                grow();
                slot = slot(key);
            }
            keys[slot] = key;
            size++;
        }
        complements[slot] = ~value;
    }

    public void forEach(EntryConsumer consumer) {
        for (int visited = 0, slot = 0; visited < keys.length; visited++, slot = (slot + STRIDE) & (keys.length - 1)) {
            if (complements[slot] != 0) {
                consumer.accept(keys[slot], ~complements[slot]);
            }
        }
    }

    /** Removes all other entries, without allocating. */
    public void retain(IntPredicate test) {
        for (int slot = 0; slot < keys.length; slot++) {
            while (complements[slot] != 0 && !test.test(~complements[slot])) {
                remove(slot);
            }
        }
    }

    /** Empties a slot, and moves entries behind it that could not be found otherwise (D. Knuth, TAOCP 3, section 6.4, algorithm R). */
    private void remove(int slot) {
        int mask = keys.length - 1;
        int gap = slot;
        for (int next = gap + 1 & mask; complements[next] != 0; next = next + 1 & mask) {
            int distanceFromHome = next - home(keys[next]) & mask;
            int distanceFromGap = next - gap & mask;
            if (distanceFromHome >= distanceFromGap) {
                keys[gap] = keys[next];
                complements[gap] = complements[next];
                gap = next;
            }
        }
        complements[gap] = 0;
        size--;
    }

    private int home(long key) {
        return (int) (Mixing.mix(key) >>> (Long.SIZE - bits));
    }

    int longestRun() {
        int longest = 0;
        int run = 0;
        for (int slot = 0; slot < 2 * keys.length; slot++) {
            run = complements[slot & (keys.length - 1)] == 0 ? 0 : run + 1;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = home(key);
        while (complements[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        if (bits == MOST_BITS) {
            throw new OutOfMemoryError("a table holds at most 2^29 keys");
        }
        long[] oldKeys = keys;
        int[] oldComplements = complements;
        long[] newKeys = new long[2 * oldKeys.length];
        complements = new int[newKeys.length]; // only now does anything change
        keys = newKeys;
        bits++;
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldComplements[old] != 0) {
                int slot = slot(oldKeys[old]);
                keys[slot] = oldKeys[old];
                complements[slot] = oldComplements[old];
            }
        }
    }
}
