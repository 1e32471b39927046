package io.mcts.report;

import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The label of a node in a report for people. */
final class NodeLabel {

    private NodeLabel() {}

    /** The move, the visits, the mean and whose it is, and what is proven if anything is. */
    static List<String> of(TreeNode<?> node) {
        List<String> parts = new ArrayList<>();
        parts.add(node.move() == null ? "root" : node.move().toString());
        parts.add(node.visits() + " visits");
        parts.add(String.format(Locale.ROOT, "player %d: %.3f", node.player(), node.mean()));
        if (!node.bounds().equals(Bounds.UNKNOWN)) {
            parts.add("proven " + node.bounds());
        }
        return parts;
    }
}
