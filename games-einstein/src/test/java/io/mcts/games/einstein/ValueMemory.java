package io.mcts.games.einstein;

import java.util.Arrays;

/** A map from keys to values that are not negative, on plain arrays. */
public final class ValueMemory {

    private static final long FREE = -1;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private long[] keys = new long[1 << 12];
    private double[] values = new double[1 << 12];
    private int size;

    public ValueMemory() {
        Arrays.fill(keys, FREE);
    }

    public int size() {
        return size;
    }

    /** The value of a key, or -1 if there is none. */
    public double value(long key) {
        int i = slot(key);
        return keys[i] == key ? values[i] : -1;
    }

    /** Adds a key that is not there yet. */
    public void put(long key, double value) {
        if (2 * size >= keys.length) {
            grow();
        }
        int i = slot(key);
        keys[i] = key;
        values[i] = value;
        size++;
    }

    /** Where the key is, or the free place where it belongs. */
    private int slot(long key) {
        int i = (int) ((key * MIX) >>> 32) & (keys.length - 1);
        while (keys[i] != key && keys[i] != FREE) {
            i = (i + 1) & (keys.length - 1);
        }
        return i;
    }

    private void grow() {
        long[] oldKeys = keys;
        double[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new double[2 * oldKeys.length];
        Arrays.fill(keys, FREE);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != FREE) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
