/**
 * Internal: the trees of information set search, of one observer, of several, and of determinized states.
 *
 * <p>{@link io.mcts.imperfect.tree.InformationSetTree} is the search with its workers, {@link io.mcts.imperfect.tree.InformationTree}
 * the tree of one of them: an iteration draws a state, selects, expands, values the leaf and backpropagates.
 */
@NullMarked
package io.mcts.imperfect.tree;

import org.jspecify.annotations.NullMarked;
