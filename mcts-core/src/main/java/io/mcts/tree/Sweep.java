package io.mcts.tree;

import io.mcts.game.Move;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Frees in place the nodes of a tree that its root does not lead to, and perhaps the least visited ones. Chunks without nodes go back to
 * the heap. No other node moves, and little memory is needed, so a sweep succeeds in a full heap.
 *
 * <p>The first pass goes down from the root and marks nodes by the highest bit of their visits, which rank them as in {@link
 * SubtreeCopy#mostVisited}; links to nodes with too few are cut. The second pass removes the marks, and joins all other words to free
 * blocks.
 */
public final class Sweep<M extends Move> {

    /** Unused moves may stay in a small table: at most 1 KiB, or 1/16 of the memory of a tree. */
    private static final int SMALL_TABLE = 16;

    private static final long SMALL_TABLE_BYTES = 1 << 10;

    private static final int ITERATIONS_BETWEEN_CHECKS = 1 << 12;

    private final Tree tree;
    private final int leastVisits;
    private final NodeView node;

    /** Allocated before marks are set, like everything needed to remove them. */
    private final FreeBlocks blocks = new FreeBlocks();

    private final VisitCounts words = new VisitCounts();
    private int[] unfinished = new int[1 << 8];
    private int count;
    private long nodes = 1;
    private long savedNodes;
    private int mostVisits;

    private final @Nullable MoveRanks used;

    private MoveTable<M> moves;

    private Sweep(Tree tree, MoveTable<M> moves, int leastVisits) {
        this.tree = tree;
        this.leastVisits = leastVisits;
        this.moves = moves;
        node = new NodeView(tree);
        used = isTableSmall(tree, moves) ? null : new MoveRanks();
    }

    public static boolean isTableSmall(Tree tree, MoveTable<?> moves) {
        return moves.bytes() <= Math.max(SMALL_TABLE_BYTES, tree.bytes() / SMALL_TABLE);
    }

    /**
     * Frees the nodes that the root does not lead to, while no thread searches in the tree.
     *
     * @param leastVisits frees nodes with fewer visits as well; 0 for none
     * @param isCancelled asked now and then; once true, this throws {@link CancellationException} and the tree stays unchanged
     * @throws OutOfMemoryError if the heap has no room for the list of unfinished nodes; the tree stays unchanged but for cut links
     */
    public static <M extends Move> Sweep<M> of(
            Tree tree, MoveTable<M> moves, int leastVisits, BooleanSupplier isCancelled) {
        Sweep<M> sweep = new Sweep<>(tree, moves, leastVisits);
        try {
            sweep.mark(isCancelled);
            tree.freeUnmarked(sweep.node, sweep.blocks, sweep.savedNodes, sweep.mostVisits);
        } catch (CancellationException | OutOfMemoryError noSweep) {
            tree.unmark(sweep.node, null);
            throw noSweep;
        }
        sweep.forgetMoves();
        return sweep;
    }

    /** Returns the moves kept: the same table if it is small or the heap has no room for another. */
    public MoveTable<M> moves() {
        return moves;
    }

    public long nodes() {
        return nodes;
    }

    /** Returns the least visits such that the nodes kept fit into some memory; see {@link VisitCounts#least}. */
    public int leastVisits(long bytes) {
        return words.least(Math.max(0, bytes) / Long.BYTES);
    }

    private void mark(BooleanSupplier isCancelled) {
        reach(tree.root(), Integer.MAX_VALUE);
        for (int steps = 1; count > 0; steps++) {
            if (steps % ITERATIONS_BETWEEN_CHECKS == 0 && isCancelled.getAsBoolean()) {
                throw new CancellationException("the nodes left behind need not be freed any more");
            }
            int address = unfinished[--count];
            long[] chunk = tree.chunk(address);
            int base = address & Tree.CHUNK_MASK;
            int children = NodeView.slots(chunk[base]);
            for (int child = 0; child < children; child++) {
                int word = NodeView.linkWord(base, child);
                nodes += NodeView.visitsIn(chunk[word]) > 0 ? 1 : 0;
                if ((int) chunk[word] != Tree.NONE) {
                    follow(address, child, NodeView.visitsIn(chunk[word]), (int) chunk[word]);
                }
            }
        }
    }

    private void follow(int from, int child, int visits, int to) {
        long header = tree.chunk(to)[to & Tree.CHUNK_MASK];
        if (NodeView.isMarked(header)) {
            savedNodes++;
            return;
        }
        int rank = tree.isGraph() ? NodeView.visitsIn(header) : visits;
        if (rank < leastVisits) {
            cut(from, child);
        } else {
            reach(to, rank);
        }
    }

    private void cut(int from, int child) {
        Node parent = new Node(tree).moveTo(from);
        parent.link(child, Tree.NONE);
        if (parent.has(Column.EVALUATIONS)) {
            parent.evaluations(child, parent.visits(child), parent.sum(child)); // a new node starts without them
        }
    }

    private void reach(int address, int rank) {
        if (count == unfinished.length) {
            unfinished = Arrays.copyOf(unfinished, 2 * count);
        }
        node.moveTo(address);
        mostVisits = Math.max(mostVisits, node.visits());
        long bounds = node.bounds();
        words.add(rank, node.wordsWith(bounds));
        if (used != null) {
            for (int child = 0; child < node.count(); child++) {
                used.raise(node.move(child), Math.max(1, rank));
            }
        }
        unfinished[count++] = address;
        node.words[node.base] |= NodeView.MARK;
        if (BoundsWord.isRecord(bounds)) {
            node.recordChunk(bounds)[(int) bounds & Tree.CHUNK_MASK] |= NodeView.MARK;
        }
    }

    private void forgetMoves() {
        if (used != null) {
            try {
                moves = moves.retaining(used);
            } catch (OutOfMemoryError noRoom) {
                return; // the moves stay
            }
            tree.account(moves.bytes());
        }
    }
}
