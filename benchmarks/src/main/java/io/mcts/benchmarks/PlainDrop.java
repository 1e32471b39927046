package io.mcts.benchmarks;

import io.mcts.game.Move;

/**
 * A move of {@link PlainArrays}.
 *
 * @param index the column, from 0
 */
record PlainDrop(int index) implements Move {}
