package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 with progressive bias, which fades with the visits: {@code mean + c * sqrt(ln N / n) + weight * prior / (n + 1)}.
 *
 * <p>Source: G. Chaslot, M. Winands, J. van den Herik, J. Uiterwijk, B. Bouzy, <i>Progressive Strategies for Monte-Carlo Tree
 * Search</i>, New Mathematics and Natural Computation 4(3), 2008, section 4.2.
 *
 * <p><b>Progressive history.</b> With {@link io.mcts.policy.MastScores} as the prior of the search the bias is the average reward of
 * the move anywhere in the search. The source divides by the losses of the child and 1, {@code n * (1 - mean) + 1}, so that the bias
 * of a good move fades more slowly, and takes the average as it is now; here it is that of the moment when the node was made, and 1
 * for a move that had not been played.
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
