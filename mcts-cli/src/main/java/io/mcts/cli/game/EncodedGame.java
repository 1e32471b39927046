package io.mcts.cli.game;

import io.mcts.cli.catalog.Entry;
import io.mcts.cli.network.Networks;
import io.mcts.cli.part.PartContext;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.onnx.StateEncoding;
import java.util.List;

/** A game whose states a network can be shown. */
public interface EncodedGame<S extends GameState<S, M>, M extends Move> extends Game<S, M> {

    /**
     * How a network sees the game.
     *
     * @return one encoding for each symmetry of the board, the plain one first; none if these options leave the board to chance.
     *     Another call returns equal ones, such as records.
     */
    List<? extends StateEncoding<S, M>> encodings();

    /** {@inheritDoc} Unless overridden {@code network:file=MODEL.onnx}, a network of your own. */
    @Override
    default List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return List.of(Networks.entryOfFile(this::encodings));
    }
}
