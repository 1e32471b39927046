package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * PUCT: a child is explored in proportion to its prior, the probability that it is the one to choose:
 *
 * <pre>
 * Q + c * P * sqrt(N) / (1 + n)
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}, but N counts as 1 before the first visit, so that the greatest prior goes first. Q
 * is the mean of the child or, before its first visit, the mean over all visits of the node less a reduction, since an untried
 * move is assumed to be somewhat worse than those tried before it. Before any visit it is 0.5 less the reduction for all
 * children.
 *
 * <p>The priors P of a node should sum to 1, as those of {@link io.mcts.policy.SoftmaxScores} do; scores that are not
 * probabilities act as if c were greater. A move with a prior of 0 may never be visited.
 *
 * <p>Sources: C. Rosin, <i>Multi-Armed Bandits with Episode Context</i>, Annals of Mathematics and Artificial Intelligence
 * 61(3), 2011 (the idea and the name); D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550,
 * 2017, methods (the formula). There Q ranges from -1 to 1, twice as far as here, so half its constant means the same. The
 * reduction is that of the programs Leela Zero and Leela Chess Zero, without their factor for the priors visited.
 *
 * @param c the exploration constant, not negative and finite
 * @param reduction how much worse than the node an unvisited child is assumed to be, from 0 to 1
 */
public record Puct(double c, double reduction) implements SelectionPolicy {

    public Puct {
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.requireShare("the reduction", reduction);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.PRIOR);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = exploration(children.visits());
        double unvisited = valueOfUnvisited(children);
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0, count = children.count(); child < count; child++) {
            int visits = children.visits(child);
            double value = visits == 0 ? unvisited : children.sum(child) * VisitFunctions.inverse(visits);
            double bound = bound(value, visits, children.prior(child), exploration);
            if (bound > greatest) {
                greatest = bound;
                best = child;
            }
        }
        return best;
    }

    private double valueOfUnvisited(Children children) {
        double sum = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            sum += children.sum(child);
        }
        int visits = children.visits();
        return (visits == 0 ? 0.5 : sum / visits) - reduction;
    }

    /** The {@code c * sqrt(N)} of a node; c before the first visit. */
    double exploration(int allVisits) {
        return c * Math.sqrt(Math.max(1, allVisits));
    }

    /** The bound of one child with a given Q. */
    double bound(double value, int visits, double prior, double exploration) {
        return value + exploration * prior / (1 + visits);
    }

    @Override
    public String toString() {
        return "puct:c=" + c + ":reduction=" + reduction;
    }
}
