/**
 * The final decision: which move is played when the budget is spent.
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().decision(new RobustChild()).build();
 * }</pre>
 *
 * <p>A {@link io.mcts.decision.FinalDecision} sees the same {@link io.mcts.selection.Children} as a selection policy, but is
 * asked once per search; the usual one is {@link io.mcts.decision.RobustChild}. It does not decide when a search ends (the budget
 * does) or where iterations go. A solver's proofs take precedence over every decision: a proven win is always played.
 */
@NullMarked
package io.mcts.decision;

import org.jspecify.annotations.NullMarked;
