package io.mcts.game;

/**
 * Estimates the value of a state without playing on.
 *
 * <p>A heuristic is immutable and used by many threads at once. It can guide rollouts, value the leaves of a search, or score
 * moves before their first visit.
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
