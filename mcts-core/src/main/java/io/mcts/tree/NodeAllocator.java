package io.mcts.tree;

/** Allocates the nodes of one thread; in a shared tree from blocks of words, so that threads seldom wait for each other. */
public final class NodeAllocator {

    private static final int BLOCK_WORDS = 1 << 12;

    /** With fewer children a small node would hardly take less memory. */
    private static final int LEAST_OF_SMALL = 2 * NodeLayout.SMALL;

    private final Tree tree;
    private final NodeLayout layout;
    private int next;
    private int left;

    public NodeAllocator(Tree tree) {
        this.tree = tree;
        layout = tree.layout();
    }

    /** Whether such a node may never find room. */
    public boolean isTooLarge(int childCount, boolean isChance, long bytesOfMoves) {
        return tree.isTooLarge(
                layout.words(NodeView.header(childCount, NodeLayout.moveWidth(0), 0, isChance)), bytesOfMoves);
    }

    /** Makes a node without statistics for move numbers combined by "or"; {@link Tree#NONE} if there is no memory for it. */
    public int allocate(int childCount, int moves, int player, boolean isChance) {
        return allocate(NodeView.header(childCount, NodeLayout.moveWidth(moves), player, isChance));
    }

    /** Like {@link #allocate(int, int, int, boolean)} for a node of a decision, which is small if it has many children. */
    public int allocateSmall(int childCount, int moves, int player) {
        if (childCount < LEAST_OF_SMALL) {
            return allocate(childCount, moves, player, false);
        }
        return allocate(NodeView.smallHeader(childCount, NodeLayout.moveWidth(moves), player));
    }

    /** Moves a small node to words for all of its children and frees its own; {@link Tree#NONE} if there is no memory. */
    public int enlarge(int small) {
        long header = tree.chunk(small)[small & Tree.CHUNK_MASK];
        int address = allocate(NodeView.large(header));
        if (address == Tree.NONE) {
            return Tree.NONE;
        }
        long[] from = tree.chunk(small);
        long[] to = tree.chunk(address);
        int first = small & Tree.CHUNK_MASK;
        int base = address & Tree.CHUNK_MASK;
        int moves = NodeView.sumWord(first, NodeLayout.SMALL);
        int words = layout.words(header);
        System.arraycopy(from, first + 1, to, base + 1, moves - first - 1);
        System.arraycopy(from, moves, to, NodeView.sumWord(base, NodeView.count(header)), first + words - moves);
        tree.free(small, words);
        return address;
    }

    /** The layout is that of the original, whose address precedes the replica; a record of bounds, in a tree with bounds, follows it. */
    int allocateReplica(NodeView original) {
        int length = original.words();
        int count = original.count();
        int recordWords = layout.hasBounds() ? BoundsWord.recordWords(count) : 0;
        int address = allocate(1 + length + recordWords, original.address());
        if (address == Tree.NONE) {
            return Tree.NONE;
        }
        int base = (address & Tree.CHUNK_MASK) + 1;
        long[] chunk = tree.chunk(address);
        chunk[base] = original.words[original.base] & NodeView.LOW_HALF; // no visits
        int moves = original.moveWord(0, original.moveWidth());
        int fromBase = moves - original.base;
        System.arraycopy(original.words, moves, chunk, base + fromBase, original.boundsWord() - moves);
        if (layout.hasBounds()) {
            chunk[base + original.boundsWord() - original.base] = BoundsWord.ofRecord(address + 1 + length);
            chunk[base + length] = NodeView.recordHeader(count);
        }
        return address + 1;
    }

    private int allocate(long header) {
        return allocate(layout.words(header), header);
    }

    private int allocate(int words, long first) {
        int address = tree.isShared() ? reserve(words) : tree.reserve(words);
        if (address != Tree.NONE) {
            tree.chunk(address)[address & Tree.CHUNK_MASK] = first;
        }
        return address;
    }

    private int reserve(int words) {
        if (words > left) {
            if (tree.hasFreeBlocks()) {
                return tree.reserveShared(words);
            }
            int block = Math.max(words, BLOCK_WORDS);
            int address = tree.reserveShared(block);
            if (address == Tree.NONE) {
                return Tree.NONE;
            }
            next = address;
            left = block;
        }
        int address = next;
        next += words;
        left -= words;
        return address;
    }
}
