/**
 * Hearts: a trick-taking card game for four players, with a deck of any size.
 *
 * <p>{@link io.mcts.games.hearts.Hearts} is the game, {@link io.mcts.games.hearts.Card} its moves,
 * {@link io.mcts.games.hearts.DuckPolicy} a rule-based player.
 *
 * <p>Nothing here knows a search: the game depends on {@code io.mcts.game} alone, the player on {@code io.mcts.policy}.
 */
@Experimental
@NullMarked
package io.mcts.games.hearts;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
