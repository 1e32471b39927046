package io.mcts.tree;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Copies the part of a tree below one node, so that the rest can be forgotten; where there is not room for all of it, the most
 * visited nodes. A child whose node is not copied keeps its statistics and is not expanded in the copy.
 *
 * <p>The nodes are found by their links, from the top, one branch after the other; so what is yet to do stays small, and it
 * does not matter where in the memory of the tree they lie.
 */
public final class SubtreeCopy {

    private final Tree target;
    private final int leastVisits;
    private final Deque<Integer> unfinished = new ArrayDeque<>();
    private long nodes = 1;

    /** The copy of each node that has been copied, in a graph. */
    private final AddressMap copies = new AddressMap();

    private long savedNodes;

    private SubtreeCopy(Tree target, int leastVisits) {
        this.target = target;
        this.leastVisits = leastVisits;
    }

    /**
     * Copies a node and all nodes below it, as far as the heap has room; the copy of the node is the root of the new tree.
     *
     * @param source the tree to copy from, left as it is
     * @param root the address of the node
     * @return the copy
     * @throws OutOfMemoryError if there is no room for the node itself
     */
    public static SubtreeCopy of(Tree source, int root) {
        SubtreeCopy copy = new SubtreeCopy(source.blank(), 0);
        copy.copyBelow(source, root);
        return copy;
    }

    /**
     * Copies a node and, of those below it, the ones with most visits.
     *
     * <p>The nodes below an edge are counted in order of the visits of their edges, which are never more than those of an edge
     * above: so whatever is copied hangs together.
     *
     * @param source the tree to copy from, left as it is
     * @param root the address of the node
     * @param bytes the most that the copy may hold
     * @return the copy
     * @throws OutOfMemoryError if there is no room for the node itself
     */
    public static SubtreeCopy mostVisited(Tree source, int root, long bytes) {
        VisitCounts counts = counts(source, root);
        long room = bytes / Long.BYTES;
        int leastVisits = counts.least(room);
        SubtreeCopy copy = new SubtreeCopy(
                new Tree(source.layout(), source.isShared(), bytes, counts.words(leastVisits)), leastVisits);
        copy.copyBelow(source, root);
        return copy;
    }

    /**
     * Copies one node without those below it: its children are not expanded in the copy.
     *
     * @param source the tree to copy from, left as it is
     * @param node the address of the node
     * @return a new tree, of which the node is the root
     */
    public static Tree ofNode(Tree source, int node) {
        SubtreeCopy copy = new SubtreeCopy(new Tree(source.layout()), Integer.MAX_VALUE);
        copy.copyBelow(source, node);
        return copy.target;
    }

    /**
     * The copied nodes.
     *
     * @return a new tree
     */
    public Tree tree() {
        return target;
    }

    /**
     * How many nodes were copied: the root and every child visited.
     *
     * @return at least 1
     */
    public long nodes() {
        return nodes;
    }

    private static VisitCounts counts(Tree source, int root) {
        VisitCounts counts = new VisitCounts();
        Node node = new Node(source).moveTo(root);
        counts.add(Integer.MAX_VALUE, node.words());
        Deque<Integer> unfinished = new ArrayDeque<>();
        unfinished.push(root);
        Node below = new Node(source);
        while (!unfinished.isEmpty()) {
            node.moveTo(unfinished.pop());
            for (int child = 0; child < node.count(); child++) {
                if (node.link(child) != Tree.NONE) {
                    counts.add(
                            node.visits(child), below.moveTo(node.link(child)).words());
                    unfinished.push(node.link(child));
                }
            }
        }
        return counts;
    }

    private void copyBelow(Tree source, int root) {
        int copyOfRoot = copyOf(source, root);
        if (copyOfRoot == Tree.NONE) {
            throw new OutOfMemoryError("no room for the root of a search tree");
        }
        unfinished.push(copyOfRoot);
        Node node = new Node(target);
        while (!unfinished.isEmpty()) {
            node.moveTo(unfinished.pop());
            for (int child = 0; child < node.count(); child++) {
                nodes += node.visits(child) > 0 ? 1 : 0;
                int link = node.link(child);
                if (link != Tree.NONE) {
                    int copied = copies.only(link);
                    int below = copied;
                    if (copied == Tree.NONE && node.visits(child) >= leastVisits) {
                        below = copyOf(source, link);
                    }
                    node.moveTo(node.address()).link(child, below);
                    if (copied != Tree.NONE) {
                        savedNodes++;
                    } else if (below != Tree.NONE) {
                        unfinished.push(below);
                    }
                }
            }
        }
        target.takePositions(source, copies, savedNodes);
    }

    private int copyOf(Tree source, int address) {
        int copy = target.allocateCopy(source, address);
        if (source.isGraph() && copy != Tree.NONE) {
            copies.add(address, copy);
        }
        return copy;
    }
}
