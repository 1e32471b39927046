/**
 * The final decision: which move is played when the search stops. A solver's proofs take precedence: a proven win is always played.
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().decision(new RobustChild()).build();
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.decision;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
