package io.mcts.selection;

/**
 * The children of one node as a selection policy or a final decision sees them: read-only, numbered from 0.
 *
 * <p>All values are rewards, payoffs scaled to [0, 1], of the player who chooses at the node. A view is valid only during the
 * call that receives it; it is not thread-safe.
 */
public interface Children {

    /** The prior of a child in a search without a prior: the middle of the range. */
    double NO_PRIOR = 0.5;

    /** The number of children, at least 1. */
    int count();

    /** The number of times that any child has been chosen, the N of the formulas: the sum of the visits of all children. */
    int visits();

    /**
     * The number of times that a child has been chosen, the n of the formulas.
     *
     * @param child from 0 to {@code count() - 1}
     */
    int visits(int child);

    /** The sum of the rewards of a child's visits, from 0 to {@code visits(child)}. */
    double sum(int child);

    /** The mean reward of a child's visits; 0.5, the middle of the range, for a child never visited. */
    default double mean(int child) {
        int visits = visits(child);
        return visits == 0 ? 0.5 : sum(child) / visits;
    }

    /**
     * The sum of the squares of the rewards of a child's visits.
     *
     * @throws IllegalStateException in a search in which nothing {@linkplain SelectionPolicy#needs needs}
     *     {@link Statistic#SQUARES}
     */
    default double sumOfSquares(int child) {
        throw new IllegalStateException("the squares of rewards are not kept\n"
                + "Maybe the selection policy does not say that it needs them; needs() lists Statistic.SQUARES.");
    }

    /**
     * The variance of the rewards of a child's visits: the mean of their squares less the square of their mean, with n in the
     * denominator. At most 0.25, unless the backup passes up amounts outside [0, 1]; 0 for a child never visited.
     *
     * @throws IllegalStateException in a search in which nothing {@linkplain SelectionPolicy#needs needs}
     *     {@link Statistic#SQUARES}
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
     * The number of iterations through this node in which the player who chooses here chose a child's move, here or later: the
     * visits of the all-moves-as-first statistics. They may be those of another node ({@link SelectionPolicy#amafReference}).
     *
     * @throws IllegalStateException in a search in which nothing {@linkplain SelectionPolicy#needs needs}
     *     {@link Statistic#AMAF}
     */
    default int amafVisits(int child) {
        throw noAmaf();
    }

    /**
     * The sum of the rewards of those iterations, from 0 to {@code amafVisits(child)}.
     *
     * @throws IllegalStateException in a search in which nothing {@linkplain SelectionPolicy#needs needs}
     *     {@link Statistic#AMAF}
     */
    default double amafSum(int child) {
        throw noAmaf();
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

    private static IllegalStateException noAmaf() {
        return new IllegalStateException("AMAF statistics are not kept\n"
                + "Maybe the selection policy does not say that it needs them; needs() lists Statistic.AMAF.");
    }
}
