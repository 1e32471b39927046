package io.mcts.tree;

/** Makes nodes of two children in the trees of one {@link Meeting} after the other, on one thread. */
final class Maker {

    private Tree tree = new Tree(NodeLayout.PLAIN);
    private NodeAllocator region = new NodeAllocator(tree);

    /** Makes a node and goes to it. */
    Node make(Tree wanted, Node cursor, int player) {
        if (tree != wanted) {
            tree = wanted;
            region = new NodeAllocator(wanted);
        }
        return cursor.moveTo(region.allocate(2, 0, player, false));
    }
}
