package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * UCB1 that begins with the prior of each child as if it were the mean of some visits:
 *
 * <pre>
 * (sum + k * prior) / (n + k) + c * sqrt(ln N / (n + k))
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}, and k is how many visits the prior is worth. A child never visited has a bound, too, so
 * moves that look bad may wait for their first visit as long as others are worth it.
 *
 * <p>Source: S. Gelly, D. Silver, <i>Combining Online and Offline Knowledge in UCT</i>, ICML 2007, section 6 (heuristic prior
 * knowledge: a value and a number of equivalent experiences).
 *
 * @param c the exploration constant, not negative and finite
 * @param k how many visits the prior is worth, from 1 to {@value #MOST_VISITS}
 */
public record PriorUcb1(double c, int k) implements SelectionPolicy {

    /** The most visits that a prior can be worth. */
    public static final int MOST_VISITS = 1_000_000;

    /**
     * Checks the constants.
     *
     * @param c the exploration constant
     * @param k how many visits the prior is worth
     * @throws IllegalArgumentException if a constant is outside its range
     */
    public PriorUcb1 {
        Constants.requireNotNegative("the exploration constant c", c);
        if (k < 1 || k > MOST_VISITS) {
            throw new IllegalArgumentException("a prior is worth k = 1 to " + MOST_VISITS + " visits, not " + k);
        }
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public boolean needsPrior() {
        return true;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = exploration(children.visits());
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

    /**
     * What the bounds of all children of a node share.
     *
     * @param allVisits the visits N of all children
     * @return {@code c * sqrt(ln N)}; 0 before the first visit
     */
    double exploration(int allVisits) {
        return c * VisitFunctions.rootOfLog(Math.max(1, allVisits));
    }

    /**
     * The bound of one child.
     *
     * @param sum the sum of its rewards
     * @param visits its visits n
     * @param prior its prior
     * @param exploration the {@link #exploration} of its node
     * @return {@code (sum + k * prior) / (n + k) + c * sqrt(ln N / (n + k))}
     */
    double bound(double sum, int visits, double prior, double exploration) {
        int n = (int) Math.min(Integer.MAX_VALUE, (long) visits + k);
        return VisitFunctions.bound(sum + k * prior, n, exploration);
    }

    @Override
    public String toString() {
        return "prior-ucb1:c=" + c + ":k=" + k;
    }
}
