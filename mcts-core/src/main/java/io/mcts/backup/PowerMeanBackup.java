package io.mcts.backup;

import io.mcts.internal.Argument;
import io.mcts.selection.Children;

/**
 * The backup by which a node is worth the power mean of its moves, a value between their average and the best of them:
 *
 * <pre>
 * (sum of n / N * Q^p)^(1/p)   over the visited children
 * </pre>
 *
 * <p>Here n and Q are the visits and the mean of a child, of the player who chooses at the node, and N is the sum of the n.
 * With p = 1 it is the average over all visits; the greater p is, the closer it comes to the maximum, {@link MaxBackup}, which
 * says what happens at chance nodes and which games are refused.
 *
 * <p>Source: T. Dam, P. Klink, C. D'Eramo, J. Peters, J. Pajarinen, <i>Generalized Mean Estimation in Monte-Carlo Tree
 * Search</i>, IJCAI 2020 (Power-UCT).
 *
 * @param p the exponent, 1 or more and finite
 */
public record PowerMeanBackup(double p) implements Backup {

    public PowerMeanBackup {
        boolean isAllowed = p >= 1 && p < Double.POSITIVE_INFINITY;
        Argument.require(isAllowed, "the exponent p of a power mean is a number of 1 or more", p);
    }

    @Override
    public void update(Path path, double[] rewards) {
        NodeValues.update(path, rewards, this::value, this);
    }

    @Override
    public boolean writesValues() {
        return true;
    }

    /** The power mean of the children visited; taken relative to the greatest mean, so that high powers do not underflow. */
    double value(Children children) {
        double greatest = MaxBackup.value(children);
        if (greatest == 0) {
            return 0;
        }
        double sum = 0;
        long all = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            int visits = children.visits(child);
            if (visits > 0) {
                all += visits;
                sum += visits * StrictMath.pow(Math.max(0, children.mean(child)) / greatest, p);
            }
        }
        return greatest * StrictMath.pow(sum / all, 1 / p);
    }

    @Override
    public String toString() {
        return "power-mean:p=" + p;
    }
}
