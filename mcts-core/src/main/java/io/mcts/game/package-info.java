/**
 * The interfaces of games. An adapter needs only {@link GameState}, a position with its rules, and {@link Move}. Optional capabilities:
 * {@link Resettable} saves allocation, {@link ImmediateWins} and {@link DecisivePlayOut} are for decisive moves, {@link PositionKey}
 * identifies equal positions, {@link StepRewards} adds rewards, {@link SampledMoves} and {@link SampledChance} draw moves that cannot be
 * listed, and {@link HiddenInformation} and {@link SimultaneousMoves} are for {@code mcts-imperfect}. A generator that a method receives is
 * its only source of randomness.
 */
@Stable
@NullMarked
package io.mcts.game;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
