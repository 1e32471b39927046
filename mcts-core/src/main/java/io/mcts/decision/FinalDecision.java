package io.mcts.decision;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;

/**
 * Chooses the move to play when the search stops. Immutable and thread-safe; its {@code toString} prints its parameters.
 *
 * <p>The decisions of this package choose among the visited moves, break ties by visits, then by mean, then by the order of the
 * legal moves, and choose the first legal move if none was visited.
 */
@FunctionalInterface
public interface FinalDecision {

    /**
     * The number of a move, from 0 to {@code root.count() - 1}, in the order of the legal moves; any may have no visits.
     *
     * @param root the moves to choose from, without those that a solver excludes; {@link Children#visits()} counts the visits of all
     */
    int decide(Children root);

    /** This decision with what it takes from the selection policy at the root of the search; this one unless overridden. */
    default FinalDecision forSelection(SelectionPolicy root) {
        return this;
    }

    /** Whether the most visited move is always chosen, so that a search may end once no other move can catch up. */
    default boolean isByVisits() {
        return false;
    }
}
