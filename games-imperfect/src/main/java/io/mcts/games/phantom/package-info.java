/**
 * Phantom tic-tac-toe: tic-tac-toe in which players do not see the marks of the other.
 *
 * <p>{@link io.mcts.games.phantom.PhantomTicTacToe} is the game, {@link io.mcts.games.phantom.PhantomCell} its moves. Moves themselves
 * are hidden, so it serves to compare searches that model what the other player knows.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Experimental
@NullMarked
package io.mcts.games.phantom;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
