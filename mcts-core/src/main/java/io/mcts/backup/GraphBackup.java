package io.mcts.backup;

import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import java.util.Set;

/**
 * The backup of a graph: the mean of an edge to an expanded node is that of the node, regardless of the path taken:
 * <pre>
 * (e + sum of n * Q) / (k + N)   over the visited children of the node
 * </pre>
 *
 * <p>Here n and Q are the visits and the mean of a child, of the player who chooses at the node, N is the sum of the n, and e is the sum of
 * the k evaluations of the edge before the node was made. Unlike in {@link MeanBackup}, visits by other edges to the same position count,
 * too; in a tree without chance the two are the same. For the same games as {@link MaxBackup}, which describes chance nodes.
 *
 * <p>Sources: J. Czech, P. Korus, K. Kersting, <i>Improving AlphaZero Using Monte-Carlo Graph Search</i>, ICAPS 2021 (as a correction that
 * is backed up); D. Wu, <i>Monte-Carlo Graph Search from First Principles</i> (KataGo, docs/GraphSearch.md), 2023 (as here).
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
