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
     * What a child was thought to be worth before any visit, in a search that has a prior; a selection policy says whether it
     * takes it for an expected reward or for a probability.
     *
     * @param child from 0 to {@code count() - 1}
     * @return from 0 to 1; {@value #NO_PRIOR} in a search without a prior
     */
    default double prior(int child) {
        return NO_PRIOR;
    }
}
