package io.mcts.benchmarks;

import io.mcts.game.Move;

/** A move of {@link OneMoveGame}. */
record Arm(int index) implements Move {}
