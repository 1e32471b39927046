/**
 * Rock, paper, scissors with unequal stakes: one move, made at once.
 *
 * <p>{@link io.mcts.games.rockpaperscissors.RockPaperScissors} is the game, {@link io.mcts.games.rockpaperscissors.Hand} its moves.
 * The best mixed strategy is 1/16 rock, 10/16 paper, 5/16 scissors, so it serves to test searches for simultaneous moves.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Experimental
@NullMarked
package io.mcts.games.rockpaperscissors;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
