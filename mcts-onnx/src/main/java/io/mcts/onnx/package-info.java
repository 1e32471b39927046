/**
 * Neural networks in the ONNX format as evaluators: an {@link io.mcts.onnx.OnnxEvaluator}, run by ONNX Runtime, uses a {@link
 * io.mcts.encoding.StateEncoding} for states and moves, and a {@link io.mcts.onnx.ValueDecoder} for values. For training see {@code
 * io.mcts.selfplay.Trainer}.
 */
@Experimental
@NullMarked
package io.mcts.onnx;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
