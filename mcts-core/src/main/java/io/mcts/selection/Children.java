package io.mcts.selection;

/**
 * The children of one node as a selection policy or a final decision sees them: read-only, numbered from 0.
 *
 * <p>All values are rewards, payoffs scaled to [0, 1], and are those of the player who chooses at the node. A view is valid
 * only during the call that receives it; it is not thread-safe.
 */
public interface Children {

    /** The prior of a child in a search that has none: the middle of the range. */
    double NO_PRIOR = 0.5;

    /**
     * The number of children.
     *
     * @return at least 1
     */
    int count();

    /**
     * How often any child has been chosen, the N of the formulas: the sum of the visits of all children.
     *
     * @return not negative
     */
    int visits();

    /**
     * How often a child has been chosen, the n of the formulas.
     *
     * @param child from 0 to {@code count() - 1}
     * @return not negative
     */
    int visits(int child);

    /**
     * The sum of the rewards of a child's visits.
     *
     * @param child from 0 to {@code count() - 1}
     * @return from 0 to {@code visits(child)}
     */
    double sum(int child);

    /**
     * The mean reward of a child's visits.
     *
     * @param child from 0 to {@code count() - 1}
     * @return from 0 to 1; 0.5, the middle of the range, for a child never visited
     */
    default double mean(int child) {
        int visits = visits(child);
        return visits == 0 ? 0.5 : sum(child) / visits;
    }

    /**
     * The sum of the squares of the rewards of a child's visits; only for a policy that
     * {@link SelectionPolicy#needsSquares}.
     *
     * @param child from 0 to {@code count() - 1}
     * @return not negative
     * @throws IllegalStateException in a search that does not keep it
     */
    default double sumOfSquares(int child) {
        throw new IllegalStateException("the squares of rewards are not kept\n"
                + "Maybe the selection policy does not say that it needs them; needsSquares() does.");
    }

    /**
     * The variance of the rewards of a child's visits: the mean of their squares less the square of their mean, with n in the
     * denominator. Only for a policy that {@link SelectionPolicy#needsSquares}.
     *
     * @param child from 0 to {@code count() - 1}
     * @return not negative; at most 0.25, unless the backup passes up amounts outside [0, 1]; 0 for a child never visited
     * @throws IllegalStateException in a search that does not keep the squares
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
     * What a child was thought to be worth before any visit, in a search that has a prior; a selection policy says whether it
     * takes it for an expected reward or for a probability.
     *
     * @param child from 0 to {@code count() - 1}
     * @return from 0 to 1; {@value #NO_PRIOR} in a search without a prior
     */
    default double prior(int child) {
        return NO_PRIOR;
    }

    /**
     * In how many iterations through this node a child's move was chosen, here or later, by the player who chooses here: the
     * visits of the all-moves-as-first statistics. Only for a policy that {@link SelectionPolicy#needsAmaf}, which may ask for
     * those of another node ({@link SelectionPolicy#amafReference}).
     *
     * @param child from 0 to {@code count() - 1}
     * @return not negative
     * @throws IllegalStateException in a search that does not keep it
     */
    default int amafVisits(int child) {
        throw new IllegalStateException("AMAF statistics are not kept\n"
                + "Maybe the selection policy does not say that it needs them; needsAmaf() does.");
    }

    /**
     * The sum of the rewards of those iterations.
     *
     * @param child from 0 to {@code count() - 1}
     * @return from 0 to {@code amafVisits(child)}
     * @throws IllegalStateException in a search that does not keep it
     */
    default double amafSum(int child) {
        throw new IllegalStateException("AMAF statistics are not kept\n"
                + "Maybe the selection policy does not say that it needs them; needsAmaf() does.");
    }

    /**
     * The first children alone; only {@link #visits()} counts the visits of the others, too.
     *
     * @param count how many, from 1 to {@link #count}
     * @return a view, valid until the next call of this method
     */
    default Children first(int count) {
        return new FirstChildren(this).limitedTo(count);
    }
}
