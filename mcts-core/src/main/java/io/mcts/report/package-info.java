/**
 * Reports of a finished search as text, which they return without printing.
 * <pre>{@code
 * SearchTree<S, M> tree = mcts.tree(state);
 * SearchResult<M> result = tree.search(Budget.iterations(10_000));
 * String why = Explanation.of(result);
 * String dot = DotReport.of(tree.snapshot(3, 5));
 * }</pre>
 */
@Experimental
@NullMarked
package io.mcts.report;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
