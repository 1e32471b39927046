package io.mcts.tree;

/** Trees as a search makes them, and nodes with visits that no search has made. */
public final class TestTrees {

    private TestTrees() {}

    /** A tree for several threads. */
    public static Tree shared(NodeLayout layout) {
        return of(layout, true);
    }

    static Tree of(NodeLayout layout, boolean isShared) {
        return new Tree(layout, isShared, false, Long.MAX_VALUE, 0);
    }

    static Tree graph(NodeLayout layout) {
        return new Tree(layout, false, true, Long.MAX_VALUE, 0);
    }

    /** Adds visits without reward to a child and its node, in one step. */
    public static void addVisits(Node node, int child, int visits) {
        node.words[node.base] += (long) visits << NodeView.VISITS_SHIFT;
        node.enter(child, visits);
    }
}
