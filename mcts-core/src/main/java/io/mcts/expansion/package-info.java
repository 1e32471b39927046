/**
 * Expansion, the second of the four steps: which moves a node gets as children.
 *
 * <p>By default all legal moves; a {@link io.mcts.expansion.MoveFilter} may leave some out:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().expansion(MoveFilter.all()).build();
 * }</pre>
 */
@NullMarked
package io.mcts.expansion;

import org.jspecify.annotations.NullMarked;
