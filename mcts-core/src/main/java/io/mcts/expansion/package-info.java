/**
 * Expansion, the second of the four steps: which moves of a new node become its children; by default all legal moves.
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().expansion(new DecisiveMoves<>()).build();
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.expansion;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
