/**
 * Neural networks as evaluators of a search.
 *
 * <p>A network in the ONNX format, trained by any program, becomes an {@link io.mcts.onnx.OnnxEvaluator}: a
 * {@link io.mcts.evaluation.BatchEvaluator} for {@code Mcts.puct}. A {@link io.mcts.encoding.StateEncoding} shows a state to the network
 * and says which number of its policy belongs to a move; a {@link io.mcts.onnx.ValueDecoder} says what its value means.
 *
 * <p>The inference is that of ONNX Runtime. Training is that of another program, which {@code io.mcts.selfplay.Trainer} starts.
 */
@Experimental
@NullMarked
package io.mcts.onnx;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
