/**
 * Kuhn poker: three cards, two players, one bet. The smallest game in which bluffing pays.
 *
 * <p>{@link io.mcts.games.kuhn.KuhnPoker} is the game, {@link io.mcts.games.kuhn.KuhnMove} its moves and cards. With best play
 * player 0 loses 1/18 of the ante a game, so it serves to test searches with hidden information.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Experimental
@NullMarked
package io.mcts.games.kuhn;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
