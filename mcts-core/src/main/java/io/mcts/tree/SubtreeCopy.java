package io.mcts.tree;

import java.util.ArrayDeque;

/** Copies the part of a tree below one node, so that the rest can be forgotten. */
public final class SubtreeCopy {

    private final Tree target;
    private final ArrayDeque<Integer> unfinished = new ArrayDeque<>();
    private long nodes = 1;

    private SubtreeCopy(NodeLayout layout, boolean isShared) {
        target = new Tree(layout, isShared);
    }

    /**
     * Copies a node and all nodes below it; the copy of the node is the root of the new tree.
     *
     * @param source the tree to copy from, left as it is
     * @param root the address of the node
     * @return the copy
     */
    public static SubtreeCopy of(Tree source, int root) {
        SubtreeCopy copy = new SubtreeCopy(source.layout(), source.isShared());
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
        Tree copy = new Tree(source.layout());
        Node root = new Node(copy).moveTo(copy.allocateCopy(source, node));
        for (int child = 0; child < root.count(); child++) {
            root.link(child, Tree.NONE);
        }
        return copy;
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

    private void copyBelow(Tree source, int root) {
        unfinished.add(target.allocateCopy(source, root));
        Node node = new Node(target);
        while (!unfinished.isEmpty()) {
            node.moveTo(unfinished.remove());
            for (int child = 0; child < node.count(); child++) {
                nodes += node.visits(child) > 0 ? 1 : 0;
                if (node.link(child) != Tree.NONE) {
                    int below = target.allocateCopy(source, node.link(child));
                    node.moveTo(node.address()).link(child, below);
                    unfinished.add(below);
                }
            }
        }
    }
}
