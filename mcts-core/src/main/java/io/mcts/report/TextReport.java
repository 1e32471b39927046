package io.mcts.report;

import io.mcts.result.TreeNode;
import java.util.function.IntFunction;

/**
 * A tree as text, a line for each node, indented by depth: the move that leads to it, its visits, the mean (0 to 1) of the player who chose
 * it, and {@code chance} if chance moves next. The last line below a node counts the omitted children.
 */
public final class TextReport {

    private static final String INDENTATION = "  ";

    private TextReport() {}

    /** Returns a snapshot of a tree as text, with players by number; each line ends in a line break. */
    public static String of(TreeNode<?> root) {
        return of(root, NodeLabel::numbered);
    }

    /** Returns a snapshot of a tree as text, with the names of its players by number; each line ends in a line break. */
    public static String of(TreeNode<?> root, IntFunction<String> players) {
        StringBuilder text = new StringBuilder();
        write(text, root, players, 0);
        return text.toString();
    }

    private static void write(StringBuilder text, TreeNode<?> node, IntFunction<String> players, int depth) {
        String label = String.join(", ", NodeLabel.of(node, players));
        writeLine(text, node.kind() == TreeNode.Kind.CHANCE ? label + ", chance" : label, depth);
        for (TreeNode<?> child : node.children()) {
            write(text, child, players, depth + 1);
        }
        if (node.omitted() > 0) {
            writeLine(text, node.omitted() + " more", depth + 1);
        }
    }

    private static void writeLine(StringBuilder text, String line, int depth) {
        text.append(INDENTATION.repeat(depth)).append(line).append('\n');
    }
}
