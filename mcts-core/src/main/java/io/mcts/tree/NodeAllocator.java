package io.mcts.tree;

/** Allocates the nodes of one thread; in a shared tree from blocks of words, so that threads seldom wait for each other. */
public final class NodeAllocator {

    private static final int BLOCK_WORDS = 1 << 12;

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
        return tree.isTooLarge(layout.words(childCount, NodeLayout.moveWidth(0), isChance), bytesOfMoves);
    }

    /** Makes a node without statistics for move numbers combined by "or"; {@link Tree#NONE} if there is no memory for it. */
    public int allocate(int childCount, int moves, int player, boolean isChance) {
        int width = NodeLayout.moveWidth(moves);
        return allocate(
                layout.words(childCount, width, isChance), NodeView.header(childCount, width, player, isChance));
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
