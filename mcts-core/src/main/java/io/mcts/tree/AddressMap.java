package io.mcts.tree;

/**
 * Which nodes stand for a key: a hash table with open addressing, linear probing and doubling. Several nodes may have one key.
 *
 * <p>Not thread-safe.
 */
final class AddressMap {

    private static final int FIRST_BITS = 8;
    private static final int MOST_BITS = 30;
    private static final long GOLDEN_RATIO = 0x9E37_79B9_7F4A_7C15L;

    private long[] keys = new long[1 << FIRST_BITS];

    /** The address of each key's node, {@link Tree#NONE} where a slot is free. */
    private int[] addresses = new int[1 << FIRST_BITS];

    private int bits = FIRST_BITS;
    private int size;

    /**
     * The first slot of a key, or the next one after a given slot.
     *
     * @param slot where to begin: {@link #firstSlot}, or one more than a slot found
     * @return a slot, whose {@link #address} is {@link Tree#NONE} if the key has no further node
     */
    int find(long key, int slot) {
        int mask = keys.length - 1;
        int found = slot & mask;
        while (addresses[found] != Tree.NONE && keys[found] != key) {
            found = (found + 1) & mask;
        }
        return found;
    }

    int firstSlot(long key) {
        return (int) ((key * GOLDEN_RATIO) >>> (Long.SIZE - bits));
    }

    int address(int slot) {
        return addresses[slot];
    }

    /** The only node of a key, or {@link Tree#NONE}. */
    int only(long key) {
        return addresses[find(key, firstSlot(key))];
    }

    /**
     * Adds a node to those of a key.
     *
     * @throws OutOfMemoryError if there is no room; nothing has changed then
     */
    void add(long key, int address) {
        if (2 * (size + 1) > keys.length) {
            grow();
        }
        insert(key, address);
        size++;
    }

    /** Adds those nodes of another map that have a new address by a third, the old address being its key. */
    void addMoved(AddressMap source, AddressMap newAddresses) {
        for (int slot = 0; slot < source.addresses.length; slot++) {
            if (source.addresses[slot] != Tree.NONE) {
                int moved = newAddresses.only(source.addresses[slot]);
                if (moved != Tree.NONE) {
                    add(source.keys[slot], moved);
                }
            }
        }
    }

    long bytes() {
        return (long) keys.length * (Long.BYTES + Integer.BYTES);
    }

    private void insert(long key, int address) {
        int mask = keys.length - 1;
        int slot = firstSlot(key);
        while (addresses[slot] != Tree.NONE) {
            slot = (slot + 1) & mask;
        }
        keys[slot] = key;
        addresses[slot] = address;
    }

    private void grow() {
        if (bits == MOST_BITS) {
            throw new OutOfMemoryError("a search graph holds at most 2^29 nodes");
        }
        long[] oldKeys = keys;
        int[] oldAddresses = addresses;
        long[] newKeys = new long[2 * oldKeys.length];
        addresses = new int[newKeys.length]; // only now does anything change
        keys = newKeys;
        bits++;
        for (int slot = 0; slot < oldAddresses.length; slot++) {
            if (oldAddresses[slot] != Tree.NONE) {
                insert(oldKeys[slot], oldAddresses[slot]);
            }
        }
    }
}
