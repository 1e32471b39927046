package io.mcts.tree;

/**
 * The last edges of the paths of a batch that wait for their results, each as often as a path ends with it.
 *
 * <p>Not thread-safe.
 */
public final class WaitingLeaves {

    private final int[] nodes;
    private final int[] children;
    private int size;

    /** No edges, but room for so many. */
    public WaitingLeaves(int capacity) {
        nodes = new int[capacity];
        children = new int[capacity];
    }

    public void clear() {
        size = 0;
    }

    /** Adds the last edge of a path. */
    public void add(TreePath path) {
        nodes[size] = path.node(path.length() - 1);
        children[size++] = path.child(path.length() - 1);
    }

    /** Whether a path that waits has the same last edge as another one. */
    public boolean hasEndOf(TreePath path) {
        return count(path.node(path.length() - 1), path.child(path.length() - 1)) > 0;
    }

    /** How many paths end with an edge. */
    int count(int node, int child) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            count += nodes[i] == node && children[i] == child ? 1 : 0;
        }
        return count;
    }
}
