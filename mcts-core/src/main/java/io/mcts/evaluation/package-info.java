/**
 * Simulation, the third of the four phases: the value of a leaf.
 *
 * <p>An {@link io.mcts.evaluation.Evaluator} values a state for every player. The usual one plays a rollout with a
 * {@link io.mcts.policy.Policy}, which {@code rollout(policy)} of the builder sets:
 *
 * <pre>{@code
 * Mcts<S, M> byRollouts = Mcts.<S, M>builder().rollout(policy).build();
 * Mcts<S, M> byHeuristic = Mcts.<S, M>builder().evaluator((state, random, payoffs) -> ...).build();
 * }</pre>
 *
 * <p>A model that values many states in one call, as a neural network does, is a {@link io.mcts.evaluation.BatchEvaluator};
 * {@link io.mcts.evaluation.LeafBatches} say how a search collects leaves for it.
 */
@Stable
@NullMarked
package io.mcts.evaluation;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
