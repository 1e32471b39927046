package io.mcts.tree;

/**
 * Where one thread makes the nodes of a tree. Of a shared tree it takes a block of words at a time, so that threads seldom wait
 * for each other; of any other, words one node after the other.
 *
 * <p>Not thread-safe: each thread has its own.
 */
public final class Region {

    private static final int BLOCK_WORDS = 1 << 12;

    private final Tree tree;
    private final int wordsOfMove;
    private final int wordsOfOutcome;
    private int next;
    private int left;

    /**
     * A region without words.
     *
     * @param tree the tree that gets the nodes
     */
    public Region(Tree tree) {
        this.tree = tree;
        this.wordsOfMove = tree.layout().extraWords(false);
        this.wordsOfOutcome = tree.layout().extraWords(true);
    }

    /**
     * Makes a node without statistics.
     *
     * @param childCount the number of its children, from 1 to {@link NodeLayout#maxChildren}
     * @param player the player whose values the children keep
     * @param isChance whether chance moves at the node
     * @return its address, or {@link Tree#NONE} where there is no memory for it; see {@link Tree#isFull}
     */
    public int allocate(int childCount, int player, boolean isChance) {
        int words = NodeLayout.words(childCount, isChance ? wordsOfOutcome : wordsOfMove);
        int address = tree.isShared() ? reserve(words) : tree.reserve(words);
        if (address != Tree.NONE) {
            tree.chunk(address)[address & Tree.CHUNK_MASK] = Node.header(childCount, player, isChance);
        }
        return address;
    }

    private int reserve(int words) {
        if (words > left) {
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
