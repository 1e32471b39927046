/**
 * Selection, the first of the four steps: the child to which an iteration descends.
 *
 * <p>A {@link io.mcts.selection.SelectionPolicy} chooses among the {@link io.mcts.selection.Children} of a node:
 *
 * <pre>{@code
 * Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder().selection(Ucb1.of(0.7)).build();
 * }</pre>
 *
 * <p>A policy sees statistics only, never the state, and keeps nothing between calls. What it reads beyond visits and means,
 * it {@linkplain io.mcts.selection.SelectionPolicy#needs needs}: a {@link io.mcts.selection.Statistic} that the search keeps
 * for it.
 */
@NullMarked
package io.mcts.selection;

import org.jspecify.annotations.NullMarked;
