/** The stones of a side, kept in numbers, for the rules and the evaluations. Not for others: the package is not exported. */
@NullMarked
package io.mcts.games.einstein.board;

import org.jspecify.annotations.NullMarked;
