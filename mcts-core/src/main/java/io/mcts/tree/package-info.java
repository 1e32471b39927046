/**
 * The nodes of a search, packed in memory. {@link io.mcts.tree.Tree} owns the words, {@link io.mcts.tree.Node} is a cursor over them,
 * {@link io.mcts.tree.TreePath} holds the edges of one iteration, and {@link io.mcts.tree.MoveTable} numbers the moves. Unless a class says
 * otherwise, each thread needs its own objects.
 */
@NullMarked
package io.mcts.tree;

import org.jspecify.annotations.NullMarked;
