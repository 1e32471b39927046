package io.mcts.tree;

/**
 * A node of two children in a shared tree, with two cursors for each of the two threads that meet there.
 *
 * <p>A tree never gives back a node, and a test makes millions of them: so there is a new tree now and then.
 */
final class Meeting {

    private static final long MOST_BYTES = 4 << 20;

    private static Tree newest = newTree();
    private static NodeAllocator region = new NodeAllocator(newest);

    final Tree tree;

    /** Where the first thread stands: at the node. */
    final Node one;

    /** Where the second thread stands: at the node. */
    final Node other;

    /** A cursor of the first thread, not yet positioned. */
    final Node below;

    /** A cursor of the second thread, not yet positioned. */
    final Node otherBelow;

    private Meeting(Tree tree, int address) {
        this.tree = tree;
        one = new Node(tree).moveTo(address);
        other = new Node(tree).moveTo(address);
        below = new Node(tree);
        otherBelow = new Node(tree);
    }

    private static Tree newTree() {
        return new Tree(NodeLayout.BOUNDS, true, false, Long.MAX_VALUE, 0);
    }

    /** A meeting at a new node. */
    static synchronized Meeting next() {
        if (newest.bytes() > MOST_BYTES) {
            newest = newTree();
            region = new NodeAllocator(newest);
        }
        return new Meeting(newest, region.allocate(2, 0, 0, false));
    }
}
