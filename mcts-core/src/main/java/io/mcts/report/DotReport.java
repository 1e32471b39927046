package io.mcts.report;

import io.mcts.result.TreeNode;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * A tree as a drawing in the DOT language of Graphviz: {@code dot -Tsvg tree.dot > tree.svg} makes the picture. Thread-safe. Decision nodes
 * are boxes, chance nodes circles, leaves plain, each with the move that leads to it, its visits, the mean (0 to 1) of the player who chose
 * it, and any proof; a dotted edge counts the omitted children.
 *
 * <p>Source: E. Gansner, E. Koutsofios, S. North, <i>Drawing graphs with dot</i>, 2015.
 */
public final class DotReport {

    private final StringBuilder dot = new StringBuilder();
    private final IntFunction<String> players;
    private int count;

    private DotReport(IntFunction<String> players) {
        this.players = players;
    }

    /** Returns a snapshot of a tree as a directed graph, with players by number. */
    public static String of(TreeNode<?> root) {
        return of(root, NodeLabel::numbered);
    }

    /** Returns a snapshot of a tree as a directed graph, with the names of its players by number. */
    public static String of(TreeNode<?> root, IntFunction<String> players) {
        DotReport report = new DotReport(players);
        report.dot.append("digraph search {\n  node [fontname=\"sans-serif\"];\n");
        report.draw(root);
        return report.dot.append("}\n").toString();
    }

    private int draw(TreeNode<?> node) {
        int number = count++;
        dot.append(String.format(Locale.ROOT, "  n%d [shape=%s, label=\"%s\"];\n", number, shape(node), label(node)));
        for (TreeNode<?> child : node.children()) {
            drawEdge(number, draw(child), "solid");
        }
        if (node.omitted() > 0) {
            int rest = count++;
            dot.append(String.format(Locale.ROOT, "  n%d [shape=none, label=\"%d more\"];\n", rest, node.omitted()));
            drawEdge(number, rest, "dotted");
        }
        return number;
    }

    private void drawEdge(int from, int to, String style) {
        dot.append(String.format(Locale.ROOT, "  n%d -> n%d [style=%s];\n", from, to, style));
    }

    private static String shape(TreeNode<?> node) {
        return switch (node.kind()) {
            case DECISION -> "box";
            case CHANCE -> "circle";
            case LEAF -> "plaintext";
        };
    }

    private String label(TreeNode<?> node) {
        return NodeLabel.of(node, players).stream().map(DotReport::escaped).collect(Collectors.joining("\\n"));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
