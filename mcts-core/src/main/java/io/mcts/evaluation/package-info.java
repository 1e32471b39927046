/**
 * Simulation, the third of the four steps: the value of a leaf by a rollout, a heuristic or a network ({@link
 * io.mcts.evaluation.LeafBatches}).
 * <pre>{@code
 * Mcts<S, M> byRollouts = Mcts.<S, M>builder().rollout(policy).build();
 * Mcts<S, M> byHeuristic = Mcts.<S, M>builder().evaluator((state, random, payoffs) -> ...).build();
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.evaluation;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
