package io.mcts.tree;

import io.mcts.internal.LongTable;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a search tree, packed in chunks of longs.
 *
 * <p><b>Why packed.</b> A search of a million iterations waits for memory more than it computes, so what is read together lies
 * together: the visits and sums of a node and of all its children are neighbours. A tree of objects would need more bytes, and the
 * garbage collector would trace each of them.
 *
 * <p><b>Addresses.</b> A node is named by the address of its first word, an unsigned 32-bit number; 0 is no node. A node never
 * straddles two chunks. The first chunk grows by doubling, so that a small search stays small; hence no caller keeps a chunk across
 * an {@link Region#allocate}. A full chunk takes exactly 1 MiB with the header of its array: with one word more, the G1 collector,
 * whose regions have 1 MiB in heaps up to 4 GiB, would give it two of them.
 *
 * <p><b>Threads.</b> Not thread-safe, but the words of a shared tree may be read and changed by several threads, each with cursors of
 * its own. The array of chunks of a shared tree is allocated once: a chunk is written to it before any node in the chunk is linked,
 * and a link is read with acquire semantics.
 */
public final class Tree {

    /** The address that stands for no node. */
    public static final int NONE = 0;

    /** The address of the first node of every tree, its root until a larger node takes its place. */
    public static final int ROOT = 1;

    /** The most players that a tree can tell apart. */
    public static final int MAX_PLAYERS = 16_383;

    static final int CHUNK_BITS = 17;
    static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    /** The words of a chunk: 1 MiB less the header of an array. */
    static final int CHUNK_LENGTH = (1 << CHUNK_BITS) - 2;

    private static final long CHUNK_BYTES = (long) Long.BYTES << CHUNK_BITS;
    private static final int MAX_CHUNKS = 1 << (Integer.SIZE - CHUNK_BITS);
    private static final int FIRST_CHUNK_WORDS = 512;

    /** A node of more than this part of what the tree may hold is not made if it takes a further chunk. */
    private static final int GREATEST_PART = 4;

    /** How much of the heap has to stay free for the rest of the program when a tree without a limit grows. */
    private static final int FREE_CHUNKS = 4;

    private static final int LOOK_AT_HEAP_BELOW = 2 * FREE_CHUNKS;

    private final NodeLayout layout;
    private final boolean isShared;
    private long limit;
    private long[][] chunks;
    private int chunkCount = 1;
    private int used = ROOT;
    private int root = ROOT;
    private volatile long accounted;
    private volatile boolean isFull;

    /** The nodes by the keys of their positions, in a graph. */
    private final @Nullable LongTable positions;

    private long savedNodes;
    private int mostVisits;

    /** An empty tree for one thread. */
    public Tree(NodeLayout layout) {
        this(layout, false, false, Long.MAX_VALUE, 0);
    }

    /**
     * An empty tree.
     *
     * @param isShared whether several threads search in it at once
     * @param isGraph whether nodes can be found by the keys of their positions, so that several moves may lead to one
     * @param limit the most bytes that it may hold, at least 4,096
     * @param expectedWords the words of the nodes that it will get at once, so that they need not be moved as it grows
     */
    public Tree(NodeLayout layout, boolean isShared, boolean isGraph, long limit, long expectedWords) {
        this.layout = layout;
        this.isShared = isShared;
        this.limit = limit;
        positions = isGraph ? new LongTable() : null;
        chunks = new long[isShared ? MAX_CHUNKS : 1][];
        long words =
                isShared ? CHUNK_LENGTH : Math.max(FIRST_CHUNK_WORDS, Math.min(CHUNK_LENGTH, ROOT + expectedWords));
        chunks[0] = new long[(int) Math.min(words, limit / Long.BYTES)];
    }

    /** The address of the root. */
    public int root() {
        return root;
    }

    /** Puts another node in the place of the root. */
    public void root(int node) {
        root = node;
    }

    /** A tree with the root of this one alone, without statistics and with a number of children, for one thread. */
    public Tree blankRoot(int childCount) {
        Tree blank = new Tree(layout);
        NodeView original = new NodeView(this).moveTo(root);
        new Region(blank).allocate(childCount, 0, original.player(), original.isChance());
        return blank;
    }

    /** A tree with a copy of the root alone, for one thread; it changes no more with this one. */
    public Tree copyOfRoot() {
        Tree copy = new Tree(layout);
        copy.allocateCopy(this, root);
        VarHandle.acquireFence(); // what a link in the copy leads to is then seen as it was when it was linked
        return copy;
    }

    /** Sets how large the tree may become from now on. It is not full then until a further node finds no room. */
    public void limit(long bytes) {
        limit = bytes;
        isFull = false;
    }

    /** Whether a further node could be {@linkplain #remember remembered}; if not, this graph is full. */
    public boolean hasRoomForKey() {
        LongTable known = positions;
        if (known == null) {
            return true;
        }
        synchronized (known) {
            if (bytes() - known.bytes() + known.bytesOfNext() <= limit) {
                return true;
            }
        }
        isFull = true;
        return false;
    }

    /** Counts memory outside of the chunks that grows with the tree; past the limit the tree is full. */
    public void account(long bytes) {
        accounted = bytes;
        if (bytes > 0 && bytes() > limit) {
            isFull = true;
        }
    }

    /** Whether nodes can be found by the keys of their positions. */
    public boolean isGraph() {
        return positions != null;
    }

    /** Whether several threads search in the tree at once. */
    public boolean isShared() {
        return isShared;
    }

    public NodeLayout layout() {
        return layout;
    }

    /**
     * Finds the node of a position, by its key, for a further move that leads there, and counts it as {@linkplain #savedNodes saved};
     * {@link #NONE} if this is no graph or has no such node.
     */
    public int find(long key) {
        LongTable known = positions;
        if (known == null) {
            return NONE;
        }
        synchronized (known) {
            int address = known.get(key);
            if (address == LongTable.ABSENT) {
                return NONE;
            }
            savedNodes++;
            return address;
        }
    }

    /**
     * Makes a node of a graph known by the key of its position, unless another thread has made one; returns the node that is known. In
     * a tree that is no graph it is the given one.
     */
    public int remember(long key, int address) {
        LongTable known = positions;
        if (known == null) {
            return address;
        }
        synchronized (known) {
            int before = known.get(key);
            if (before != LongTable.ABSENT) {
                return before;
            }
            try {
                known.put(key, address);
            } catch (OutOfMemoryError full) { // thrown before anything has changed
                isFull = true;
            }
            return address;
        }
    }

    /** The nodes that were not made because another move led to the same position: all links to a node but one. */
    public long savedNodes() {
        return savedNodes;
    }

    /** The most visits that a node had when the tree was copied; 0 in one that was not. */
    public int mostVisits() {
        return mostVisits;
    }

    /** Takes over what a tree knew of the nodes that have been copied here. */
    void takeOver(Tree source, LongTable newAddresses, long saved, int visits) {
        LongTable own = positions;
        if (own != null && source.positions != null) {
            source.positions.forEach((key, address) -> {
                int moved = newAddresses.get(address);
                if (moved != LongTable.ABSENT) {
                    own.put(key, moved);
                }
            });
        }
        savedNodes = saved;
        mostVisits = visits;
    }

    /** Copies a node of another tree, links included; {@link #NONE} if there is no memory for it. */
    int allocateCopy(Tree source, int node) {
        int words = new NodeView(source).moveTo(node).words();
        int address = reserve(words);
        if (address != NONE) {
            System.arraycopy(source.chunk(node), node & CHUNK_MASK, chunk(address), address & CHUNK_MASK, words);
        }
        return address;
    }

    /**
     * Whether a node could not be made for lack of memory: the heap has no room for a further chunk, or the tree has reached its
     * limit or 32 GiB. A node larger than a quarter of the limit does not count: it may never find room.
     */
    public boolean isFull() {
        return isFull;
    }

    /** The memory that the tree holds, in bytes, with what is accounted for. */
    public long bytes() {
        boolean isGrowing = chunkCount == 1 && chunks[0].length < CHUNK_LENGTH;
        long nodes = isGrowing ? (long) Long.BYTES * chunks[0].length : chunkCount * CHUNK_BYTES;
        return nodes + outside();
    }

    private long outside() {
        return accounted + (positions == null ? 0 : positions.bytes());
    }

    /** The memory that the nodes take in a tree that has not yet grown past its first chunk, in bytes. */
    public long usedBytes() {
        return (long) Long.BYTES * used;
    }

    long[] chunk(int address) {
        return chunks[address >>> CHUNK_BITS];
    }

    /** As {@link #reserve}, for several threads. */
    synchronized int reserveShared(int words) {
        return reserve(words);
    }

    int reserve(int words) {
        if (used + words > chunks[chunkCount - 1].length && !grow(words)) {
            if (words <= limit / Long.BYTES / GREATEST_PART) {
                isFull = true;
            }
            return NONE;
        }
        int offset = used;
        used += words;
        return (chunkCount - 1) << CHUNK_BITS | offset;
    }

    /** Makes room for a node; false if there is none. */
    private boolean grow(int words) {
        try {
            return used + words > CHUNK_LENGTH ? addChunk() : growFirstChunk(used + words);
        } catch (OutOfMemoryError full) { // thrown before anything has changed
            return false;
        }
    }

    private boolean addChunk() {
        if (chunkCount == MAX_CHUNKS || (chunkCount + 1) * CHUNK_BYTES + outside() > limit) {
            return false;
        }
        requireFreeHeap();
        if (chunkCount == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunkCount);
        }
        chunks[chunkCount] = new long[CHUNK_LENGTH];
        chunkCount++;
        used = 0;
        return true;
    }

    /**
     * Throws an OutOfMemoryError unless the heap has room for more than the next chunk: a search that took the last of it could not
     * even report its result. Where the heap looks nearly full, that is found out by allocating.
     */
    private static void requireFreeHeap() {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
        if (free < LOOK_AT_HEAP_BELOW * CHUNK_BYTES) {
            long[][] probe = new long[FREE_CHUNKS][CHUNK_LENGTH];
            if (probe.length < FREE_CHUNKS) { // never; so that the probe is not optimized away
                throw new AssertionError();
            }
        }
    }

    private boolean growFirstChunk(int needed) {
        int doubled = Math.max(2 * chunks[0].length, Integer.highestOneBit(needed - 1) << 1);
        int length = Math.min(CHUNK_LENGTH, doubled);
        if (isShared || (long) Long.BYTES * length + outside() > limit) {
            return false; // the chunk of a shared tree is never moved
        }
        chunks[0] = Arrays.copyOf(chunks[0], length);
        return true;
    }
}
