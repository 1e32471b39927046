package io.mcts.onnx;

import io.mcts.game.GameState;

/**
 * One number that is linear in the payoff of a player.
 *
 * @param least what stands for the least payoff
 * @param greatest what stands for the greatest
 */
record ScaledValue(double least, double greatest) implements ValueDecoder {

    /** By how much a network, which computes with single precision, may exceed its range. */
    private static final double TOLERANCE = 1e-3;

    private static final int MOST_PLAYERS = 2;

    @Override
    public void decode(float[] output, GameState<?, ?> state, int perspective, double[] payoffs) {
        if (payoffs.length > MOST_PLAYERS) {
            throw new IllegalStateException("one value is for a game of one or two players, not " + payoffs.length
                    + "\nMaybe the network has a value for each player: that needs a ValueDecoder of its own.");
        }
        if (perspective < 0 || perspective >= payoffs.length) {
            throw new IllegalStateException(
                    "the encoding shows the state from the point of view of player " + perspective
                            + ", and there are players 0 to " + (payoffs.length - 1)
                            + "\nMaybe it has to override perspective(state), for states in which chance is to move.");
        }
        double value = output[0];
        if (!(value >= least - TOLERANCE && value <= greatest + TOLERANCE)) {
            throw new IllegalStateException("a value is a number from " + least + " to " + greatest + ", not " + value);
        }
        double share = Math.max(0, Math.min(1, (value - least) / (greatest - least)));
        double range = state.maxPayoff() - state.minPayoff();
        for (int player = 0; player < payoffs.length; player++) {
            payoffs[player] = state.minPayoff() + range * (player == perspective ? share : 1 - share);
        }
    }

    @Override
    public String toString() {
        return least + " to " + greatest;
    }
}
