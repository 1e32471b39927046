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
 */
@NullMarked
package io.mcts.evaluation;

import org.jspecify.annotations.NullMarked;
