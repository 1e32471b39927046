package io.mcts.report;

import io.mcts.TreeNode;
import java.util.List;
import java.util.Locale;

/** What a report to be read says of a node, beside its kind. */
final class NodeLabel {

    private NodeLabel() {}

    /** The parts of the label in their order: the move, the visits, the mean and whose it is. */
    static List<String> of(TreeNode<?> node) {
        return List.of(
                node.move() == null ? "root" : node.move().toString(),
                node.visits() + " visits",
                String.format(Locale.ROOT, "player %d: %.3f", node.player(), node.mean()));
    }
}
