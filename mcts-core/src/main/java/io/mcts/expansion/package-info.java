/**
 * Expansion, the second of the four steps: which moves a node gets as children.
 *
 * <p>By default all legal moves; a {@link io.mcts.expansion.MoveFilter} may leave some out:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().expansion(MoveFilter.all()).build();
 * }</pre>
 *
 * <p>{@link io.mcts.expansion.DecisiveMoves} is the one filter here that knows more. In which order children are tried, and how many
 * of them at first, is not settled here but in {@link io.mcts.selection}.
 */
@NullMarked
package io.mcts.expansion;

import org.jspecify.annotations.NullMarked;
