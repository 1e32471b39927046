package io.mcts.report;

import io.mcts.Bounds;
import io.mcts.TreeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a report to be read says of a node, beside its kind. */
final class NodeLabel {

    private NodeLabel() {}

    /** The parts of the label in their order: the move, the visits, the mean and whose it is, what is proven if anything is. */
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
