package io.mcts.selection;

import java.util.function.IntToDoubleFunction;

/**
 * The children of one node, numbered from 0: a read-only view, valid only during the call that receives it, not thread-safe. Values are
 * rewards, payoffs scaled to [0, 1], of the player who chooses at the node. Reading an optional {@link Statistic} is an {@link
 * IllegalStateException} unless a part of the search {@linkplain SelectionPolicy#needs needs} it.
 */
public interface Children {

    /** The prior of every child in a search without priors. */
    double NO_PRIOR = 0.5;

    /** Returns the number of children, at least 1. */
    int count();

    /** Returns the visits N of the node: the sum of the visits of all children. */
    int visits();

    /** Returns the visits n of a child. */
    int visits(int child);

    /** Returns the times a child could have been chosen: less than {@link #visits()} only if hidden information made its move illegal. */
    default int availability(int child) {
        return visits();
    }

    /** Returns the sum of the rewards of a child's visits, from 0 to {@code visits(child)}. */
    double sum(int child);

    /** Returns the mean reward of a child's visits; 0.5 without visits. */
    default double mean(int child) {
        int visits = visits(child);
        return visits == 0 ? 0.5 : sum(child) / visits;
    }

    /** Returns the sum of the squared rewards of a child's visits; needs {@link Statistic#SQUARES}. */
    default double sumOfSquares(int child) {
        throw notKept("the squares of rewards", Statistic.SQUARES);
    }

    /**
     * Returns the variance of a child's rewards, with n in the denominator; 0 without visits, at most 0.25 unless the backup passes up
     * amounts outside [0, 1]. Needs {@link Statistic#SQUARES}.
     */
    default double variance(int child) {
        int visits = visits(child);
        if (visits == 0) {
            return 0;
        }
        double mean = sum(child) / visits;
        return Math.max(0, sumOfSquares(child) / visits - mean * mean);
    }

    /** Returns the prior of a child, from 0 to 1, an expected reward or a probability; {@value #NO_PRIOR} in a search without priors. */
    default double prior(int child) {
        return NO_PRIOR;
    }

    /** Returns the evaluator's value of the node itself before any visit, from 0 to 1; 0.5 unless a part needs {@link Statistic#VALUE}. */
    default double value() {
        return 0.5;
    }

    /** Returns the Gumbel noise of a child of the root if a part needs {@link Statistic#NOISE}; otherwise 0. */
    default double noise(int child) {
        return 0;
    }

    /**
     * Returns the AMAF visits: the iterations through this node, or through a {@linkplain SelectionPolicy#amafReference reference node}, in
     * which its player chose the child's move there or later. Needs {@link Statistic#AMAF}.
     */
    default int amafVisits(int child) {
        throw notKept("AMAF statistics", Statistic.AMAF);
    }

    /** Returns the sum of the rewards of those iterations, from 0 to {@code amafVisits(child)}; needs {@link Statistic#AMAF}. */
    default double amafSum(int child) {
        throw notKept("AMAF statistics", Statistic.AMAF);
    }

    /** Returns a view of the first children, at least 1, valid until the next call; {@link #visits()} still counts the visits of all. */
    default Children first(int count) {
        return new ChildSubset(this).limitedTo(count);
    }

    /** Returns the child with the greatest score, the first of equals. */
    default int best(IntToDoubleFunction score) {
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0, count = count(); child < count; child++) {
            double value = score.applyAsDouble(child);
            if (value > greatest) {
                greatest = value;
                best = child;
            }
        }
        return best;
    }

    private static IllegalStateException notKept(String what, Statistic statistic) {
        return new IllegalStateException(
                what + " are not kept\nMaybe the selection policy does not say that it needs them;"
                        + " needs() lists Statistic." + statistic + ".");
    }
}
