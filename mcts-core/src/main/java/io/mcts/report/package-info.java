/**
 * Reports: a finished search as text. They return it and print nothing.
 *
 * <pre>{@code
 * SearchTree<S, M> tree = mcts.tree(state);
 * SearchResult<M> result = tree.search(Budget.iterations(10_000));
 * String why = Explanation.of(result);
 * String dot = DotReport.of(tree.snapshot(3, 5));
 * }</pre>
 *
 * <p>{@link Explanation} says why a move is the best. {@link TextReport}, {@link JsonReport} and {@link DotReport} show a tree by
 * its {@link io.mcts.result.TreeNode}s.
 */
@Experimental
@NullMarked
package io.mcts.report;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
