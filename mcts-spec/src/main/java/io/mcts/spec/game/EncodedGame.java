package io.mcts.spec.game;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/**
 * A game whose states a neural network can be shown. With {@code mcts-onnx} beside it, it has the evaluator
 * {@code network:file=MODEL.onnx}.
 */
public interface EncodedGame<S extends GameState<S, M>, M extends Move> extends Game<S, M> {

    /**
     * Returns the encodings in which a network sees the game.
     *
     * @return one encoding for each symmetry of the board, the plain one first; none if these options leave the board to chance.
     *     Another call returns equal ones, such as records.
     */
    List<? extends StateEncoding<S, M>> encodings();

    /**
     * The network that comes with the game: a model in the ONNX format with the outputs {@code policy}, logits, and {@code value}, from -1
     * to 1.
     *
     * @return a new stream; empty unless overridden
     * @throws IllegalArgumentException if it does not know the board of these options; the message says which one it knows
     */
    default Optional<InputStream> network() {
        return Optional.empty();
    }
}
