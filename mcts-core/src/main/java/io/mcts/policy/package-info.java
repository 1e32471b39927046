/**
 * Policies, which choose a move in a state.
 *
 * <p>A {@link Policy} serves as the rollout policy of a search, as a baseline player, and, wrapped around a search, as a player
 * that searches:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().rollout(new UniformPolicy<>()).build();
 * Policy<S, M> player = mcts.policy(Budget.iterations(10_000));
 * }</pre>
 *
 * <p>Some policies and {@link io.mcts.policy.MoveScores} learn while they serve the rollouts of a search or as its prior. The composed parts are
 * immutable and shared; each search makes its own from them, through {@link io.mcts.policy.Learning}:
 *
 * <pre>{@code
 * Mcts.<S, M>builder().rollout(new EpsilonGreedyPolicy<>(0.4, new MastScores<>())).build();
 * }</pre>
 *
 * <p>Inside the tree a {@link io.mcts.selection.SelectionPolicy} chooses, by statistics rather than by states.
 */
@NullMarked
package io.mcts.policy;

import org.jspecify.annotations.NullMarked;
