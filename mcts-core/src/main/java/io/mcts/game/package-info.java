/**
 * The game side: what a game has to say of itself so that any search can play it.
 *
 * <p>{@link io.mcts.game.GameState} is a position with its rules, {@link io.mcts.game.Move} a choice or an outcome of chance.
 * That is all an adapter needs. The other interfaces are capabilities that a state may add and a search asks for once:
 * {@link io.mcts.game.Resettable} saves allocation, {@link io.mcts.game.ImmediateWins} names the moves that win at once, and
 * {@link io.mcts.game.DecisivePlayOut} plays a whole game by them; {@link io.mcts.game.PositionKey} tells equal positions.
 * A {@link io.mcts.game.Heuristic} is what is known of the worth of states. {@link io.mcts.game.Notation} is how positions and moves
 * are written; a search needs none.
 *
 * <p>Nothing here searches: this package knows no other package of the library.
 */
@NullMarked
package io.mcts.game;

import org.jspecify.annotations.NullMarked;
