/**
 * Copies of the root of one tree or several. Internal: not exported from the module.
 *
 * <p>A {@link io.mcts.root.RootReport} makes a result of a {@link io.mcts.root.RootView}; a {@link io.mcts.root.TreeSnapshot} copies the
 * top of a tree.
 */
@NullMarked
package io.mcts.root;

import org.jspecify.annotations.NullMarked;
