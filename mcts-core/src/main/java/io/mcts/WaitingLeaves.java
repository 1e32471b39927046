package io.mcts;

import io.mcts.tree.TreePath;

/**
 * The edges at which descents have ended whose results are not backed up yet, as often as one did.
 *
 * <p>Not thread-safe.
 */
final class WaitingLeaves {

    private final int[] nodes;
    private final int[] children;
    private int size;

    /** Has room for so many. */
    WaitingLeaves(int capacity) {
        nodes = new int[capacity];
        children = new int[capacity];
    }

    void clear() {
        size = 0;
    }

    /** Adds the last edge of a path. */
    void add(TreePath path) {
        nodes[size] = path.node(path.length() - 1);
        children[size++] = path.child(path.length() - 1);
    }

    /** How many descents have ended at an edge. */
    int count(int node, int child) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            count += nodes[i] == node && children[i] == child ? 1 : 0;
        }
        return count;
    }
}
