/**
 * The general game playing protocol: a game manager sends the rules of a game and the moves of all players over HTTP, and a player answers
 * with its moves.
 *
 * <p>{@link io.mcts.engines.ggp.GgpPlayer} answers messages, {@link io.mcts.engines.ggp.GgpServer} listens to them. A {@code GgpMatch} holds
 * the game, its state and the tree kept between turns.
 *
 * <p>Source: N. Love, T. Hinrichs, D. Haley, E. Schkufza, M. Genesereth, <i>General Game Playing: Game Description Language
 * Specification</i>, Stanford Logic Group LG-2006-01, 2008, with the later messages {@code INFO}, {@code PREVIEW} and {@code ABORT}.
 */
@Experimental
@NullMarked
package io.mcts.engines.ggp;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
