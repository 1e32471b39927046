/**
 * Trains networks on games of self-play, by PyTorch: {@link io.mcts.training.Train} is a program.
 *
 * <p>A {@link io.mcts.training.Network} is written once, in {@link io.mcts.training.Operations}: {@link io.mcts.training.TorchOperations}
 * compute it, with gradients, and {@link io.mcts.training.OnnxOperations} write it to a file.
 */
@NullMarked
package io.mcts.training;

import org.jspecify.annotations.NullMarked;
