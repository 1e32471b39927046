/**
 * Expansion, the second of the four phases: which moves of a new node become its children.
 *
 * <p>By default all legal moves; a {@link io.mcts.expansion.MoveFilter} may leave some out, as
 * {@link io.mcts.expansion.DecisiveMoves} does:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().expansion(new DecisiveMoves<>()).build();
 * }</pre>
 *
 * <p>The order in which children are tried, and how many of them at first, is a matter of {@link io.mcts.selection}.
 */
@NullMarked
package io.mcts.expansion;

import org.jspecify.annotations.NullMarked;
