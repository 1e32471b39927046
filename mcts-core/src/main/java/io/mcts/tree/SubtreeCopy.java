package io.mcts.tree;

import io.mcts.game.Move;
import io.mcts.internal.LongTable;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Copies the part of a tree below one node, or the most visited nodes of it that have room, so that the rest can be dropped. A child
 * whose node is not copied keeps its statistics and is not expanded in the copy. Moves that no copied node has are dropped, too. The
 * order is depth first, which keeps the list of unfinished nodes short.
 */
public final class SubtreeCopy<M extends Move> {

    /** The words of a node of a graph in the tables of positions and of copies: up to 48 bytes each. */
    private static final int TABLE_WORDS = 12;

    private final Tree source;
    private final Tree target;
    private final MoveTable<M> sourceMoves;
    private final int leastVisits;
    private final NodeView below;
    private final Deque<Integer> unfinished = new ArrayDeque<>();
    private long nodes = 1;
    private long savedNodes;
    private int mostVisits;
    private final LongTable copies = new LongTable(); // in a graph, by address

    /** The moves of the copied nodes; null where all moves are kept. */
    private final @Nullable MoveRanks used;

    private MoveTable<M> moves;

    private SubtreeCopy(Tree source, Tree target, MoveTable<M> sourceMoves, int leastVisits) {
        this.source = source;
        this.target = target;
        this.sourceMoves = sourceMoves;
        this.leastVisits = leastVisits;
        below = new NodeView(source);
        moves = sourceMoves;
        used = Sweep.isTableSmall(source, sourceMoves) ? null : new MoveRanks();
    }

    /** Copies a node, as the root of a new tree, and all nodes below it for which the heap has room. */
    public static <M extends Move> SubtreeCopy<M> of(Tree source, MoveTable<M> moves, int root) {
        Tree target = new Tree(source.layout(), source.isShared(), source.isGraph(), Long.MAX_VALUE, 0);
        return new SubtreeCopy<>(source, target, moves, 0).copyBelow(root);
    }

    /**
     * Copies a node, as the root of a new tree, and the most visited nodes below it.
     *
     * <p>Nodes are ranked by the visits of the edge to them, which never exceed those of an edge above it, so the copy is connected. In a
     * graph a node is ranked by its own visits, and not copied if it is then not connected. A move has the rank of the first node that
     * has it.
     *
     * @param bytes the most that the copy may hold
     * @throws OutOfMemoryError if there is no room for the node itself
     */
    public static <M extends Move> SubtreeCopy<M> mostVisited(Tree source, MoveTable<M> moves, int root, long bytes) {
        VisitCounts nodes = new VisitCounts();
        VisitCounts outside = new VisitCounts();
        if (Sweep.isTableSmall(source, moves)) {
            measure(source, root, nodes, outside, null);
            outside.add(Integer.MAX_VALUE, (double) moves.bytes() / Long.BYTES);
        } else {
            MoveRanks ranks = new MoveRanks();
            measure(source, root, nodes, outside, ranks);
            moves.measure(ranks, outside);
        }
        VisitCounts all = new VisitCounts();
        all.add(nodes);
        all.add(outside);
        int leastVisits = all.least(bytes / Long.BYTES);
        Tree target = new Tree(
                source.layout(),
                source.isShared(),
                source.isGraph(),
                Math.max(0, bytes - Long.BYTES * outside.words(leastVisits)),
                nodes.words(leastVisits));
        return new SubtreeCopy<>(source, target, moves, leastVisits).copyBelow(root);
    }

    public Tree tree() {
        return target;
    }

    public MoveTable<M> moves() {
        return moves;
    }

    /** Whether the heap had no room for some node. */
    public boolean isCutShort() {
        return target.isFull();
    }

    /** The number of nodes copied: the root and every visited child. */
    public long nodes() {
        return nodes;
    }

    private SubtreeCopy<M> copyBelow(int root) {
        int copyOfRoot = copyOf(root);
        if (copyOfRoot == Tree.NONE) {
            throw new OutOfMemoryError("no room for the root of a search tree");
        }
        unfinished.push(copyOfRoot);
        Node node = new Node(target);
        while (!unfinished.isEmpty()) {
            node.moveTo(unfinished.pop());
            mostVisits = Math.max(mostVisits, node.visits());
            for (int child = 0; child < node.count(); child++) {
                nodes += node.visits(child) > 0 ? 1 : 0;
                if (node.link(child) != Tree.NONE) {
                    copyLink(node, child);
                }
            }
        }
        if (used != null) {
            moves = sourceMoves.retaining(used);
        }
        target.adoptPositions(source, copies, savedNodes, mostVisits);
        target.account(moves.bytes());
        return this;
    }

    private static int rank(NodeView parent, int child, NodeView node) {
        return node.tree.isGraph() ? node.visits() : parent.visits(child);
    }

    private void copyLink(Node node, int child) {
        int link = node.link(child);
        int copy = copies.get(link);
        if (copy != LongTable.ABSENT) {
            savedNodes++;
        } else {
            copy = rank(node, child, below.moveTo(link)) >= leastVisits ? copyOf(link) : Tree.NONE;
            if (copy != Tree.NONE) {
                unfinished.push(copy);
            }
        }
        node.moveTo(node.address()).link(child, copy); // the tree may have grown
        if (copy == Tree.NONE && node.has(Column.EVALUATIONS)) {
            node.evaluations(child, node.visits(child), node.sum(child)); // a new node starts without them
        }
    }

    private int copyOf(int address) {
        int copy = target.allocateCopy(source, address);
        if (copy != Tree.NONE && source.isGraph()) {
            copies.put(address, copy);
        }
        if (copy != Tree.NONE && used != null) {
            raise(used, new NodeView(target).moveTo(copy), 1);
        }
        return copy;
    }

    private static void raise(MoveRanks ranks, NodeView node, int rank) {
        for (int child = 0; child < node.count(); child++) {
            ranks.raise(node.move(child), rank);
        }
    }

    /** Measures a node and those below it: their words, their words in the tables of a graph, and the ranks of their moves. */
    private static void measure(
            Tree source, int root, VisitCounts words, VisitCounts tables, @Nullable MoveRanks ranks) {
        NodeView node = new NodeView(source);
        NodeView below = new NodeView(source);
        LongTable seen = new LongTable();
        Deque<Integer> unfinished = new ArrayDeque<>();
        words.add(Integer.MAX_VALUE, node.moveTo(root).words());
        if (ranks != null) {
            raise(ranks, node, Integer.MAX_VALUE);
        }
        unfinished.push(root);
        while (!unfinished.isEmpty()) {
            node.moveTo(unfinished.pop());
            for (int child = 0; child < node.count(); child++) {
                int link = node.link(child);
                if (link == Tree.NONE || seen.get(link) != LongTable.ABSENT) {
                    continue;
                }
                int visits = rank(node, child, below.moveTo(link));
                words.add(visits, below.words());
                if (ranks != null) {
                    raise(ranks, below, Math.max(1, visits));
                }
                if (source.isGraph()) {
                    seen.put(link, 0);
                    tables.add(visits, TABLE_WORDS);
                }
                unfinished.push(link);
            }
        }
    }
}
