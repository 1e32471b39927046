/**
 * Leduc hold'em: poker with six cards and two rounds of betting, the usual small game to measure searches with hidden information. With
 * best play player 0 loses 0.0856 a game.
 */
@Experimental
@NullMarked
package io.mcts.games.leduc;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
