package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;

/** The meaning of the value that a network gives for a state. Immutable and used by many threads at once. */
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

    /** Returns the number of values that the output has for each state; 1 unless overridden. */
    default int size() {
        return 1;
    }

    /**
     * Decodes one number, from -1 for the least payoff of the player from whose point of view the state is shown to 1 for the greatest. The
     * other player, if there is one, gets the opposite.
     */
    static ValueDecoder minusOneToOne() {
        return scaled(-1, 1);
    }

    /**
     * Decodes one number, from 0 for the least payoff of the player from whose point of view the state is shown to 1 for the greatest. The
     * other player, if there is one, gets the opposite.
     */
    static ValueDecoder zeroToOne() {
        return scaled(0, 1);
    }

    /** Decodes one number, as {@link #minusOneToOne}, but between two others; numbers outside are refused. */
    static ValueDecoder scaled(double least, double greatest) {
        return new ScaledValue(least, greatest, false);
    }

    /**
     * Decodes one number, as {@link #scaled}, but numbers outside are taken for the nearer end, as a network without a last tanh gives
     * them.
     */
    static ValueDecoder clamped(double least, double greatest) {
        return new ScaledValue(least, greatest, true);
    }

    /**
     * The probabilities of some results, each of which is worth something to the player from whose point of view the state is shown. A
     * head of win, draw and loss is {@code outcomes(1, 0, -1)}. The other player, if there is one, gets the opposite.
     *
     * @param values what each is worth, from -1 for the least payoff to 1 for the greatest
     */
    static ValueDecoder outcomes(double... values) {
        return Outcomes.of(false, values);
    }

    /** Works like {@link #outcomes}, but the network gives logits, from which a softmax makes probabilities. */
    static ValueDecoder outcomeLogits(double... values) {
        return Outcomes.of(true, values);
    }
}
