/**
 * Games from which a network learns, over any game with a {@link io.mcts.encoding.StateEncoding}.
 *
 * <p>{@link io.mcts.selfplay.SelfPlay} lets a search play against itself, and writes positions, policies and results to files that
 * {@code numpy.load} reads; {@link io.mcts.selfplay.SampleText} carries a game from one process to another. Training
 * is not part of this package: {@code io.mcts.onnx.Trainer} starts a program for it, such as the jar {@code mcts-training}.
 */
@NullMarked
package io.mcts.selfplay;

import org.jspecify.annotations.NullMarked;
