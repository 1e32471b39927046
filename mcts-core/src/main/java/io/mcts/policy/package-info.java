/**
 * Policies: what chooses a move in a state.
 *
 * <p>A {@link io.mcts.policy.Policy} serves as the rollout policy of a search, as a baseline player, and, wrapped round a
 * search, as a player that searches:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().rollout(new UniformPolicy<>()).build();
 * Policy<S, M> player = mcts.policy(Budget.iterations(10_000));
 * }</pre>
 *
 * <p>Some policies and {@link io.mcts.policy.MoveScores} learn while they serve the rollouts of a search: what is composed is
 * immutable and shared, and each search tree makes its own of it, through {@link io.mcts.policy.Learning}:
 *
 * <pre>{@code
 * Mcts.<S, M>builder().rollout(new EpsilonGreedyPolicy<S, M>(0.4, new MastScores<>())).build();
 * }</pre>
 *
 * <p>What chooses inside the tree, by statistics and not by states, is no policy of this package but a
 * {@link io.mcts.selection.SelectionPolicy}.
 */
@NullMarked
package io.mcts.policy;

import org.jspecify.annotations.NullMarked;
