/**
 * The game side: what a game implements so that any search can play it.
 *
 * <p>{@link io.mcts.game.GameState} is a position with its rules, {@link io.mcts.game.Move} a choice or an outcome of chance.
 * An adapter needs nothing else. A state may add capabilities:
 * {@link io.mcts.game.Resettable} saves allocation, {@link io.mcts.game.ImmediateWins} names the moves that win at once,
 * {@link io.mcts.game.DecisivePlayOut} plays a whole game by them, and {@link io.mcts.game.PositionKey} identifies equal
 * positions. {@link io.mcts.game.StepRewards} pay on the way, {@link io.mcts.game.SampledMoves} and
 * {@link io.mcts.game.SampledChance} draw what cannot be listed. {@link io.mcts.game.HiddenInformation} and
 * {@link io.mcts.game.SimultaneousMoves} open further kinds of games to the searches of {@code mcts-imperfect}. Like all methods of a state, theirs are called by one thread at a time. A {@link io.mcts.game.Heuristic} estimates
 * the value of states; {@link io.mcts.game.Notation} is the written form of positions and moves, which a search does not need.
 *
 * <p>Nothing here searches: this package depends on no other package of the library.
 */
@NullMarked
package io.mcts.game;

import org.jspecify.annotations.NullMarked;
