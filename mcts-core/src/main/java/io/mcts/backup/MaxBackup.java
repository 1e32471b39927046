package io.mcts.backup;

import io.mcts.selection.Children;

/**
 * Backs up the best move: the value of an edge to an expanded node is the greatest mean of its visited children, for the player who chooses
 * there; at a chance node, the mean over the outcomes drawn so far, weighted by probability. The maximum of uncertain means is biased
 * upwards, so this pays off where evaluations are precise.
 *
 * <p>For games of one player, or of two whose rewards sum to 1; others fail with an {@link IllegalStateException}.
 *
 * <p>Source: R. Coulom, <i>Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search</i>, Computers and Games 2006 (the
 * operator called max).
 */
public record MaxBackup() implements Backup {

    @Override
    public void update(Path path, double[] rewards) {
        NodeValues.update(path, rewards, MaxBackup::value, (to, edge, mean, visits) -> to.mean(edge, mean), this);
    }

    @Override
    public boolean writesValues() {
        return true;
    }

    private static double value(Children children) {
        return children.mean(children.best(child -> children.visits(child) > 0 ? children.mean(child) : -1));
    }

    @Override
    public String toString() {
        return "max";
    }
}
