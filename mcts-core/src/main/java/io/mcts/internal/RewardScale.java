package io.mcts.internal;

import io.mcts.game.GameState;

public record RewardScale(double minPayoff, double maxPayoff) {

    public static RewardScale of(GameState<?, ?> state) {
        RewardScale scale = new RewardScale(state.minPayoff(), state.maxPayoff());
        if (!(scale.minPayoff < scale.maxPayoff) || Double.isInfinite(scale.maxPayoff - scale.minPayoff)) {
            throw new IllegalStateException("minPayoff() is less than maxPayoff() and their difference finite, not "
                    + scale.minPayoff + " and " + scale.maxPayoff + ", in " + state);
        }
        return scale;
    }

    /** Turns the players' payoffs into rewards in place. Only the extreme payoffs become 0 and 1, never by rounding. */
    public void scale(double[] payoffs, GameState<?, ?> state) {
        for (int player = 0; player < payoffs.length; player++) {
            double payoff = payoffs[player];
            if (!(payoff >= minPayoff && payoff <= maxPayoff)) {
                throw new IllegalStateException("the payoff of player " + player + " is " + payoff
                        + ", outside the declared range [" + minPayoff + ", " + maxPayoff + "], in " + state);
            }
            double reward = (payoff - minPayoff) / (maxPayoff - minPayoff);
            payoffs[player] = reward == 1 && payoff < maxPayoff ? Math.nextDown(1.0) : reward;
        }
    }
}
