/** Tic-tac-toe: three in a row on a board of three by three. Small enough to be known by exhaustion, it serves to test searches. */
@Stable
@NullMarked
package io.mcts.games.tictactoe;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
