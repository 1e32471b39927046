/**
 * Policies, which choose a move in a state: rollout policies, baseline players, or players that search.
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().rollout(new UniformPolicy<>()).build();
 * Policy<S, M> player = mcts.policy(Budget.iterations(10_000));
 * }</pre>
 *
 * <p>Some policies and {@link MoveScores} learn during a search, through {@link Learning}:
 * <pre>{@code
 * Mcts.<S, M>builder().rollout(new EpsilonGreedyPolicy<>(0.4, new MastScores<>())).build();
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.policy;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
