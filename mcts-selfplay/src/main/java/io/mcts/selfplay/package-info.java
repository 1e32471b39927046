/**
 * Networks that learn a game from itself, over any game with a {@link io.mcts.encoding.StateEncoding}.
 *
 * <p>{@link io.mcts.selfplay.SelfPlay} lets a search play against itself, and writes positions, policies and results to files that
 * {@code numpy.load} reads; {@link io.mcts.selfplay.SampleText} carries a game from one process to another. A
 * {@link io.mcts.selfplay.Trainer} starts a program that trains a network on them, such as the jar {@code mcts-training}. A
 * {@link io.mcts.selfplay.LearningRun} does both in turn, and compares each network with those before.
 */
@Experimental
@NullMarked
package io.mcts.selfplay;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
