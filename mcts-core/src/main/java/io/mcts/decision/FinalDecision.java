package io.mcts.decision;

import io.mcts.selection.Children;

/**
 * Chooses the move that is played when the budget is spent. Immutable and thread-safe; its {@code toString} prints its parameters.
 *
 * <p>The decisions of this package choose among the visited moves, break ties by visits, then by mean, then by the order of the
 * legal moves, and choose the first legal move if none was visited.
 */
@FunctionalInterface
public interface FinalDecision {

    /**
     * Chooses a move.
     *
     * @param root the moves of the root in the order of its legal moves; any of them may have no visits
     * @return the number of the move, from 0 to {@code root.count() - 1}
     */
    int decide(Children root);

    /** Whether the move with the most visits is always chosen, so that a search may end once no other move can catch up. */
    default boolean isByVisits() {
        return false;
    }
}
