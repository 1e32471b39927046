package io.mcts;

import io.mcts.game.Move;

/**
 * What a search found out about one move of its root.
 *
 * @param move the move; at a chance root an outcome
 * @param visits how many iterations began with it
 * @param mean the mean reward, payoffs scaled to [0, 1], of the player who chooses at the root ({@link SearchResult#player});
 *     0.5 for a move never visited
 * @param standardError the standard error of the mean, estimated from the spread of the rewards; with fewer than two of them
 *     0.5, the greatest standard deviation that a reward can have
 * @param <M> the moves of the game
 */
public record MoveStatistics<M extends Move>(M move, long visits, double mean, double standardError) {}
