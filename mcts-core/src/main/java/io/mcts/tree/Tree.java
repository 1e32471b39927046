package io.mcts.tree;

import java.util.Arrays;

/**
 * The nodes of a search tree, packed in chunks of longs.
 *
 * <p><b>Why packed.</b> A search of a million iterations waits for memory more than it computes. What is read together lies
 * together: a node's visits and those of all its children, with their sums, are neighbours, and nothing but the statistics is
 * kept. A tree of objects needs more bytes and, in a garbage
 * collector, a trace of every one.
 *
 * <p><b>Addresses.</b> A node is named by the address of its first word, an unsigned 32-bit number; 0 is no node. Words lie
 * in chunks of {@value #CHUNK_WORDS}; a node never straddles two. The first chunk grows by doubling, so that a small search
 * stays small; hence no caller keeps a chunk across an {@link Region#allocate}.
 *
 * <p>What the words of a node are is said at {@link NodeLayout}.
 *
 * <p>Not thread-safe.
 */
public final class Tree {

    /** The address that stands for no node. */
    public static final int NONE = 0;

    /** The address of the first node of every tree, its root. */
    public static final int ROOT = 1;

    /** The most players that a tree can tell apart. */
    public static final int MAX_PLAYERS = 32_767;

    static final int CHUNK_BITS = 17;
    static final int CHUNK_WORDS = 1 << CHUNK_BITS;
    static final int CHUNK_MASK = CHUNK_WORDS - 1;

    private static final int MAX_CHUNKS = 1 << (Integer.SIZE - CHUNK_BITS);
    private static final int FIRST_CHUNK_WORDS = 512;

    private final NodeLayout layout;
    private final boolean isShared;
    private long[][] chunks;
    private int chunkCount = 1;
    private int used = ROOT;
    private volatile boolean isFull;

    /**
     * An empty tree.
     *
     * @param layout the words of its nodes
     */
    public Tree(NodeLayout layout) {
        this(layout, false);
    }

    /**
     * An empty tree.
     *
     * @param layout the words of its nodes
     * @param isShared whether several threads search in it at once
     */
    public Tree(NodeLayout layout, boolean isShared) {
        this.layout = layout;
        this.isShared = isShared;
        this.chunks = new long[][] {new long[isShared ? CHUNK_WORDS : FIRST_CHUNK_WORDS]};
    }

    /**
     * Whether several threads search in the tree at once.
     *
     * @return true in a shared tree
     */
    public boolean isShared() {
        return isShared;
    }

    /**
     * The words of the nodes.
     *
     * @return the layout
     */
    public NodeLayout layout() {
        return layout;
    }

    /** Makes a node with the words of another tree's node. Its links still name nodes of that tree. */
    int allocateCopy(Tree source, int node) {
        int words = new Node(source).moveTo(node).words();
        int address = reserve(words);
        if (address == NONE) {
            throw new OutOfMemoryError("no room for a copy of a search tree");
        }
        System.arraycopy(source.chunk(node), node & CHUNK_MASK, chunk(address), address & CHUNK_MASK, words);
        return address;
    }

    /**
     * Whether a node could not be made for lack of memory: the heap has no room for a further chunk, or the tree has reached
     * 32 GiB.
     *
     * @return true from then on
     */
    public boolean isFull() {
        return isFull;
    }

    /**
     * The memory that the tree holds.
     *
     * @return bytes
     */
    public long bytes() {
        return (long) Long.BYTES * (chunkCount == 1 ? chunks[0].length : (long) chunkCount << CHUNK_BITS);
    }

    long[] chunk(int address) {
        return chunks[address >>> CHUNK_BITS];
    }

    /** As {@link #reserve}, for several threads. */
    synchronized int reserveShared(int words) {
        return reserve(words);
    }

    int reserve(int words) {
        try {
            if (used + words > CHUNK_WORDS) {
                addChunk();
            } else if (used + words > chunks[chunkCount - 1].length) {
                growFirstChunk(used + words);
            }
        } catch (OutOfMemoryError full) { // thrown before anything has changed
            isFull = true;
            return NONE;
        }
        int offset = used;
        used += words;
        return (chunkCount - 1) << CHUNK_BITS | offset;
    }

    private void addChunk() {
        if (chunkCount == MAX_CHUNKS) {
            throw new OutOfMemoryError("a search tree holds at most 32 GiB");
        }
        if (chunkCount == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunkCount);
        }
        chunks[chunkCount] = new long[CHUNK_WORDS];
        chunkCount++;
        used = 0;
    }

    private void growFirstChunk(int needed) {
        int length = Math.max(2 * chunks[0].length, Integer.highestOneBit(needed - 1) << 1);
        chunks[0] = Arrays.copyOf(chunks[0], length);
    }
}
