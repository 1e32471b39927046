package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 with progressive bias, which fades with the visits: {@code mean + c * sqrt(ln N / n) + weight * prior / (n + 1)}.
 *
 * <p>Source: G. Chaslot, M. Winands, J. van den Herik, J. Uiterwijk, B. Bouzy, <i>Progressive Strategies for Monte-Carlo Tree Search</i>,
 * New Mathematics and Natural Computation 4(3), 2008, section 4.2.
 *
 * <p><b>Progressive history.</b> With {@link io.mcts.policy.MastScores} as the prior, the bias is the move's mean reward in the search when
 * the node was created. The source uses the current mean, and divides by {@code n * (1 - mean) + 1}.
 *
 * <p>Source: J. Nijssen, M. Winands, <i>Enhancements for Multi-Player Monte-Carlo Tree Search</i>, Computers and Games 2010.
 *
 * @param c the exploration constant, not negative and finite
 * @param weight the weight of the prior, not negative and finite
 */
public record ProgressiveBias(double c, double weight) implements SelectionPolicy {

    public ProgressiveBias {
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.requireNotNegative("the weight of the prior", weight);
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.PRIOR);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = c * VisitFunctions.rootOfLog(children.visits());
        return children.best(
                child -> bound(children.sum(child), children.visits(child), children.prior(child), exploration));
    }

    double bound(double sum, int visits, double prior, double exploration) {
        return VisitFunctions.bound(sum, visits, exploration) + weight * prior / (visits + 1);
    }

    @Override
    public String toString() {
        return "progressive-bias:c=" + c + ":weight=" + weight;
    }
}
