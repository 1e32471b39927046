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
 */
@NullMarked
package io.mcts.policy;

import org.jspecify.annotations.NullMarked;
