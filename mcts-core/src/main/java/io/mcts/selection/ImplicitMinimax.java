package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 with the minimax value of heuristic estimates: {@code (1 - alpha) * mean + alpha * prior + c * sqrt(ln N / n)}.
 *
 * <p>The prior of a child is first the heuristic estimate of its state ({@link io.mcts.policy.SuccessorScores}), then the best prior below
 * it, written by an {@link io.mcts.backup.ImplicitMinimaxBackup}.
 *
 * <p>Source: M. Lanctot, M. Winands, T. Pepels, N. Sturtevant, <i>Monte Carlo Tree Search with Heuristic Evaluations using Implicit Minimax
 * Backups</i>, CIG 2014, equation 4.
 *
 * @param c the exploration constant, not negative and finite
 * @param alpha the weight of the heuristic, from 0 to 1
 */
public record ImplicitMinimax(double c, double alpha) implements SelectionPolicy {

    public ImplicitMinimax {
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.requireShare("the weight alpha of the heuristic", alpha);
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.PRIOR);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = c * VisitFunctions.rootOfLog(children.visits());
        return children.best(
                child -> VisitFunctions.bound((1 - alpha) * children.sum(child), children.visits(child), exploration)
                        + alpha * children.prior(child));
    }

    @Override
    public String toString() {
        return "implicit-minimax:c=" + c + ":alpha=" + alpha;
    }
}
