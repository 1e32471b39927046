/**
 * What is known of a root: of one tree, or of several together. Internal: not exported from the module.
 *
 * <p>A {@link io.mcts.root.RootView} is a copy of the root, known by its moves; a {@link io.mcts.root.RootReport} makes a result of it, with
 * the {@link io.mcts.root.RootLines} of the trees. A {@link io.mcts.root.TreeSnapshot} copies the top of a tree.
 */
@NullMarked
package io.mcts.root;

import org.jspecify.annotations.NullMarked;
