package io.mcts.imperfect;

import io.mcts.game.GameState;

/** Scales the payoffs of a game to rewards in [0, 1], and refuses those outside of the declared range. */
record Rewards(double minPayoff, double maxPayoff) {

    static Rewards of(GameState<?, ?> state) {
        return new Rewards(state.minPayoff(), state.maxPayoff());
    }

    Rewards {
        if (!(minPayoff < maxPayoff) || Double.isInfinite(maxPayoff - minPayoff)) {
            throw new IllegalStateException("minPayoff() is less than maxPayoff() and their difference finite, not "
                    + minPayoff + " and " + maxPayoff);
        }
    }

    /** Turns the payoffs of a state, one for each player, into rewards. */
    void scale(double[] payoffs, GameState<?, ?> state) {
        for (int player = 0; player < payoffs.length; player++) {
            double payoff = payoffs[player];
            if (!(payoff >= minPayoff && payoff <= maxPayoff)) {
                throw new IllegalStateException("the payoff of player " + player + " is " + payoff
                        + ", outside the declared range [" + minPayoff + ", " + maxPayoff + "], in " + state);
            }
            payoffs[player] = (payoff - minPayoff) / (maxPayoff - minPayoff);
        }
    }
}
