/**
 * Selection, the first of the four steps: the child to which an iteration descends.
 *
 * <pre>{@code
 * Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder().selection(Ucb1.of(0.7)).build();
 * }</pre>
 *
 * <p>A {@link SelectionPolicy} chooses among the {@link Children} of a node by their statistics. It never sees the state, and keeps
 * nothing between calls. A {@link Statistic} beyond visits and means is kept if the policy {@linkplain SelectionPolicy#needs needs}
 * it. In all formulas n and N are the visits of the child and of the node, and the mean is of rewards in [0, 1].
 */
@Stable
@NullMarked
package io.mcts.selection;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
