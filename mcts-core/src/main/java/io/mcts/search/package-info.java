/**
 * The engine: what runs when a search is called. Internal: not exported from the module.
 *
 * <p>{@link io.mcts.search.TreeState} is a tree with its root, {@code Search} adds iterations to it, on one thread or
 * several; {@link io.mcts.search.Iteration} has the four steps. {@link io.mcts.search.RootReport} makes a result of what a tree
 * holds. Unless a class says otherwise, each thread needs objects of its own.
 */
@NullMarked
package io.mcts.search;

import org.jspecify.annotations.NullMarked;
