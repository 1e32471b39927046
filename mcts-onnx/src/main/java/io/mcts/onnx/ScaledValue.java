package io.mcts.onnx;

import io.mcts.game.GameState;

/**
 * A number that is linear in the payoff of a player, between those of the least and greatest payoff.
 *
 * @param clamps whether other numbers are clamped
 */
record ScaledValue(double least, double greatest, boolean clamps) implements ValueDecoder {

    /** The excess over the range that single precision may cause. */
    private static final double TOLERANCE = 1e-3;

    private static final double ROUNDING = 1e-9;

    private static final int MOST_PLAYERS = 2;

    ScaledValue {
        if (!(least < greatest && Double.isFinite(greatest - least))) {
            throw new IllegalArgumentException(
                    "a value lies between two numbers, the lesser first, not " + least + " and " + greatest);
        }
    }

    @Override
    public void decode(float[] output, GameState<?, ?> state, int perspective, double[] payoffs) {
        double value = output[0];
        double slack = clamps ? Double.MAX_VALUE : TOLERANCE;
        if (!(value >= least - slack && value <= greatest + slack)) {
            throw new IllegalStateException("a value is a number from " + least + " to " + greatest + ", not " + value);
        }
        share((value - least) / (greatest - least), state, perspective, payoffs);
    }

    /** Sets the payoff of a player by its share of the payoff range, from 0 to 1, and the opposite one of an opponent. */
    static void share(double share, GameState<?, ?> state, int perspective, double[] payoffs) {
        if (payoffs.length > MOST_PLAYERS) {
            throw new IllegalStateException("such a value is for a game of one or two players, not " + payoffs.length
                    + "\nMaybe the network has a value for each player: that needs a ValueDecoder of its own.");
        }
        if (perspective < 0 || perspective >= payoffs.length) {
            throw new IllegalStateException(
                    "the encoding shows the state from the point of view of player " + perspective
                            + ", and there are players 0 to " + (payoffs.length - 1)
                            + "\nMaybe it has to override perspective(state), for states in which chance is to move.");
        }
        double inside = Math.max(0, Math.min(1, share));
        double range = state.maxPayoff() - state.minPayoff();
        for (int player = 0; player < payoffs.length; player++) {
            payoffs[player] = rounded(state, state.minPayoff() + range * (player == perspective ? inside : 1 - inside));
        }
    }

    /** Snaps a payoff within the rounding error to the end of the payoff range. */
    static double rounded(GameState<?, ?> state, double payoff) {
        double least = state.minPayoff();
        double most = state.maxPayoff();
        double slack = ROUNDING * (most - least);
        return Math.abs(payoff - least) <= slack ? least : Math.abs(payoff - most) <= slack ? most : payoff;
    }

    @Override
    public String toString() {
        return least + " to " + greatest + (clamps ? ", clamped" : "");
    }
}
