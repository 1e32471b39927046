/**
 * An iteration of a search over one tree. Internal: not exported from the module.
 *
 * <p>{@link io.mcts.iteration.TreeState} is a tree with its root; {@link io.mcts.iteration.Iteration} has the four steps,
 * {@code PlainIteration} those of plain UCT.
 */
@NullMarked
package io.mcts.iteration;

import org.jspecify.annotations.NullMarked;
