package io.mcts.backup;

import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * Implicit minimax: another backup carries the rewards, and the prior of the edge to a node becomes the greatest prior of its children, for
 * the player who chooses there. For the same games as {@link MaxBackup}.
 *
 * <p>The priors must be estimates of the states after the moves, such as those of {@link io.mcts.policy.SuccessorScores}; {@link
 * io.mcts.selection.ImplicitMinimax} selects by them. Edges above a chance node keep their own estimates.
 *
 * <p>Source: M. Lanctot, M. Winands, T. Pepels, N. Sturtevant, <i>Monte Carlo Tree Search with Heuristic Evaluations using Implicit Minimax
 * Backups</i>, CIG 2014, algorithm 1.
 *
 * @param inner carries the rewards up, {@link MeanBackup} in the paper
 */
public record ImplicitMinimaxBackup(Backup inner) implements Backup {

    public ImplicitMinimaxBackup {
        Objects.requireNonNull(inner, "inner");
    }

    @Override
    public void update(Path path, double[] rewards) {
        NodeValues.requireOpposed(rewards, this);
        inner.update(path, rewards);
        NodeValues.requireOpposed(rewards, this); // rewards on the way have been added
        for (int edge = path.length() - 1; edge > 0; edge--) {
            if (path.isChance(edge) || path.isChance(edge - 1)) {
                return;
            }
            Children children = path.children(edge);
            double value = children.prior(children.best(children::prior));
            path.prior(edge - 1, path.player(edge - 1) == path.player(edge) ? value : 1 - value);
        }
    }

    @Override
    public Set<Statistic> needs() {
        Set<Statistic> needs = EnumSet.of(Statistic.PRIOR);
        needs.addAll(inner.needs());
        return needs;
    }

    @Override
    public boolean writesValues() {
        return true;
    }

    @Override
    public String toString() {
        return "implicit-minimax:" + inner;
    }
}
