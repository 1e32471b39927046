package io.mcts.result;

import io.mcts.game.Move;

/**
 * The findings of a search about one move of its root; at a chance root, about an outcome.
 *
 * @param visits the iterations that began with it, or passed through it before the tree was advanced to this root
 * @param mean the mean reward, from 0 to 1, of {@link SearchResult#player}, clamped to the bounds; 0.5 without visits
 * @param standardError the standard error of the mean: the standard deviation of the rewards since this state became the root, over
 *     √visits. Equal rewards count as if one of them were at the other end of the range: 1 / visits, but at most 0.5 / √visits, as after one
 *     reward or none. 0 for a proven value
 */
public record MoveStatistics<M extends Move>(M move, long visits, double mean, double standardError, Bounds bounds) {}
