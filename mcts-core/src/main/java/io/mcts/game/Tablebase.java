package io.mcts.game;

/**
 * Exact results of some positions, such as an endgame; they must hold whatever moves led to a position. Thread-safe. To a search, such a
 * position is an end of the game with these payoffs, and proven for a solver, so an expectation over chance is not allowed. For games
 * without {@link StepRewards}.
 */
@FunctionalInterface
public interface Tablebase<S> {

    /**
     * Looks up a position in which the game goes on, and leaves it unchanged; returns whether the position is in the table.
     *
     * @param payoffs receives each player's payoff under best play; undefined if the position is not in the table
     */
    boolean lookUp(S state, double[] payoffs);

    /**
     * Returns the table for a search from a state: this one unless overridden, for example because all moves lose there and a search
     * without it may find the one that is hardest to answer. A kept tree is discarded if its new root has another table.
     */
    default Tablebase<S> from(S root) {
        return this;
    }
}
