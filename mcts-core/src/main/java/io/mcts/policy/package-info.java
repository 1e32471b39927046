/**
 * Policies, which choose a move in a state.
 *
 * <p>A {@link Policy} is the rollout policy of a search, a baseline player, or a player that searches:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().rollout(new UniformPolicy<>()).build();
 * Policy<S, M> player = mcts.policy(Budget.iterations(10_000));
 * }</pre>
 *
 * <p>Some policies and {@link MoveScores} learn during a search. The composed parts are immutable and shared; each search makes its
 * own from them, through {@link Learning}:
 *
 * <pre>{@code
 * Mcts.<S, M>builder().rollout(new EpsilonGreedyPolicy<>(0.4, new MastScores<>())).build();
 * }</pre>
 *
 * <p>Inside the tree a {@link io.mcts.selection.SelectionPolicy} chooses, by statistics rather than by states.
 */
@Stable
@NullMarked
package io.mcts.policy;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
