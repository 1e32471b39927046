package io.mcts.tree;

import io.mcts.game.Move;

/** A move whose index need not tell it from others. */
record NamedMove(int index, String name) implements Move {}
