/**
 * Hearts: a trick-taking card game for four players, with as few cards as one likes.
 *
 * <p>{@link io.mcts.games.hearts.Hearts} is the game, {@link io.mcts.games.hearts.Card} its moves.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@NullMarked
package io.mcts.games.hearts;

import org.jspecify.annotations.NullMarked;
