package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 that counts the prior of each child as the mean of k earlier visits:
 * {@code (sum + k * prior) / (n + k) + c * sqrt(ln N / (n + k))}. It needs no first visit of each child.
 *
 * <p>Source: S. Gelly, D. Silver, <i>Combining Online and Offline Knowledge in UCT</i>, ICML 2007, section 6 (heuristic prior
 * knowledge: a value and a number of equivalent experiences).
 *
 * @param c the exploration constant, not negative and finite
 * @param k from 1 to {@value #MOST_VISITS}
 */
public record PriorUcb1(double c, int k) implements SelectionPolicy {

    public static final int MOST_VISITS = 1_000_000;

    public PriorUcb1 {
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.require(k >= 1 && k <= MOST_VISITS, "a prior is worth k = 1 to " + MOST_VISITS + " visits", k);
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
        return children.best(
                child -> bound(children.sum(child), children.visits(child), children.prior(child), exploration));
    }

    double exploration(int allVisits) {
        return c * VisitFunctions.rootOfLog(Math.max(1, allVisits));
    }

    double bound(double sum, int visits, double prior, double exploration) {
        int n = (int) Math.min(Integer.MAX_VALUE, (long) visits + k);
        return VisitFunctions.bound(sum + k * prior, n, exploration);
    }

    @Override
    public String toString() {
        return "prior-ucb1:c=" + c + ":k=" + k;
    }
}
