/**
 * Search in games whose players do not see everything, move at once, or wait for chance with too many outcomes to list.
 *
 * <p>The games are those of {@link io.mcts.game}, with the capabilities {@link io.mcts.game.HiddenInformation},
 * {@link io.mcts.game.SimultaneousMoves} and {@link io.mcts.game.SampledChance}.
 *
 * <ul>
 *   <li>{@link io.mcts.imperfect.InformationSetMcts} searches for the player to move and knows only what they know: by one tree of
 *       their information sets, by one for each player, or by several states drawn. A
 *       {@link io.mcts.imperfect.determinization.Determinizer} draws what is hidden. For simultaneous moves
 *       {@link io.mcts.imperfect.selection.RegretMatching} learns a mixed strategy for each player.
 *   <li>{@link io.mcts.imperfect.OutcomeSampling} follows a whole game and converges to an equilibrium.
 *   <li>Both can sit at the board for a game, as an {@link io.mcts.imperfect.ObservedGame} that is told what its player sees.
 *       {@link io.mcts.imperfect.Particles} stand in for the hidden part where a game cannot draw it, or a client does not have it.
 *   <li>Both answer with a {@link io.mcts.imperfect.strategy.MixedResult}: the statistics of the moves, and a mixed strategy.
 *   <li>{@link io.mcts.imperfect.exact.Exploitability} measures exactly how much a
 *       {@link io.mcts.imperfect.strategy.MixedPolicy} loses to those who know it, in small games.
 * </ul>
 *
 * <p>Budgets, threads, listeners, selection policies, rollouts, evaluators and final decisions are those of {@code mcts-core}.
 * Values are rewards, payoffs scaled to [0, 1], except where a payoff is said.
 */
@Experimental
@NullMarked
package io.mcts.imperfect;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
