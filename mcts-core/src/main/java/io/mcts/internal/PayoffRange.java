package io.mcts.internal;

import io.mcts.game.GameState;

public final class PayoffRange {

    private PayoffRange() {}

    /** Refuses a payoff outside the declared range or NaN; the role of the part is a noun such as "the heuristic". */
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

    public static double clamp(GameState<?, ?> state, double payoff) {
        return Math.max(state.minPayoff(), Math.min(state.maxPayoff(), payoff));
    }
}
