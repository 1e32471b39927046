/**
 * Connect Four: discs fall down the columns of an upright board, and four in a row win.
 *
 * <p>{@link io.mcts.games.connectfour.ConnectFour} is the game, {@link io.mcts.games.connectfour.Drop} a move. Small boards have a word for
 * each player ({@code OneWordDiscs}), larger ones rows, columns and diagonals ({@code LineDiscs}). {@link
 * io.mcts.games.connectfour.ThreatMoves} and {@link io.mcts.games.connectfour.LineValue} are parts of a search for this game.
 */
@Stable
@NullMarked
package io.mcts.games.connectfour;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
