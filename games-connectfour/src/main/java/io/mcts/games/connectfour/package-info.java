/**
 * Connect Four: discs fall down the columns of an upright board, and four in a row win.
 *
 * <p>{@link io.mcts.games.connectfour.ConnectFour} is the game, on boards of 4 by 4 up to 12 by 12 cells of which any may be
 * blocked; {@link io.mcts.games.connectfour.Drop} is a move, {@link io.mcts.games.connectfour.BoardCell} a place on the board,
 * {@link io.mcts.games.connectfour.ConnectFourNotation} the written form.
 *
 * <p>Behind these, a {@code Board} is what all positions of a game share: its size and its blocked cells. A small board is
 * kept in one word a player ({@code OneWordDiscs}), a larger one as its rows, columns and diagonals
 * ({@code LineDiscs}). An {@code ObservedBoard} checks positions that come from outside.
 *
 * <p>{@link io.mcts.games.connectfour.ThreatMoves} and {@link io.mcts.games.connectfour.LineValue} are parts of a search that are for this
 * game alone. Nothing else here knows a search.
 */
@Stable
@NullMarked
package io.mcts.games.connectfour;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
