/**
 * Search in games with hidden information, simultaneous moves or chance too wide to list: those with {@link
 * io.mcts.game.HiddenInformation}, {@link io.mcts.game.SimultaneousMoves} and {@link io.mcts.game.SampledChance}.
 * <ul>
 * <li>{@link io.mcts.imperfect.InformationSetMcts} searches with the knowledge of the player to move; a {@link
 * io.mcts.imperfect.determinization.Determinizer} draws the hidden part. For simultaneous moves, {@link
 * io.mcts.imperfect.selection.RegretMatching} learns a mixed strategy for each player.
 * <li>{@link io.mcts.imperfect.OutcomeSampling} follows a whole game and converges to an equilibrium.
 * <li>Both can follow a game as an {@link io.mcts.imperfect.ObservedGame}; {@link io.mcts.imperfect.Particles} replace a hidden part that a
 * game cannot draw, or a client does not have.
 * <li>Both return a {@link io.mcts.imperfect.strategy.MixedResult}: statistics, and a mixed strategy.
 * <li>{@link io.mcts.imperfect.exact.Exploitability} measures a {@link io.mcts.imperfect.strategy.MixedPolicy} exactly, in small games.
 * </ul>
 *
 * <p>Values are rewards, payoffs scaled to [0, 1], unless called payoffs.
 */
@Experimental
@NullMarked
package io.mcts.imperfect;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
