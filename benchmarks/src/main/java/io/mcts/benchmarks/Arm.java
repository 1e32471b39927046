package io.mcts.benchmarks;

import io.mcts.game.Move;

/** A move of {@link Bandit}. */
record Arm(int index) implements Move {}
