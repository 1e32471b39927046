package io.mcts.onnx;

import io.mcts.game.GameState;

/**
 * A number that is linear in the payoff of a player.
 *
 * @param least what stands for the least payoff
 * @param greatest what stands for the greatest
 * @param clamps whether numbers outside are taken for the nearer end
 */
record ScaledValue(double least, double greatest, boolean clamps) implements ValueDecoder {

    /** The amount by which a network, which computes with single precision, may exceed its range. */
    private static final double TOLERANCE = 1e-3;

    /** The rounding error of a payoff, relative to the range. */
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

    /**
     * Sets the payoffs of one player, or of two who get opposite ones.
     *
     * @param share where the payoff of the player with the perspective lies, from 0 for the least payoff to 1 for the greatest
     */
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

    /** A payoff that rounding has moved away from an end of the range of its game is that end; any other one stays as it is. */
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
