/**
 * The game side: what a game implements so that any search can play it.
 *
 * <p>{@link GameState} is a position with its rules, {@link Move} a choice or an outcome of chance. An adapter needs nothing else.
 * A state may add capabilities: {@link Resettable} saves allocation, {@link ImmediateWins} names the moves that win at once,
 * {@link DecisivePlayOut} plays a whole game by them, {@link PositionKey} identifies equal positions, {@link StepRewards} adds rewards,
 * {@link SampledMoves} and {@link SampledChance} draw moves that cannot be listed, and {@link HiddenInformation} and
 * {@link SimultaneousMoves} are for the searches of {@code mcts-imperfect}. All methods of a state are called by one thread at a time, and
 * a generator that they receive is their only source of randomness. A {@link Heuristic} estimates the value of states;
 * {@link Notation}, which a search does not need, is the written form of positions and moves.
 */
@Stable
@NullMarked
package io.mcts.game;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
