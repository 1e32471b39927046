package io.mcts.tree;

import io.mcts.game.Move;
import io.mcts.internal.LongTable;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Copies the part of a tree below one node, or its most visited nodes that have room, with their moves. A child whose node is not copied
 * keeps its statistics. The order is depth first, which keeps the list of unfinished nodes short.
 */
public final class SubtreeCopy<M extends Move> {

    /** The tables of positions and copies take up to 48 bytes each for a node of a graph. */
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

    public static <M extends Move> SubtreeCopy<M> of(Tree source, MoveTable<M> moves, int root) {
        Tree target = new Tree(source.layout(), source.isShared(), source.isGraph(), Long.MAX_VALUE, 0);
        return new SubtreeCopy<>(source, target, moves, 0).copyBelow(root);
    }

    /**
     * Copies a node, as the root of a new tree, and the most visited nodes below it, ranked by the visits of the edge to them, so the copy
     * is connected; in a graph by their own, and dropped if not connected. A move has the rank of the first node that has it.
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

    public boolean isCutShort() {
        return target.isFull();
    }

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

    private static void measure(
            Tree source, int root, VisitCounts words, VisitCounts tables, @Nullable MoveRanks ranks) {
        NodeView node = new NodeView(source);
        NodeView below = new NodeView(source);
        LongTable seen = new LongTable();
        Deque<Integer> unfinished = new ArrayDeque<>();
        words.add(Integer.MAX_VALUE, node.moveTo(root).wordsWith(node.bounds()));
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
                words.add(visits, below.wordsWith(below.bounds()));
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
