package io.mcts.decision;

import io.mcts.selection.Children;

/**
 * Chooses the move that is finally played, when the budget is spent.
 *
 * <p>A decision is immutable and thread-safe. Its {@code toString} prints its parameters. Those of this package choose among
 * the moves that were visited, break ties by visits, then by mean, then by the order of the legal moves, and choose the first
 * legal move where none was visited at all.
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
}
