/**
 * Kuhn poker: three cards, two players, one bet; the smallest game in which bluffing pays. With best play player 0 loses 1/18 of the ante a
 * game, so it serves to test searches with hidden information.
 */
@Experimental
@NullMarked
package io.mcts.games.kuhn;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
