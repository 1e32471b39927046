package io.mcts.game;

/** Estimates the value of a state for rollouts, leaves or the scores of unvisited moves. Immutable and thread-safe. */
@FunctionalInterface
public interface Heuristic<S> {

    /**
     * Estimates a state that is not terminal but may be a chance state; leaves it unchanged.
     *
     * @param payoffs receives the expected payoff of each player, in the game's own units and within its payoff range
     */
    void estimate(S state, double[] payoffs);
}
