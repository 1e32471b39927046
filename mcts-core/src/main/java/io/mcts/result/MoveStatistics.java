package io.mcts.result;

import io.mcts.game.Move;

/**
 * What a search found out about one move of its root.
 *
 * @param move the move; at a chance root an outcome
 * @param visits the iterations that began with it, or passed through it before the tree was advanced to this root
 * @param mean the mean reward, from 0 to 1, of the player who chooses at the root ({@link SearchResult#player}); 0.5 for a move
 *     never visited
 * @param standardError the standard error of the mean, estimated from the rewards since this state became the root. With fewer than
 *     two of them it is 0.5 / √visits, the greatest possible. It is 0 after equal rewards, even a few, and for a move whose value
 *     is proven; then the mean is that value.
 * @param bounds what is proven of the player's reward; the mean is clamped to them. {@link Bounds#UNKNOWN} without a solver
 */
public record MoveStatistics<M extends Move>(M move, long visits, double mean, double standardError, Bounds bounds) {}
