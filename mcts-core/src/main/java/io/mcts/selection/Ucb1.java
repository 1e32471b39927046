package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.random.RandomGenerator;

/**
 * UCB1: the child with the greatest upper confidence bound {@code mean + c * sqrt(ln N / n)}.
 *
 * <p>Here n is the number of visits of the child, N that of all children together, and the mean is of rewards in [0, 1], so a
 * constant means what its paper means. The classic form, {@code mean + sqrt(2 ln N / n)}, has c = √2.
 *
 * <p>Sources: P. Auer, N. Cesa-Bianchi, P. Fischer, <i>Finite-time Analysis of the Multiarmed Bandit Problem</i>, Machine
 * Learning 47, 2002, figure 1; L. Kocsis, C. Szepesvári, <i>Bandit Based Monte-Carlo Planning</i>, ECML 2006.
 *
 * @param c the exploration constant, not negative and finite
 */
public record Ucb1(double c) implements SelectionPolicy {

    private static final Ucb1 CLASSIC = new Ucb1(Math.sqrt(2));

    public Ucb1 {
        Argument.requireNotNegative("the exploration constant c", c);
    }

    /** UCB1 with the constant c. */
    public static Ucb1 of(double c) {
        return new Ucb1(c);
    }

    /** UCB1 as Auer et al. give it, with c = √2. */
    public static Ucb1 classic() {
        return CLASSIC;
    }

    /** {@inheritDoc} The bounds are compared as whole numbers, as a JVM finds the greatest of these without unpredictable branches. */
    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = exploration(children.visits());
        int best = 0;
        long greatest = Long.MIN_VALUE;
        for (int child = 0, count = children.count(); child < count; child++) {
            long bound = VisitFunctions.order(bound(children.sum(child), children.visits(child), exploration));
            best = bound > greatest ? child : best;
            greatest = Math.max(bound, greatest);
        }
        return best;
    }

    /**
     * The part of the bounds that all children of a node share, {@code c * sqrt(ln N)}.
     *
     * @param allVisits the visits N of all children, at least 1
     */
    public double exploration(int allVisits) {
        return c * VisitFunctions.rootOfLog(allVisits);
    }

    /**
     * The upper confidence bound of one child, computed as {@code sum / n + c * sqrt(ln N) / sqrt(n)}.
     *
     * @param visits its visits n, at least 1
     * @param exploration the {@link #exploration} of its node
     */
    public double bound(double sum, int visits, double exploration) {
        return VisitFunctions.bound(sum, visits, exploration);
    }

    @Override
    public String toString() {
        return "ucb1:c=" + c;
    }
}
