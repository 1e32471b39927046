/**
 * The final decision: which move is played when the search stops.
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().decision(new RobustChild()).build();
 * }</pre>
 *
 * <p>A {@link FinalDecision} sees the same {@link io.mcts.selection.Children} as a selection policy, but is asked once per search.
 * A solver's proofs take precedence: a proven win is always played.
 */
@Stable
@NullMarked
package io.mcts.decision;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
