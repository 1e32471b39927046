package io.mcts.report;

import io.mcts.result.TreeNode;
import java.util.function.IntFunction;

/**
 * A tree as text, a line for each node, indented by its depth.
 *
 * <p>A line shows the move that leads to the node, its visits and the mean of the player who chose it, from 0 to 1; it ends in
 * {@code chance} if chance moves next. The last line below a node counts the children left out. Thread-safe.
 */
public final class TextReport {

    private static final String INDENTATION = "  ";

    private final StringBuilder text = new StringBuilder();

    private final IntFunction<String> players;

    private TextReport(IntFunction<String> players) {
        this.players = players;
    }

    /** The text of a snapshot of a tree, in which players are numbered; each line has a line break at its end. */
    public static String of(TreeNode<?> root) {
        return of(root, NodeLabel::numbered);
    }

    /** The text of a snapshot of a tree, with the names of its players by number; each line has a line break at its end. */
    public static String of(TreeNode<?> root, IntFunction<String> players) {
        TextReport report = new TextReport(players);
        report.write(root, 0);
        return report.text.toString();
    }

    private void write(TreeNode<?> node, int depth) {
        String label = String.join(", ", NodeLabel.of(node, players));
        writeLine(node.kind() == TreeNode.Kind.CHANCE ? label + ", chance" : label, depth);
        for (TreeNode<?> child : node.children()) {
            write(child, depth + 1);
        }
        if (node.omitted() > 0) {
            writeLine(node.omitted() + " more", depth + 1);
        }
    }

    private void writeLine(String line, int depth) {
        text.append(INDENTATION.repeat(depth)).append(line).append('\n');
    }
}
