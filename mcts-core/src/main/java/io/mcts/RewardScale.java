package io.mcts;

import io.mcts.game.GameState;

/** Scales the payoffs of a game to rewards in [0, 1], and refuses those outside the declared range. */
record RewardScale(double minPayoff, double maxPayoff) {

    static RewardScale of(GameState<?, ?> state) {
        RewardScale scale = new RewardScale(state.minPayoff(), state.maxPayoff());
        if (!(scale.minPayoff < scale.maxPayoff) || Double.isInfinite(scale.maxPayoff - scale.minPayoff)) {
            throw new IllegalStateException("minPayoff() is less than maxPayoff() and their difference finite, not "
                    + scale.minPayoff + " and " + scale.maxPayoff + ", in " + state);
        }
        return scale;
    }

    boolean contains(double payoff) {
        return payoff >= minPayoff && payoff <= maxPayoff;
    }

    /** Turns the payoffs of a state, a number for each player, into rewards. */
    void scale(double[] payoffs, GameState<?, ?> state) {
        for (int player = 0; player < payoffs.length; player++) {
            if (!contains(payoffs[player])) {
                throw new IllegalStateException("the payoff of player " + player + " is " + payoffs[player]
                        + ", outside the declared range [" + minPayoff + ", " + maxPayoff + "], in " + state);
            }
            payoffs[player] = (payoffs[player] - minPayoff) / (maxPayoff - minPayoff);
        }
    }
}
