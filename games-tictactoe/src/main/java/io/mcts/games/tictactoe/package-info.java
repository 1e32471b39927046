/**
 * Tic-tac-toe: three in a row on a board of three by three.
 *
 * <p>{@link io.mcts.games.tictactoe.TicTacToe} is the game, {@link io.mcts.games.tictactoe.Cell} its moves. The game is small
 * enough that everything about it is known by exhaustion, so it serves to test searches, not to challenge them.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Stable
@NullMarked
package io.mcts.games.tictactoe;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
