/** Nodes (information sets), the choice of a move at one, and the statistics of a root. */
@NullMarked
package io.mcts.imperfect.node;

import org.jspecify.annotations.NullMarked;
