/**
 * Reports: a finished search in a form to be read or drawn: {@link io.mcts.report.TextReport},
 * {@link io.mcts.report.JsonReport}, {@link io.mcts.report.DotReport}.
 *
 * <pre>{@code
 * SearchTree<S, M> tree = mcts.tree(state);
 * tree.search(Budget.iterations(10_000));
 * String dot = DotReport.of(tree.snapshot(3, 5));
 * }</pre>
 *
 * <p>All three read {@link io.mcts.TreeNode}s, copies that outlive the tree. They return text and print nothing; why a move is the
 * best, {@link io.mcts.SearchResult#explain} says.
 */
@NullMarked
package io.mcts.report;

import org.jspecify.annotations.NullMarked;
