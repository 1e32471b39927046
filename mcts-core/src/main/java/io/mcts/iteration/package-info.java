/** The iteration of a search: {@link io.mcts.iteration.TreeState} is a tree, {@link io.mcts.iteration.Iteration} the four steps. */
@NullMarked
package io.mcts.iteration;

import org.jspecify.annotations.NullMarked;
