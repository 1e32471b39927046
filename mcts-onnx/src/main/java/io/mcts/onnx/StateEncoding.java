package io.mcts.onnx;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.nio.FloatBuffer;

/**
 * How a network sees a game: a state as numbers, and a move as a place in the policy. Immutable and used by many threads at once.
 *
 * <p>A game with symmetries has several encodings, one for each way to turn or mirror the board.
 */
public interface StateEncoding<S extends GameState<?, M>, M extends Move> {

    /** The shape of the tensor of one state, such as 3 planes of 6 rows and 7 columns; without the number of states. */
    int[] shape();

    /**
     * Writes a state that is not terminal.
     *
     * @param state left unchanged
     * @param tensor all zero, as many numbers as {@link #shape} has, to be set by {@link FloatBuffer#put(int, float)} in row-major order
     *     from index 0
     */
    void encode(S state, FloatBuffer tensor);

    /**
     * The player from whose point of view a state is shown, whose value the network gives: the player to move unless overridden. Override
     * it if states may be evaluated before chance has moved.
     */
    default int perspective(S state) {
        return state.currentPlayer();
    }

    /** The number of places in the policy. */
    int policySize();

    /**
     * The place of a legal move in the policy of a state, from 0 to {@code policySize() - 1}.
     *
     * @param state not a chance state
     */
    int policyIndex(S state, M move);
}
