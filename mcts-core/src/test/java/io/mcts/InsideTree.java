package io.mcts;

/** What tests of other packages see of a kept tree. */
public final class InsideTree {

    private InsideTree() {}

    /** Whether a bound has found no memory in one of its trees. */
    public static boolean isMissingBounds(SearchTree<?, ?> tree) {
        return tree.trees().stream().anyMatch(one -> one.nodes().isMissingBounds());
    }
}
