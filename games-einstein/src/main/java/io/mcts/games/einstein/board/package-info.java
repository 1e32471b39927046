/** The stones of a side, packed in numbers. */
@NullMarked
package io.mcts.games.einstein.board;

import org.jspecify.annotations.NullMarked;
