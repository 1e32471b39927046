/**
 * Rock, paper, scissors with unequal stakes: one simultaneous move. The best mixed strategy is 1/16 rock, 10/16 paper, 5/16 scissors, so it
 * serves to test searches for simultaneous moves.
 */
@Experimental
@NullMarked
package io.mcts.games.rockpaperscissors;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
