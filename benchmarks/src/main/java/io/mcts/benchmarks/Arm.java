package io.mcts.benchmarks;

import io.mcts.game.Move;

record Arm(int index) implements Move {}
