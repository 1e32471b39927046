package io.mcts.selection;

import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 in which the value of a child is a mixture of its mean and of the minimax value of heuristic estimates below it:
 *
 * <pre>
 * (1 - alpha) * mean + alpha * prior + c * sqrt(ln N / n)
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}. The prior of a child is first what a heuristic says of its state
 * ({@link io.mcts.policy.SuccessorScores}), and then the best of the priors below, as an
 * {@link io.mcts.backup.ImplicitMinimaxBackup} writes it; without that backup it stays the estimate of the state itself.
 *
 * <p>Source: M. Lanctot, M. Winands, T. Pepels, N. Sturtevant, <i>Monte Carlo Tree Search with Heuristic Evaluations using
 * Implicit Minimax Backups</i>, CIG 2014, equation 4.
 *
 * @param c the exploration constant, not negative and finite
 * @param alpha the weight of the heuristic, from 0 to 1
 */
public record ImplicitMinimax(double c, double alpha) implements SelectionPolicy {

    private static final Set<Statistic> NEEDS = Set.of(Statistic.PRIOR);

    public ImplicitMinimax {
        Constants.requireNotNegative("the exploration constant c", c);
        if (!(alpha >= 0 && alpha <= 1)) {
            throw new IllegalArgumentException("the weight alpha of the heuristic is from 0 to 1, not " + alpha);
        }
    }

    @Override
    public Set<Statistic> needs() {
        return NEEDS;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = c * VisitFunctions.rootOfLog(children.visits());
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0, count = children.count(); child < count; child++) {
            double bound = VisitFunctions.bound((1 - alpha) * children.sum(child), children.visits(child), exploration)
                    + alpha * children.prior(child);
            if (bound > greatest) {
                greatest = bound;
                best = child;
            }
        }
        return best;
    }

    @Override
    public String toString() {
        return "implicit-minimax:c=" + c + ":alpha=" + alpha;
    }
}
