package io.mcts.selection;

import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 with progressive bias: {@code mean + c * sqrt(ln N / n) + weight * prior / (n + 1)}. The bias towards moves that look
 * good fades as a move is visited.
 *
 * <p>Every child is tried once before the formula applies, as with {@link Ucb1}.
 *
 * <p>Source: G. Chaslot, M. Winands, J. van den Herik, J. Uiterwijk, B. Bouzy, <i>Progressive Strategies for Monte-Carlo Tree
 * Search</i>, New Mathematics and Natural Computation 4(3), 2008, section 4.2.
 *
 * @param c the exploration constant, not negative and finite
 * @param weight the weight of the prior, not negative and finite
 */
public record ProgressiveBias(double c, double weight) implements SelectionPolicy {

    private static final Set<Statistic> NEEDS = Set.of(Statistic.PRIOR);

    public ProgressiveBias {
        Constants.requireNotNegative("the exploration constant c", c);
        Constants.requireNotNegative("the weight of the prior", weight);
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
            double bound = bound(children.sum(child), children.visits(child), children.prior(child), exploration);
            if (bound > greatest) {
                greatest = bound;
                best = child;
            }
        }
        return best;
    }

    /** The bound of one child, given {@code c * sqrt(ln N)} of its node. */
    double bound(double sum, int visits, double prior, double exploration) {
        return VisitFunctions.bound(sum, visits, exploration) + weight * prior / (visits + 1);
    }

    @Override
    public String toString() {
        return "progressive-bias:c=" + c + ":weight=" + weight;
    }
}
