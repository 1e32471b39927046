/**
 * Trains networks on games of self-play.
 *
 * <p>{@link io.mcts.examples.learning.Learn} goes round: it plays, trains and compares. {@link io.mcts.examples.learning.Train} trains in
 * Java, {@code train.py} in Python. A {@link io.mcts.examples.learning.Network} is written once, in
 * {@link io.mcts.examples.learning.Operations}: {@link io.mcts.examples.learning.TorchOperations} compute it, with gradients, and
 * {@link io.mcts.examples.learning.OnnxOperations} write it to a file.
 */
@NullMarked
package io.mcts.examples.learning;

import org.jspecify.annotations.NullMarked;
