package io.mcts.tree;

import io.mcts.internal.HeapReserve;
import io.mcts.internal.LongTable;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a search tree, packed in chunks of longs.
 *
 * <p><b>Why packed.</b> A large search waits for memory more than it computes, so the words of a node and its children's statistics are
 * neighbours; a tree of objects would need more bytes and work of the garbage collector.
 *
 * <p><b>Addresses.</b> The address of a node is that of its first word, an unsigned 32-bit number; 0 is no node. A node never straddles two
 * chunks. The first chunk grows by doubling; hence no caller keeps a chunk across an {@link NodeAllocator#allocate}. A full chunk takes
 * exactly 1 MiB with its array header: more would take two regions of the G1 collector in heaps up to 4 GiB.
 *
 * <p><b>Threads.</b> Not thread-safe, but several threads may read and change the words of a shared tree, each with its own cursors. Its
 * array of chunks is allocated once: a chunk is stored before any node in it is linked, and links are read with acquire semantics.
 */
public final class Tree {

    public static final int NONE = 0;

    /** The first node, which is the root until a larger node replaces it. */
    public static final int ROOT = 1;

    public static final int MAX_PLAYERS = 4_095;

    static final int CHUNK_BITS = 17;
    public static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    static final int CHUNK_LENGTH = (1 << CHUNK_BITS) - 2;

    static final long CHUNK_BYTES = (long) Long.BYTES << CHUNK_BITS;
    private static final int MAX_CHUNKS = 1 << (Integer.SIZE - CHUNK_BITS);
    private static final int FIRST_CHUNK_WORDS = 512;

    private static final int GREATEST_PART = 4;

    private final NodeLayout layout;
    private final boolean isShared;
    private boolean isTidy;
    private long limit;

    private long[][] chunks;

    private int chunkCount = 1;
    private long bytesOfChunks;
    private int used = ROOT;
    private int root = ROOT;
    private HeapReserve reserve = new HeapReserve();
    private volatile long accounted;
    private volatile boolean isFull;
    private volatile boolean isMissingBounds;

    private final @Nullable LongTable positions;

    private long savedNodes;
    private int mostVisits;

    private int gaps;

    /** Null until nodes have been freed. */
    private @Nullable FreeBlocks free;

    public Tree(NodeLayout layout) {
        this(layout, false, false, Long.MAX_VALUE, 0);
    }

    /**
     * Creates an empty tree.
     *
     * @param isGraph whether several moves may lead to one node, found by the key of its position
     * @param limit the most bytes that it may hold, at least 4,096
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
        isMissingBounds = other.isMissingBounds;
        mostVisits = Math.max(
                other.mostVisits, new NodeView(other).moveTo(other.root).visits());
        this.root = root;
        isTidy = false;
    }

    /** Returns a tree with another root and all nodes, until a {@link Sweep}; this tree must not be used any more. */
    public Tree from(int node) {
        return new Tree(this, node);
    }

    /** Whether {@link #from} has left no nodes behind. */
    public boolean isTidy() {
        return isTidy;
    }

    public boolean isEmpty() {
        return chunkCount == 1 && used == ROOT;
    }

    public int root() {
        return root;
    }

    public void root(int node) {
        root = node;
    }

    public Tree blankRoot(int childCount) {
        NodeView original = new NodeView(this).moveTo(root);
        Tree blank = ofOneNode(original);
        new NodeAllocator(blank).allocate(childCount, 0, original.player(), original.isChance());
        return blank;
    }

    public Tree copyOfRoot() {
        Tree copy = ofOneNode(new NodeView(this).moveTo(root));
        copy.allocateCopy(this, root);
        VarHandle.acquireFence(); // nodes linked in the copy are then seen as they were when linked
        return copy;
    }

    private Tree ofOneNode(NodeView like) {
        return new Tree(layout, false, false, Long.MAX_VALUE, new long[ROOT + like.wordsWith(like.bounds())]);
    }

    public void limit(long bytes) {
        limit = bytes;
        isFull = false;
    }

    public void reserve(HeapReserve shared) {
        reserve = shared;
    }

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

    /** Finds a node by the key of its position and counts it as {@linkplain #savedNodes saved}; {@link #NONE} if there is none. */
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

    /** Returns the node stored: another one if a thread has stored it before, or the given one in a tree that is not a graph. */
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

    /** The number of nodes not made because of transpositions: all links to a node but one. */
    public long savedNodes() {
        return savedNodes;
    }

    /** An upper bound of a node's visits when this tree was copied or taken over; 0 in a new tree. */
    public int mostVisits() {
        return mostVisits;
    }

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
        isMissingBounds = source.isMissingBounds;
    }

    int allocateCopy(Tree source, int node) {
        NodeView original = new NodeView(source).moveTo(node);
        long bounds = original.bounds();
        int address = reserve(original.wordsWith(bounds));
        if (address != NONE) {
            original.copyTo(chunk(address), address, bounds);
        }
        return address;
    }

    /** Whether a node of at most a quarter of the limit found no memory: heap, limit or 32 GiB. */
    public boolean isFull() {
        return isFull || reserve.isHeapFull();
    }

    /** Whether a bound has found no memory, so that an edge may not have the bounds of its node. */
    public boolean isMissingBounds() {
        return isMissingBounds;
    }

    void missBounds() {
        isMissingBounds = true;
    }

    /** The bytes in use, including those {@linkplain #account accounted} for but not free space. */
    public long bytes() {
        return held() - (free == null ? 0 : Long.BYTES * free.words());
    }

    /** The bytes that the tree keeps from others. */
    public long held() {
        return bytesOfChunks + outside();
    }

    public long room() {
        return Long.BYTES * ((free == null ? 0 : free.words()) + chunks[chunkCount - 1].length - used);
    }

    /** The bytes accounted for, and those of the keys of a graph. */
    public long outside() {
        return accounted + (positions == null ? 0 : positions.bytes());
    }

    public long usedBytes() {
        return (long) Long.BYTES * used;
    }

    /** The array of a node's words until the tree grows; the first is at {@code address & CHUNK_MASK}. */
    public long[] chunk(int address) {
        return chunks[address >>> CHUNK_BITS];
    }

    synchronized int reserveShared(int words) {
        return reserve(words);
    }

    /** Whether words have been freed, so that a node should be reserved alone. */
    boolean hasFreeBlocks() {
        return free != null && free.words() > 0;
    }

    /** Whether a node, with bytes outside of the chunks, may never find room; it then does not make the tree full. */
    boolean isTooLarge(int words, long bytesOutside) {
        return (long) Long.BYTES * words + bytesOutside > limit / GREATEST_PART;
    }

    /** Frees the words of a node to which nothing leads any more; not in a shared tree. */
    void free(int node, int words) {
        if (free == null) {
            free = new FreeBlocks();
        }
        free.add(this, node, words);
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

    /** Frees the unmarked nodes and removes marks; an {@link OutOfMemoryError} leaves the tree unchanged. */
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

    /** Removes all marks without allocating, and adds the words of the other nodes to the free blocks, if given. */
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
            int size = words(header, index << CHUNK_BITS | base, node);
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

    /** The words of a node, a free block or a record of bounds, or of a gap, of which each word is 0. */
    private static int words(long header, int address, NodeView node) {
        if (header == 0) {
            return 1;
        }
        if (NodeView.isFree(header)) {
            return NodeView.freeWords(header);
        }
        return NodeView.isRecord(header)
                ? BoundsWord.recordWords(NodeView.count(header))
                : node.moveTo(address).words();
    }

    private void firstChunk(long[] words) {
        chunks[0] = words;
        bytesOfChunks = words.length < CHUNK_LENGTH ? (long) Long.BYTES * words.length : CHUNK_BYTES;
    }
}
