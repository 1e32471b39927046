/**
 * Simulation, the third of the four steps: what a leaf is worth.
 *
 * <p>An {@link io.mcts.evaluation.Evaluator} values a state for every player. The usual one plays a rollout with a
 * {@link io.mcts.policy.Policy}; {@code rollout(policy)} of the builder is short for it:
 *
 * <pre>{@code
 * Mcts<S, M> byRollouts = Mcts.<S, M>builder().rollout(policy).build();
 * Mcts<S, M> byHeuristic = Mcts.<S, M>builder().evaluator((state, random, payoffs) -> ...).build();
 * }</pre>
 *
 * <p>What values many states in one call, as a neural network does, is a {@link io.mcts.evaluation.BatchEvaluator}. A search takes
 * it within {@link io.mcts.evaluation.LeafBatches}; it may also give the priors of the moves:
 *
 * <pre>{@code
 * Mcts<S, M> byModel = Mcts.<S, M>builder()
 *         .selection(new Puct(1, 0.25))
 *         .evaluator(new LeafBatches<>(model, 16, 2)) // 16 leaves a call, a virtual loss of 2 visits
 *         .build();
 * }</pre>
 */
@NullMarked
package io.mcts.evaluation;

import org.jspecify.annotations.NullMarked;
