/**
 * Selection, the first of the four steps: which child an iteration goes down to.
 *
 * <p>A {@link io.mcts.selection.SelectionPolicy} chooses among the {@link io.mcts.selection.Children} of a node:
 *
 * <pre>{@code
 * Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder().selection(Ucb1.of(0.7)).build();
 * }</pre>
 *
 * <p>A policy sees statistics only, never the state; what it chooses by is kept in the tree.
 */
@NullMarked
package io.mcts.selection;

import org.jspecify.annotations.NullMarked;
