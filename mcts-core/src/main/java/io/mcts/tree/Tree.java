package io.mcts.tree;

import io.mcts.internal.HeapReserve;
import io.mcts.internal.LongTable;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a search tree, packed in chunks of longs.
 *
 * <p><b>Why packed.</b> A search of a million iterations waits for memory more than it computes, so the visits and sums of a node and of
 * all its children are neighbours. A tree of objects would need more bytes, and the garbage collector would trace each of them.
 *
 * <p><b>Addresses.</b> The address of a node is that of its first word, an unsigned 32-bit number; 0 is no node. A node never straddles
 * two chunks. The first chunk grows by doubling, so that a small search stays small; hence no caller keeps a chunk across an
 * {@link NodeAllocator#allocate}. A full chunk takes exactly 1 MiB with the header of its array: with one word more, the G1 collector, whose
 * regions have 1 MiB in heaps up to 4 GiB, would use two regions.
 *
 * <p><b>Threads.</b> Not thread-safe, but several threads may read and change the words of a shared tree, each with its own cursors. The
 * array of chunks of a shared tree is allocated once: a chunk is written to it before any node in the chunk is linked, and a link is
 * read with acquire semantics.
 */
public final class Tree {

    public static final int NONE = 0;

    /** The address of the first node of every tree, its root until a larger node replaces it. */
    public static final int ROOT = 1;

    public static final int MAX_PLAYERS = 8_191;

    static final int CHUNK_BITS = 17;
    public static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    /** 1 MiB less the header of an array, in words. */
    static final int CHUNK_LENGTH = (1 << CHUNK_BITS) - 2;

    static final long CHUNK_BYTES = (long) Long.BYTES << CHUNK_BITS;
    private static final int MAX_CHUNKS = 1 << (Integer.SIZE - CHUNK_BITS);
    private static final int FIRST_CHUNK_WORDS = 512;

    /** A node may take this part of the limit: 1/4. */
    private static final int GREATEST_PART = 4;

    private final NodeLayout layout;
    private final boolean isShared;
    private boolean isTidy;
    private long limit;

    /** Null where a chunk has gone back to the heap. */
    private long[][] chunks;

    private int chunkCount = 1;
    private long bytesOfChunks;
    private int used = ROOT;
    private int root = ROOT;
    private HeapReserve reserve = new HeapReserve();
    private volatile long accounted;
    private volatile boolean isFull;

    /** The nodes by the keys of their positions, in a graph. */
    private final @Nullable LongTable positions;

    private long savedNodes;
    private int mostVisits;

    /** The number of chunks that have gone back to the heap, between others. */
    private int gaps;

    /** Null until nodes have been freed. */
    private @Nullable FreeBlocks free;

    public Tree(NodeLayout layout) {
        this(layout, false, false, Long.MAX_VALUE, 0);
    }

    /**
     * An empty tree.
     *
     * @param isShared whether several threads search in it at once
     * @param isGraph whether nodes can be found by the keys of their positions, so that several moves may lead to one
     * @param limit the most bytes that it may hold, at least 4,096
     * @param expectedWords the initial number of words, as far as they fit into the first chunk
     */
    public Tree(NodeLayout layout, boolean isShared, boolean isGraph, long limit, long expectedWords) {
        this(layout, isShared, isGraph, limit, firstChunk(isShared, limit, expectedWords));
    }

    private Tree(NodeLayout layout, boolean isShared, boolean isGraph, long limit, long[] firstChunk) {
        this.layout = layout;
        this.isShared = isShared;
        this.limit = limit;
        isTidy = true;
        positions = isGraph ? new LongTable() : null;
        chunks = new long[isShared ? MAX_CHUNKS : 1][];
        firstChunk(firstChunk);
    }

    private static long[] firstChunk(boolean isShared, long limit, long expectedWords) {
        long words =
                isShared ? CHUNK_LENGTH : Math.max(FIRST_CHUNK_WORDS, Math.min(CHUNK_LENGTH, ROOT + expectedWords));
        return new long[(int) Math.min(words, limit / Long.BYTES)];
    }

    private Tree(Tree other, int root) {
        layout = other.layout;
        isShared = other.isShared;
        limit = other.limit;
        positions = other.positions;
        free = other.free;
        gaps = other.gaps;
        savedNodes = other.savedNodes;
        chunks = other.chunks;
        chunkCount = other.chunkCount;
        bytesOfChunks = other.bytesOfChunks;
        used = other.used;
        reserve = other.reserve;
        accounted = other.accounted;
        mostVisits = Math.max(
                other.mostVisits, new NodeView(other).moveTo(other.root).visits());
        this.root = root;
        isTidy = false;
    }

    /**
     * This tree with another root. It takes over all nodes, those above and beside the new root as well, until a {@link Sweep}; this tree
     * must not be used any more.
     */
    public Tree from(int node) {
        return new Tree(this, node);
    }

    /** Whether all nodes are below the root, rather than left behind by {@link #from}. */
    public boolean isTidy() {
        return isTidy;
    }

    public int root() {
        return root;
    }

    public void root(int node) {
        root = node;
    }

    /** A tree for one thread whose only node is a root like this one's, with a number of children and without statistics. */
    public Tree blankRoot(int childCount) {
        NodeView original = new NodeView(this).moveTo(root);
        Tree blank = ofOneNode(original);
        new NodeAllocator(blank).allocate(childCount, 0, original.player(), original.isChance());
        return blank;
    }

    /** A tree for one thread whose only node is a copy of the root. */
    public Tree copyOfRoot() {
        Tree copy = ofOneNode(new NodeView(this).moveTo(root));
        copy.allocateCopy(this, root);
        VarHandle.acquireFence(); // nodes linked in the copy are then seen as they were when linked
        return copy;
    }

    /** A tree that is as large as one node like another one. */
    private Tree ofOneNode(NodeView like) {
        return new Tree(layout, false, false, Long.MAX_VALUE, new long[ROOT + like.words()]);
    }

    /** Sets the limit; the tree is then not full until another node finds no room. */
    public void limit(long bytes) {
        limit = bytes;
        isFull = false;
    }

    /** Shares a reserve with the other trees of a search. */
    public void reserve(HeapReserve shared) {
        reserve = shared;
    }

    /** Whether another node could be {@linkplain #remember remembered}; if not, this graph is full. */
    public boolean hasRoomForKey() {
        if (positions == null) {
            return true;
        }
        synchronized (positions) {
            if (held() - positions.bytes() + positions.bytesOfNext() <= limit) {
                return true;
            }
        }
        isFull = true;
        return false;
    }

    /** Sets the memory outside of the chunks that counts towards the limit. */
    public void account(long bytes) {
        if (bytes != accounted) {
            accounted = bytes;
            if (bytes() > limit) {
                isFull = true;
            }
        }
    }

    public boolean isGraph() {
        return positions != null;
    }

    public boolean isShared() {
        return isShared;
    }

    public NodeLayout layout() {
        return layout;
    }

    /**
     * Finds the node of a position by its key and counts it as {@linkplain #savedNodes saved}; {@link #NONE} if this is not a graph or
     * has no such node.
     */
    public int find(long key) {
        if (positions == null) {
            return NONE;
        }
        synchronized (positions) {
            int address = positions.get(key);
            if (address == LongTable.ABSENT) {
                return NONE;
            }
            savedNodes++;
            return address;
        }
    }

    /**
     * Stores a node of a graph by the key of its position unless another thread has stored one; returns the node stored. In a tree that
     * is not a graph, returns the given node.
     */
    public int remember(long key, int address) {
        if (positions == null) {
            return address;
        }
        synchronized (positions) {
            int before = positions.get(key);
            if (before != LongTable.ABSENT) {
                return before;
            }
            try {
                positions.put(key, address);
            } catch (OutOfMemoryError full) { // thrown before anything has changed
                reserve.fill();
            }
            return address;
        }
    }

    /** The number of nodes that were not made because of transpositions: all links to a node but one. */
    public long savedNodes() {
        return savedNodes;
    }

    /** No node had more visits when this tree was copied, or taken over; 0 in a new tree. */
    public int mostVisits() {
        return mostVisits;
    }

    /** Takes over the keys and figures of a tree whose nodes have been copied here. */
    void adoptPositions(Tree source, LongTable newAddresses, long saved, int visits) {
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
     * Whether a node could not be made for lack of memory: the heap has no room for another chunk, or the tree has reached its limit or
     * 32 GiB. A node larger than a quarter of the limit does not count.
     */
    public boolean isFull() {
        return isFull || reserve.isHeapFull();
    }

    /** The memory in use, in bytes, including what is {@linkplain #account accounted} for but not what is free for new nodes. */
    public long bytes() {
        return held() - (free == null ? 0 : Long.BYTES * free.words());
    }

    /** The memory that the tree keeps from others, in bytes. */
    public long held() {
        return bytesOfChunks + outside();
    }

    /** The memory that the tree holds for new nodes, in bytes. */
    public long room() {
        return Long.BYTES * ((free == null ? 0 : free.words()) + chunks[chunkCount - 1].length - used);
    }

    /** The part of it that nodes do not take: what is accounted for, and the keys of a graph. */
    public long outside() {
        return accounted + (positions == null ? 0 : positions.bytes());
    }

    /** The memory of the nodes, in bytes, in a tree of one chunk. */
    public long usedBytes() {
        return (long) Long.BYTES * used;
    }

    /** The array in which the words of a node lie until the tree grows, the first at {@code address & CHUNK_MASK}. */
    public long[] chunk(int address) {
        return chunks[address >>> CHUNK_BITS];
    }

    /** Reserves words for a node of a shared tree. */
    synchronized int reserveShared(int words) {
        return reserve(words);
    }

    /** Whether words have been freed, so that a node should be reserved alone. */
    boolean hasFreeBlocks() {
        return free != null && free.words() > 0;
    }

    /**
     * Whether a node, with what it adds outside of the chunks, is so large that it may never find room; it then does not make the tree
     * full.
     */
    boolean isTooLarge(int words, long bytesOutside) {
        return (long) Long.BYTES * words + bytesOutside > limit / GREATEST_PART;
    }

    int reserve(int words) {
        int freed = free == null ? NONE : free.take(this, words);
        if (freed != NONE) {
            return freed;
        }
        if (used + words > chunks[chunkCount - 1].length && !grow(words)) {
            isFull |= !isTooLarge(words, 0);
            return NONE;
        }
        if (used + words > chunks[chunkCount - 1].length) {
            return reserve(words); // from a new chunk in a gap, which is a free block
        }
        int offset = used;
        used += words;
        return (chunkCount - 1) << CHUNK_BITS | offset;
    }

    private boolean grow(int words) {
        // the chunk of a shared tree is never moved
        return (isShared || used + words > CHUNK_LENGTH) ? addChunk() : growFirstChunk(used + words);
    }

    private boolean addChunk() {
        if (chunkCount == MAX_CHUNKS || held() + CHUNK_BYTES > limit) {
            return false;
        }
        long[] chunk = reserve.allocate(CHUNK_LENGTH);
        if (chunk == null) {
            return false;
        }
        if (gaps > 0 && free != null) {
            fillGap(free, chunk);
            return true;
        }
        if (chunkCount == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunkCount);
        }
        chunks[chunkCount] = chunk;
        chunkCount++;
        bytesOfChunks += CHUNK_BYTES;
        used = 0;
        return true;
    }

    private void fillGap(FreeBlocks blocks, long[] chunk) {
        int gap = 1;
        while (chunks[gap] != null) {
            gap++;
        }
        gaps--;
        chunks[gap] = chunk;
        bytesOfChunks += CHUNK_BYTES;
        blocks.add(this, gap << CHUNK_BITS, CHUNK_LENGTH);
    }

    private boolean growFirstChunk(int needed) {
        int doubled = Math.max(2 * chunks[0].length, Integer.highestOneBit(needed - 1) << 1);
        long length = Math.min(Math.min(CHUNK_LENGTH, doubled), (limit - outside()) / Long.BYTES);
        if (length < needed) {
            return false;
        }
        long[] longer = reserve.allocate((int) length);
        if (longer == null) {
            return false;
        }
        System.arraycopy(chunks[0], 0, longer, 0, used);
        firstChunk(longer);
        return true;
    }

    /**
     * Frees the nodes without a mark, and removes the marks of the others.
     *
     * @param node a cursor of this tree
     * @param blocks receives the free words
     * @throws OutOfMemoryError before anything has changed
     */
    void freeUnmarked(NodeView node, FreeBlocks blocks, long saved, int visits) {
        LongTable table = positions;
        if (table != null) {
            table.retain(address -> NodeView.isMarked(chunk(address)[address & CHUNK_MASK]));
        }
        free = blocks;
        savedNodes = saved;
        mostVisits = visits;
        isTidy = true;
        isFull = false;
        unmark(node, blocks);
    }

    /** Removes the marks of all nodes without allocating anything, and adds the words of the others to the free blocks, if given. */
    void unmark(NodeView node, @Nullable FreeBlocks blocks) {
        for (int index = 0; index < chunkCount; index++) {
            if (chunks[index] != null) {
                unmark(index, node, blocks);
            }
        }
    }

    private void unmark(int index, NodeView node, @Nullable FreeBlocks blocks) {
        long[] chunk = chunks[index];
        boolean isLast = index == chunkCount - 1;
        int end = isLast ? used : chunk.length;
        int first = index == 0 ? ROOT : 0;
        int freeFrom = first;
        int base = first;
        while (base < end) {
            long header = chunk[base];
            int size = header == 0
                    ? 1
                    : NodeView.isFree(header)
                            ? NodeView.freeWords(header)
                            : node.moveTo(index << CHUNK_BITS | base).words();
            if (NodeView.isMarked(header)) {
                chunk[base] = header & ~NodeView.MARK;
                if (blocks != null && freeFrom < base) {
                    blocks.add(this, index << CHUNK_BITS | freeFrom, base - freeFrom);
                }
                freeFrom = base + size;
            }
            base += size;
        }
        if (blocks == null || freeFrom == end) {
            return;
        }
        if (freeFrom == 0 && !isLast) {
            chunks[index] = null;
            gaps++;
            bytesOfChunks -= CHUNK_BYTES;
        } else {
            blocks.add(this, index << CHUNK_BITS | freeFrom, end - freeFrom);
        }
    }

    private void firstChunk(long[] words) {
        chunks[0] = words;
        bytesOfChunks = words.length < CHUNK_LENGTH ? (long) Long.BYTES * words.length : CHUNK_BYTES;
    }
}
