package io.mcts.game;

/**
 * Estimates the value of a state without playing on: to guide rollouts, to value the leaves of a search, or to score moves
 * before their first visit. Immutable and used by many threads at once.
 */
@FunctionalInterface
public interface Heuristic<S> {

    /**
     * Estimates the value of a state for every player.
     *
     * @param state a state that is not terminal, possibly a chance state; left unchanged
     * @param payoffs receives the expected payoff of each player, in the game's own units and within its payoff range
     */
    void estimate(S state, double[] payoffs);
}
