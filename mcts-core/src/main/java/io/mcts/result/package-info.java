/**
 * What a search answers: values only, independent of the tree they came from.
 *
 * <p>A {@link io.mcts.result.SearchResult} has the {@link io.mcts.result.MoveStatistics} of every root move, the lines
 * expected after them, and the {@link io.mcts.result.SearchEffort} with its {@link io.mcts.result.StopReason}. With a solver,
 * the {@link io.mcts.result.Bounds} say what is proven. A {@link io.mcts.result.TreeNode} is a copy of a part of the tree:
 *
 * <pre>{@code
 * SearchResult<Drop> result = mcts.search(state, Budget.millis(500));
 * state.play(result.draw(0.5, random));
 * }</pre>
 *
 * <p>Values are rewards, payoffs scaled to [0, 1]. What is made of them to be read is in {@link io.mcts.report}.
 */
@NullMarked
package io.mcts.result;

import org.jspecify.annotations.NullMarked;
