package io.mcts.spec.game;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** A game with encodings for neural networks. With {@code mcts-onnx} it has the evaluator {@code network:file=MODEL.onnx}. */
public interface EncodedGame<S extends GameState<S, M>, M extends Move> extends Game<S, M> {

    /**
     * Returns an encoding for each symmetry of the board, the identity first; none if the board is random. Encodings of different calls are
     * equal.
     */
    List<? extends StateEncoding<S, M>> encodings();

    /**
     * Opens the network of the game: an ONNX model with the outputs {@code policy}, logits, and {@code value}, from -1 to 1; empty unless
     * overridden.
     *
     * @throws IllegalArgumentException if it does not support this board; the message names the supported ones
     */
    default Optional<InputStream> network() {
        return Optional.empty();
    }
}
