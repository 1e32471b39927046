/**
 * The results of a search: values only, independent of the tree they came from.
 *
 * <p>A {@link SearchResult} has the {@link MoveStatistics} of every root move, the lines expected after them, and the
 * {@link SearchEffort} with its {@link StopReason}. {@link Bounds} are proven by a solver. A {@link TreeNode} copies a part of the tree.
 *
 * <pre>{@code
 * SearchResult<Drop> result = mcts.search(state, Budget.millis(500));
 * state.play(result.draw(0.5, random));
 * }</pre>
 *
 * <p>Values are rewards, payoffs scaled to [0, 1]. {@link io.mcts.report} prints them.
 */
@Stable
@NullMarked
package io.mcts.result;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
