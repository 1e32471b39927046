/**
 * Leduc hold'em: poker with six cards and two rounds of betting, the usual small game to measure searches with hidden information.
 *
 * <p>{@link io.mcts.games.leduc.Leduc} is the game, {@link io.mcts.games.leduc.LeducMove} its moves and cards. With best play
 * player 0 loses 0.0856 a game.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Experimental
@NullMarked
package io.mcts.games.leduc;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
