/**
 * Expansion, the second of the four steps: which moves of a new node become its children.
 *
 * <p>By default all legal moves; a {@link MoveFilter} such as {@link DecisiveMoves} leaves some out:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().expansion(new DecisiveMoves<>()).build();
 * }</pre>
 *
 * <p>The order in which children are tried, and how many at first, is a matter of {@link io.mcts.selection}.
 */
@Stable
@NullMarked
package io.mcts.expansion;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
