package io.mcts.internal;

import io.mcts.game.GameState;

/** Checks that payoffs lie in the range that their game declares. */
public final class PayoffRange {

    private PayoffRange() {}

    /**
     * Refuses a payoff outside the declared range, and one that was not set (NaN).
     *
     * @param role what gave the payoffs, such as "the heuristic"
     * @param part the part itself
     * @param payoffs that of each player
     * @throws IllegalStateException if one is refused, with the source, the player, the value, the range and the state
     */
    public static void require(String role, Object part, GameState<?, ?> state, double[] payoffs) {
        double least = state.minPayoff();
        double most = state.maxPayoff();
        for (int player = 0; player < payoffs.length; player++) {
            if (!(payoffs[player] >= least && payoffs[player] <= most)) {
                throw new IllegalStateException(role + " " + part + " gives player " + player + " a payoff of "
                        + payoffs[player] + ", outside the declared range [" + least + ", " + most + "], in " + state);
            }
        }
    }
}
