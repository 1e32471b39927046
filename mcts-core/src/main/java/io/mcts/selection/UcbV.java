package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * UCB-V: an upper confidence bound that takes the variance of a child's rewards into account:
 *
 * <pre>
 * mean + sqrt(2 * zeta * variance * ln N / n) + 3 * c * zeta * ln N / n
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}, and the paper's b, the greatest reward, is 1. The first term is as wide as the rewards
 * vary, the second stands for the visits too few to tell; it fades fast. The search keeps one more number for each move.
 *
 * <p>Source: J.-Y. Audibert, R. Munos, C. Szepesvári, <i>Exploration-Exploitation Tradeoff Using Variance Estimates in
 * Multi-Armed Bandits</i>, Theoretical Computer Science 410(19), 2009, with the exploration function zeta ln t.
 *
 * @param zeta how wide the bound is altogether, not negative and finite
 * @param c the weight of the second term, not negative and finite
 */
public record UcbV(double zeta, double c) implements SelectionPolicy {

    /**
     * Checks the constants.
     *
     * @param zeta how wide the bound is altogether
     * @param c the weight of the second term
     * @throws IllegalArgumentException if a constant is negative, infinite or not a number
     */
    public UcbV {
        Constants.requireNotNegative("the width zeta", zeta);
        Constants.requireNotNegative("the weight c", c);
    }

    @Override
    public boolean needsSquares() {
        return true;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double rootOfLog = VisitFunctions.rootOfLog(children.visits());
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0, count = children.count(); child < count; child++) {
            double bound = bound(children.sum(child), children.visits(child), children.variance(child), rootOfLog);
            if (bound > greatest) {
                greatest = bound;
                best = child;
            }
        }
        return best;
    }

    /**
     * The bound of one child.
     *
     * @param sum the sum of its rewards
     * @param visits its visits n, at least 1
     * @param variance the variance of its rewards
     * @param rootOfLog {@code sqrt(ln N)}
     * @return {@code mean + sqrt(2 * zeta * variance * ln N / n) + 3 * c * zeta * ln N / n}
     */
    double bound(double sum, int visits, double variance, double rootOfLog) {
        double width = rootOfLog * VisitFunctions.inverseRoot(visits);
        return sum * VisitFunctions.inverse(visits)
                + Math.sqrt(2 * zeta * variance) * width
                + 3 * c * zeta * width * width;
    }

    @Override
    public String toString() {
        return "ucb-v:zeta=" + zeta + ":c=" + c;
    }
}
