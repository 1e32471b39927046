/**
 * Selection, the first of the four steps: the child to which an iteration descends.
 *
 * <pre>{@code
 * Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder().selection(Ucb1.of(0.7)).build();
 * }</pre>
 *
 * <p>A {@link SelectionPolicy} chooses among the {@link Children} of a node by statistics only. It never sees the state, and keeps
 * nothing between calls. What it reads beyond visits and means, it {@linkplain SelectionPolicy#needs needs}: a {@link Statistic}
 * that the search keeps for it. In all formulas n and N are the visits of the child and of the node, and the mean is of rewards in
 * [0, 1].
 */
@NullMarked
package io.mcts.selection;

import org.jspecify.annotations.NullMarked;
