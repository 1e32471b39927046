package io.mcts.result;

import io.mcts.game.Move;

/**
 * The findings of a search about one move of its root; at a chance root, about an outcome.
 *
 * @param visits the iterations that began with it, or passed through it before the tree was advanced to this root
 * @param mean the mean reward, from 0 to 1, of {@link SearchResult#player}, clamped to the bounds; 0.5 without visits
 * @param standardError the standard error of the mean, from the rewards since this state became the root: 0.5 / √visits with fewer than
 *     two; 0 after equal rewards and for a proven value
 */
public record MoveStatistics<M extends Move>(M move, long visits, double mean, double standardError, Bounds bounds) {}
