/**
 * Selection, the first of the four steps: the child to which an iteration descends. In all formulas n and N are the visits of the child and
 * of the node, and the mean is of rewards in [0, 1].
 * <pre>{@code
 * Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder().selection(Ucb1.of(0.7)).build();
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.selection;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
