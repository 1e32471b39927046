package io.mcts.selection;

import java.util.function.IntToDoubleFunction;

/**
 * The children of one node as a selection policy or a final decision sees them: read-only, numbered from 0 to
 * {@code count() - 1}.
 *
 * <p>All values are rewards, payoffs scaled to [0, 1], of the player who chooses at the node. A view is valid only during the
 * call that receives it; it is not thread-safe. Statistics that not every search keeps fail with an
 * {@link IllegalStateException} in a search in which nothing {@linkplain SelectionPolicy#needs needs} them.
 */
public interface Children {

    /** The prior of a child in a search without a prior: the middle of the range. */
    double NO_PRIOR = 0.5;

    /** The number of children, at least 1. */
    int count();

    /** The number of times that any child has been chosen, the N of the formulas: the sum of the visits of all children. */
    int visits();

    /** The number of times that a child has been chosen, the n of the formulas. */
    int visits(int child);

    /**
     * The number of times that a child could have been chosen: {@link #visits()} where all children always can, as in every game
     * of which all is seen. With hidden information some moves of a node are legal in some of its states only.
     */
    default int availability(int child) {
        return visits();
    }

    /** The sum of the rewards of a child's visits, from 0 to {@code visits(child)}. */
    double sum(int child);

    /** The mean reward of a child's visits; 0.5, the middle of the range, for a child never visited. */
    default double mean(int child) {
        int visits = visits(child);
        return visits == 0 ? 0.5 : sum(child) / visits;
    }

    /** The sum of the squares of the rewards of a child's visits; needs {@link Statistic#SQUARES}. */
    default double sumOfSquares(int child) {
        throw notKept("the squares of rewards", Statistic.SQUARES);
    }

    /**
     * The variance of the rewards of a child's visits, with n in the denominator; needs {@link Statistic#SQUARES}. At most 0.25,
     * unless the backup passes up amounts outside [0, 1]; 0 for a child never visited.
     */
    default double variance(int child) {
        int visits = visits(child);
        if (visits == 0) {
            return 0;
        }
        double mean = sum(child) / visits;
        return Math.max(0, sumOfSquares(child) / visits - mean * mean);
    }

    /**
     * The value of a child estimated before any visit, from 0 to 1; {@value #NO_PRIOR} in a search without a prior. Whether it
     * is an expected reward or a probability depends on the selection policy.
     */
    default double prior(int child) {
        return NO_PRIOR;
    }

    /**
     * The value of the node itself, estimated before any visit, from 0 to 1: that of an evaluator which also gives priors, where
     * something needs {@link Statistic#VALUE}; 0.5, the middle of the range, in any other search.
     */
    default double value() {
        return 0.5;
    }

    /**
     * Gumbel noise for a child of the root, drawn when the state becomes the root, where its selection needs
     * {@link Statistic#NOISE}; 0 elsewhere.
     */
    default double noise(int child) {
        return 0;
    }

    /**
     * The number of iterations through this node in which the player who chooses here chose a child's move, here or later: the
     * visits of the all-moves-as-first statistics. They may be those of another node ({@link SelectionPolicy#amafReference}).
     * Needs {@link Statistic#AMAF}.
     */
    default int amafVisits(int child) {
        throw notKept("AMAF statistics", Statistic.AMAF);
    }

    /** The sum of the rewards of those iterations, from 0 to {@code amafVisits(child)}; needs {@link Statistic#AMAF}. */
    default double amafSum(int child) {
        throw notKept("AMAF statistics", Statistic.AMAF);
    }

    /**
     * Only the first children; {@link #visits()} still counts the visits of all.
     *
     * @param count from 1 to {@link #count}
     * @return a view, valid until the next call of this method
     */
    default Children first(int count) {
        return new ChildSubset(this).limitedTo(count);
    }

    /** The child with the greatest score, the first of equals. What the scores share is best computed before the call. */
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
