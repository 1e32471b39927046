/**
 * The final decision: which move is played when the budget is spent.
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().decision(new RobustChild()).build();
 * }</pre>
 *
 * <p>A {@link io.mcts.decision.FinalDecision} sees the same {@link io.mcts.selection.Children} as a selection policy does,
 * but runs once a search: the usual one is {@link io.mcts.decision.RobustChild}. It decides neither when a search ends, which the
 * {@link io.mcts.Budget} does, nor where iterations go. What a solver has proven goes before
 * every decision: a proven win is always played.
 */
@NullMarked
package io.mcts.decision;

import org.jspecify.annotations.NullMarked;
