package io.mcts.report;

import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

final class NodeLabel {

    private NodeLabel() {}

    static String numbered(int player) {
        return "player " + player;
    }

    static List<String> of(TreeNode<?> node, IntFunction<String> players) {
        List<String> parts = new ArrayList<>();
        parts.add(node.move() == null ? "root" : node.move().toString());
        parts.add(node.visits() == 1 ? "1 visit" : node.visits() + " visits");
        if (node.visits() > 0 || !node.bounds().equals(Bounds.UNKNOWN)) {
            parts.add(String.format(Locale.ROOT, "%s: %.3f", players.apply(node.player()), node.mean()));
        }
        if (!node.bounds().equals(Bounds.UNKNOWN)) {
            parts.add("proven " + node.bounds());
        }
        return parts;
    }
}
