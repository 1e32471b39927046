package io.mcts.decision;

import io.mcts.selection.Children;

/**
 * Chooses the move to play when the search stops. Immutable and thread-safe; its {@code toString} prints its parameters.
 *
 * <p>The decisions of this package choose among the visited moves, break ties by visits, then by mean, then by the order of the
 * legal moves, and choose the first legal move if none was visited.
 */
@FunctionalInterface
public interface FinalDecision {

    /** The number of a move, from 0 to {@code root.count() - 1}, in the order of the legal moves; any may have no visits. */
    int decide(Children root);

    /** Whether the most visited move is always chosen, so that a search may end once no other move can catch up. */
    default boolean isByVisits() {
        return false;
    }
}
