package io.mcts.backup;

import io.mcts.selection.Children;

/**
 * The backup of a graph, in which several moves lead to one position: the mean of an edge to an expanded node is that of the node,
 * regardless of the edges by which its visits came:
 *
 * <pre>
 * sum of n * Q / N   over the visited children
 * </pre>
 *
 * <p>Here n and Q are the visits and the mean of a child, of the player who chooses at the node, and N is the sum of the n. With
 * {@link MeanBackup} an edge averages what came by this edge alone; another edge to the same position may know better. What
 * another edge has learned counts from the next visit on. In a tree the two differ by the evaluations of a node before it was
 * expanded, which no longer count here. For the same games as {@link MaxBackup}, which says what happens at chance nodes.
 *
 * <p>Sources: J. Czech, P. Korus, K. Kersting, <i>Improving AlphaZero Using Monte-Carlo Graph Search</i>, ICAPS 2021, where a
 * correction that is backed up brings the mean of an edge to that of its node; D. Wu, <i>Monte-Carlo Graph Search from First
 * Principles</i> (KataGo, docs/GraphSearch.md), 2023, for writing the mean of the node itself.
 */
public record GraphBackup() implements Backup {

    @Override
    public void update(Path path, double[] rewards) {
        NodeValues.update(path, rewards, GraphBackup::value, this);
    }

    @Override
    public boolean writesValues() {
        return true;
    }

    /** The mean of the children visited, by their visits. */
    static double value(Children children) {
        double sum = 0;
        long all = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            sum += children.sum(child);
            all += children.visits(child);
        }
        return sum / all;
    }

    @Override
    public String toString() {
        return "graph";
    }
}
