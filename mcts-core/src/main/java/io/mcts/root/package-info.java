/**
 * Copies of roots: a {@link io.mcts.root.RootReport} makes a result of a {@link io.mcts.root.RootView}; a {@link io.mcts.root.TreeSnapshot}
 * copies the top.
 */
@NullMarked
package io.mcts.root;

import org.jspecify.annotations.NullMarked;
