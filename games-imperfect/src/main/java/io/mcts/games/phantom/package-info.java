/**
 * Phantom tic-tac-toe: players do not see the marks of the other. Moves themselves are hidden, so it serves to compare searches that model
 * the knowledge of the other player.
 */
@Experimental
@NullMarked
package io.mcts.games.phantom;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
