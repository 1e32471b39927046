package io.mcts.tree;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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
 * stays small; hence no caller keeps a chunk across an {@link Region#allocate}. A tree may have a limit, past which it does not grow.
 *
 * <p>What the words of a node are is said at {@link NodeLayout}.
 *
 * <p>Not thread-safe; the words of a shared tree may be read and changed by several threads, each by cursors of its own.
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

    /** A node of more than this part of what the tree may hold is not made if it takes a further chunk. */
    private static final int GREATEST_PART = 4;

    private final NodeLayout layout;
    private final boolean isShared;
    private long limit;
    private long[][] chunks;
    private int chunkCount = 1;
    private int used = ROOT;
    private volatile boolean isFull;

    /** The nodes by the keys of their positions, in a graph. */
    private final @Nullable AddressMap positions;

    private long savedNodes;

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
        this(layout, isShared, false, Long.MAX_VALUE, 0);
    }

    /**
     * An empty tree of limited size.
     *
     * @param layout the words of its nodes
     * @param isShared whether several threads search in it at once
     * @param limit the most bytes that it may hold, at least 4,096
     * @param expectedWords the words of the nodes that it will get at once, so that they need not be moved as it grows
     */
    Tree(NodeLayout layout, boolean isShared, long limit, long expectedWords) {
        this(layout, isShared, false, limit, expectedWords);
    }

    private Tree(NodeLayout layout, boolean isShared, boolean isGraph, long limit, long expectedWords) {
        this.positions = isGraph ? new AddressMap() : null;
        this.layout = layout;
        this.isShared = isShared;
        this.limit = limit;
        long words = isShared ? CHUNK_WORDS : Math.max(FIRST_CHUNK_WORDS, Math.min(CHUNK_WORDS, ROOT + expectedWords));
        this.chunks = new long[][] {new long[(int) Math.min(words, limit / Long.BYTES)]};
    }

    /**
     * Says how great the tree may become from now on; it is not full then until a further node finds no room.
     *
     * @param bytes the most that it may hold
     */
    public void limit(long bytes) {
        limit = bytes;
        isFull = false;
    }

    /**
     * An empty graph, whose nodes can be found by the keys of their positions, so that several moves may lead to one.
     *
     * @param layout the words of its nodes
     * @return the graph
     */
    public static Tree graph(NodeLayout layout) {
        return new Tree(layout, false, true, Long.MAX_VALUE, 0);
    }

    /** An empty tree with the same words, and a graph if this is one. */
    Tree blank() {
        return new Tree(layout, isShared, isGraph(), Long.MAX_VALUE, 0);
    }

    /**
     * Whether nodes can be found by the keys of their positions.
     *
     * @return true for a {@link #graph}
     */
    public boolean isGraph() {
        return positions != null;
    }

    /**
     * Finds the node of a position for a further move that leads there; counts as one {@link #savedNodes saved}.
     *
     * @param key the key of the position
     * @param player the player whose values the children keep
     * @param isChance whether chance moves at the node
     * @return its address, or {@link #NONE} if this is no graph or has no such node
     */
    public int find(long key, int player, boolean isChance) {
        if (positions == null) {
            return NONE;
        }
        int slot = positions.find(key, positions.firstSlot(key));
        int address = positions.address(slot);
        while (address != NONE && !Node.isOf(chunk(address)[address & CHUNK_MASK], player, isChance)) {
            slot = positions.find(key, slot + 1);
            address = positions.address(slot);
        }
        savedNodes += address == NONE ? 0 : 1;
        return address;
    }

    /**
     * Says which position a node stands for, so that it is found from then on; in a tree that is no graph nothing happens.
     *
     * @param key the key of the position
     * @param address the node
     */
    public void remember(long key, int address) {
        if (positions == null) {
            return;
        }
        try {
            positions.add(key, address);
        } catch (OutOfMemoryError full) { // thrown before anything has changed
            isFull = true;
        }
    }

    /**
     * How many nodes need not be made as another move leads to the same position: the links to nodes beyond one each.
     *
     * @return not negative; 0 in a tree that is no graph
     */
    public long savedNodes() {
        return savedNodes;
    }

    /** Remembers the positions of another graph whose nodes have been copied, and counts the nodes saved. */
    void takePositions(Tree source, AddressMap newAddresses, long saved) {
        if (positions != null && source.positions != null) {
            positions.addMoved(source.positions, newAddresses);
        }
        savedNodes = saved;
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

    /**
     * Makes a node with the words of another tree's node, or {@link #NONE} where there is no memory for it. Its links still name
     * nodes of that tree.
     */
    int allocateCopy(Tree source, int node) {
        int words = new Node(source).moveTo(node).words();
        int address = reserve(words);
        if (address == NONE) {
            return NONE;
        }
        System.arraycopy(source.chunk(node), node & CHUNK_MASK, chunk(address), address & CHUNK_MASK, words);
        return address;
    }

    /**
     * Whether a node could not be made for lack of memory: the heap has no room for a further chunk, or the tree has reached its
     * limit or 32 GiB. A node greater than a quarter of the limit does not count: it may never find room.
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
        long nodes = chunkCount == 1 ? (long) Long.BYTES * chunks[0].length : bytes(chunkCount);
        return nodes + (positions == null ? 0 : positions.bytes());
    }

    /**
     * The memory that the nodes take in a tree that has not yet grown past its first chunk.
     *
     * @return bytes
     */
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

    /** Makes room for a node; false where there is none. */
    private boolean grow(int words) {
        try {
            return used + words > CHUNK_WORDS ? addChunk() : growFirstChunk(used + words);
        } catch (OutOfMemoryError full) { // thrown before anything has changed
            return false;
        }
    }

    private boolean addChunk() {
        if (chunkCount == MAX_CHUNKS || bytes(chunkCount + 1) > limit) {
            return false;
        }
        if (chunkCount == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunkCount);
        }
        chunks[chunkCount] = new long[CHUNK_WORDS];
        chunkCount++;
        used = 0;
        return true;
    }

    private boolean growFirstChunk(int needed) {
        int doubled = Math.max(2 * chunks[0].length, Integer.highestOneBit(needed - 1) << 1);
        int length = Math.min(CHUNK_WORDS, doubled);
        if (isShared || (long) Long.BYTES * length > limit) {
            return false; // of a shared tree it is never moved
        }
        chunks[0] = Arrays.copyOf(chunks[0], length);
        return true;
    }

    private static long bytes(int chunkCount) {
        return ((long) Long.BYTES * chunkCount) << CHUNK_BITS;
    }
}
