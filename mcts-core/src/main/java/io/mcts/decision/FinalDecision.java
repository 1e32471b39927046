package io.mcts.decision;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;

/**
 * Chooses the move to play when the search stops. Immutable and thread-safe. The decisions of this package choose among the visited moves
 * (the first legal move if there is none); ties: more visits, higher mean, order of the legal moves.
 */
@FunctionalInterface
public interface FinalDecision {

    /**
     * Returns the number of a move in the order of the legal moves, from 0; any may have no visits.
     *
     * @param root the moves to choose from, without those that a solver excludes; {@link Children#visits()} counts the visits of all
     */
    int decide(Children root);

    /** Returns this decision with the settings of the root's selection policy that it needs; this one unless overridden. */
    default FinalDecision forSelection(SelectionPolicy root) {
        return this;
    }

    /** Whether the most visited move is always chosen, so that a search may end once no other move can catch up. */
    default boolean isByVisits() {
        return false;
    }
}
