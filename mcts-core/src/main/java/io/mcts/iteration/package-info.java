/**
 * One iteration of a search over one tree. Internal: not exported from the module.
 *
 * <p>{@link io.mcts.iteration.TreeState} is a tree with its root; {@link io.mcts.iteration.Iteration} has the four steps. It makes nodes
 * by an {@link io.mcts.iteration.Expansion}, records moves in a {@link io.mcts.iteration.MoveTrace} and step rewards in
 * {@link io.mcts.iteration.StepReturns}.
 */
@NullMarked
package io.mcts.iteration;

import org.jspecify.annotations.NullMarked;
