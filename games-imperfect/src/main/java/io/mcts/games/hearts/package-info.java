/**
 * Hearts: a trick-taking card game for four players, with a deck of any size. {@link io.mcts.games.hearts.DuckPolicy} is a rule-based
 * player.
 */
@Experimental
@NullMarked
package io.mcts.games.hearts;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
