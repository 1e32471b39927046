/**
 * The trees of information set search: {@link io.mcts.imperfect.tree.InformationSetTree} is the search with its workers, {@link
 * io.mcts.imperfect.tree.InformationTree} the tree of one worker, for one observer, several, or determinized states.
 */
@NullMarked
package io.mcts.imperfect.tree;

import org.jspecify.annotations.NullMarked;
