package io.mcts.backup;

import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import java.util.Set;

/**
 * The backup of a graph, in which several moves lead to one position: the mean of an edge to an expanded node is that of the node,
 * regardless of the path taken:
 *
 * <pre>
 * (e + sum of n * Q) / (k + N)   over the visited children of the node
 * </pre>
 *
 * <p>Here n and Q are the visits and the mean of a child, of the player who chooses at the node, N is the sum of the n, and e is
 * the sum of the k evaluations of the edge before the node was made. {@link MeanBackup} averages only the rewards of an edge's own
 * visits; here those of other edges to the same position count from the next visit of the edge on. In a tree without chance the two
 * are the same. For the same games as {@link MaxBackup}, which describes chance nodes.
 *
 * <p>Sources: J. Czech, P. Korus, K. Kersting, <i>Improving AlphaZero Using Monte-Carlo Graph Search</i>, ICAPS 2021, which backs
 * up a correction that brings the mean of an edge to that of its node; D. Wu, <i>Monte-Carlo Graph Search from First Principles</i>
 * (KataGo, docs/GraphSearch.md), 2023, which writes the mean of the node itself.
 */
public record GraphBackup() implements Backup {

    @Override
    public void update(Path path, double[] rewards) {
        NodeValues.update(path, rewards, GraphBackup::value, Path::meanOfNode, this);
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.EVALUATIONS);
    }

    @Override
    public boolean writesValues() {
        return true;
    }

    /** The mean of the visited children, weighted by their visits. */
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
