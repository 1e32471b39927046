/**
 * Reports: a finished search in a form to be read or drawn.
 *
 * <pre>{@code
 * SearchTree<S, M> tree = mcts.tree(state);
 * SearchResult<M> result = tree.search(Budget.iterations(10_000));
 * String why = Explanation.of(result);
 * String dot = DotReport.of(tree.snapshot(3, 5));
 * }</pre>
 *
 * <p>{@link io.mcts.report.Explanation} says why a move is the best. {@link io.mcts.report.TextReport},
 * {@link io.mcts.report.JsonReport} and {@link io.mcts.report.DotReport} show a tree by its {@link io.mcts.result.TreeNode}s,
 * copies that outlive it. All return text and print nothing.
 */
@NullMarked
package io.mcts.report;

import org.jspecify.annotations.NullMarked;
