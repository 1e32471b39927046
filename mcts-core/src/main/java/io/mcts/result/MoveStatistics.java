package io.mcts.result;

import io.mcts.game.Move;

/**
 * The findings of a search about one move of its root; at a chance root, about an outcome.
 *
 * @param visits the iterations that began with it, or passed through it before the tree was advanced to this root
 * @param mean the mean reward, from 0 to 1, of the player who chooses at the root ({@link SearchResult#player}); 0.5 for a move
 *     never visited
 * @param standardError the standard error of the mean, estimated from the rewards since this state became the root: 0.5 / √visits, the
 *     greatest possible, with fewer than two of them; 0 after equal rewards, even a few, and for a proven value, which is then the mean
 * @param bounds the proven bounds of the player's reward, to which the mean is clamped; {@link Bounds#UNKNOWN} without a solver
 */
public record MoveStatistics<M extends Move>(M move, long visits, double mean, double standardError, Bounds bounds) {}
