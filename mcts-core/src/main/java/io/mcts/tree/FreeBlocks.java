package io.mcts.tree;

import java.util.Arrays;

/**
 * The words of a {@link Tree} that a {@link Sweep} has freed, for new nodes. A free block has a header with its size, and in its second
 * word the address of the next block of its list, so freeing takes no memory. Larger blocks than {@value #SIZES} words share one list. A
 * single word left over becomes 0, which the next sweep reads as free.
 */
final class FreeBlocks {

    private static final int SIZES = Long.SIZE;
    private static final int LEAST_WORDS = 2;

    private static final int LARGE = 0;

    private static final int MOST_TRIES = 32;

    private final int[] first = new int[SIZES];

    /** A bit for each nonempty list but that of the large blocks. */
    private long sizes;

    private long words;

    long words() {
        return words;
    }

    void add(Tree tree, int address, int size) {
        words += put(tree, address, size);
    }

    private int put(Tree tree, int address, int size) {
        long[] chunk = tree.chunk(address);
        int base = address & Tree.CHUNK_MASK;
        if (size < LEAST_WORDS) {
            chunk[base] = 0;
            return 0;
        }
        int list = size < SIZES ? size : LARGE;
        chunk[base] = NodeView.freeHeader(size);
        chunk[base + 1] = first[list];
        first[list] = address;
        sizes |= list == LARGE ? 0 : 1L << list;
        return size;
    }

    /** Takes zeroed words from the smallest sufficient block; {@link Tree#NONE} if there is none. */
    int take(Tree tree, int size) {
        long fitting = size < SIZES ? sizes & -1L << size : 0;
        int address = fitting == 0 ? removeLarge(tree, size) : remove(tree, Long.numberOfTrailingZeros(fitting));
        if (address == Tree.NONE) {
            return Tree.NONE;
        }
        long[] chunk = tree.chunk(address);
        int base = address & Tree.CHUNK_MASK;
        int found = NodeView.freeWords(chunk[base]);
        Arrays.fill(chunk, base, base + size, 0);
        words -= found > size ? found - put(tree, address + size, found - size) : found;
        return address;
    }

    private int remove(Tree tree, int list) {
        int address = first[list];
        first[list] = next(tree, address);
        if (first[list] == Tree.NONE) {
            sizes &= ~(1L << list);
        }
        return address;
    }

    private int removeLarge(Tree tree, int size) {
        int before = Tree.NONE;
        int address = first[LARGE];
        for (int tries = 0; address != Tree.NONE && tries < MOST_TRIES; tries++) {
            int next = next(tree, address);
            if (NodeView.freeWords(tree.chunk(address)[address & Tree.CHUNK_MASK]) >= size) {
                if (before == Tree.NONE) {
                    first[LARGE] = next;
                } else {
                    tree.chunk(before)[(before & Tree.CHUNK_MASK) + 1] = next;
                }
                return address;
            }
            before = address;
            address = next;
        }
        return Tree.NONE;
    }

    private static int next(Tree tree, int address) {
        return (int) tree.chunk(address)[(address & Tree.CHUNK_MASK) + 1];
    }
}
