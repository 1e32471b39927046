package io.mcts.onnx;

import io.mcts.game.GameState;

/** What the value that a network gives for a state means. Immutable and used by many threads at once. */
@FunctionalInterface
public interface ValueDecoder {

    /**
     * Computes the expected payoffs.
     *
     * @param output the numbers of the value output for the state
     * @param state the state that was evaluated; left unchanged
     * @param perspective the player from whose point of view the state was shown, as {@link StateEncoding#perspective} says
     * @param payoffs receives the expected payoff of each player, in the game's own units and within its payoff range
     * @throws IllegalStateException if the numbers have no meaning; the message says which are allowed
     */
    void decode(float[] output, GameState<?, ?> state, int perspective, double[] payoffs);

    /** How many numbers the value output has for each state; 1 unless overridden. */
    default int size() {
        return 1;
    }

    /**
     * One number, from -1 for the least payoff of the player from whose point of view the state is shown to 1 for the greatest. The
     * other player, if there is one, gets the opposite.
     */
    static ValueDecoder minusOneToOne() {
        return new ScaledValue(-1, 1);
    }

    /**
     * One number, from 0 for the least payoff of the player from whose point of view the state is shown to 1 for the greatest. The other
     * player, if there is one, gets the opposite.
     */
    static ValueDecoder zeroToOne() {
        return new ScaledValue(0, 1);
    }
}
