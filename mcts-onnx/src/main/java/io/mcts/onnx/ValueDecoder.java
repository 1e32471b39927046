package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;

/** The meaning of a network's value output. Immutable and used by many threads at once. */
@FunctionalInterface
public interface ValueDecoder {

    /**
     * Computes the expected payoffs.
     *
     * @param output the numbers for the state
     * @param state left unchanged
     * @param perspective the player of {@link StateEncoding#perspective}
     * @param payoffs receives each player's expected payoff, within the payoff range
     * @throws IllegalStateException if the numbers are invalid; the message names the valid ones
     */
    void decode(float[] output, GameState<?, ?> state, int perspective, double[] payoffs);

    /** Returns the width of the output for each state; 1 unless overridden. */
    default int size() {
        return 1;
    }

    /**
     * Decodes one number, from -1 for the least payoff of the player of the encoding's perspective to 1 for the greatest. An opponent gets
     * the opposite.
     */
    static ValueDecoder minusOneToOne() {
        return scaled(-1, 1);
    }

    /** Decodes one number as {@link #minusOneToOne}, but from 0 to 1. */
    static ValueDecoder zeroToOne() {
        return scaled(0, 1);
    }

    /** Decodes one number as {@link #minusOneToOne}, but between two others; numbers outside are rejected. */
    static ValueDecoder scaled(double least, double greatest) {
        return new ScaledValue(least, greatest, false);
    }

    /** Decodes one number as {@link #scaled}, but clamps numbers outside, for networks without a final tanh. */
    static ValueDecoder clamped(double least, double greatest) {
        return new ScaledValue(least, greatest, true);
    }

    /**
     * Decodes probabilities of results, with values from -1 to 1 for the player of the encoding's perspective, such as {@code outcomes(1,
     * 0, -1)} for win, draw and loss. An opponent gets the opposite.
     */
    static ValueDecoder outcomes(double... values) {
        return Outcomes.of(false, values);
    }

    /** Decodes as {@link #outcomes}, but from logits, by their softmax. */
    static ValueDecoder outcomeLogits(double... values) {
        return Outcomes.of(true, values);
    }
}
