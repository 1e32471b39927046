/**
 * Goofspiel: two players bid for prizes at once, each card once. The usual game to measure searches for simultaneous moves.
 *
 * <p>{@link io.mcts.games.goofspiel.Goofspiel} is the game, {@link io.mcts.games.goofspiel.GoofspielRules} its variants,
 * {@link io.mcts.games.goofspiel.GoofspielMove} its moves.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Experimental
@NullMarked
package io.mcts.games.goofspiel;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
