package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * UCB1: the child with the greatest upper confidence bound {@code mean + c * sqrt(ln N / n)}, where n is the visits of the child, N those
 * of all children, and the mean is of rewards in [0, 1]. The classic form, {@code mean + sqrt(2 ln N / n)}, has c = √2.
 *
 * <p>Sources: P. Auer, N. Cesa-Bianchi, P. Fischer, <i>Finite-time Analysis of the Multiarmed Bandit Problem</i>, Machine Learning 47,
 * 2002, figure 1; L. Kocsis, C. Szepesvári, <i>Bandit Based Monte-Carlo Planning</i>, ECML 2006.
 *
 * @param c the exploration constant, not negative and finite
 */
public record Ucb1(double c) implements SelectionPolicy {

    public Ucb1 {
        Argument.requireNotNegative("the exploration constant c", c);
    }

    public static Ucb1 of(double c) {
        return new Ucb1(c);
    }

    /** Returns UCB1 with c = √2. */
    public static Ucb1 classic() {
        return new Ucb1(Math.sqrt(2));
    }

    /** {@inheritDoc} Bounds are compared as longs, which a JVM compiles without unpredictable branches. */
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

    @Override
    public OptionalDouble explorationConstant() {
        return OptionalDouble.of(c);
    }

    /** Returns the part of the bounds that all children of a node share, {@code c * sqrt(ln N)}, for N of at least 1. */
    public double exploration(int allVisits) {
        return c * VisitFunctions.rootOfLog(allVisits);
    }

    /** Returns {@code sum / n + exploration / sqrt(n)} for a child with n of at least 1 at a node with this {@link #exploration}. */
    public double bound(double sum, int visits, double exploration) {
        return VisitFunctions.bound(sum, visits, exploration);
    }

    @Override
    public String toString() {
        return "ucb1:c=" + c;
    }
}
